package io.serbench.catalog;

import java.util.List;

/**
 * The command-line options that a library needs.
 *
 * @param flags the options, each with the JDKs that get it
 * @param withoutUnsafe the library's own options for working without {@code sun.misc.Unsafe}, with
 *     which rows are not measured; empty if it has none, or needs none
 */
public record JvmFlags(List<Flag> flags, List<String> withoutUnsafe) {
  /** No options. */
  public static final JvmFlags NONE = new JvmFlags(List.of(), List.of());

  /** The option is new in JDK 23 (JEP 471); older JVMs refuse to start with it. */
  private static final int FIRST_WITH_UNSAFE_OPTION = 23;

  /**
   * A command-line option.
   *
   * @param first the feature version of the first JDK that gets the option
   * @param last the feature version of the last JDK that gets it
   */
  public record Flag(String option, int first, int last) {
    /** Opens a package such as {@code java.base/java.lang} to the library, from a JDK on. */
    static Flag opens(String opened, int first) {
      return new Flag("--add-opens=" + opened + "=ALL-UNNAMED", first, Integer.MAX_VALUE);
    }

    /**
     * Lets the library access memory through {@code sun.misc.Unsafe} without the warning that newer
     * JVMs print.
     *
     * @param last the feature version of the last JDK on which the library does
     */
    static Flag unsafe(int last) {
      return new Flag("--sun-misc-unsafe-memory-access=allow", FIRST_WITH_UNSAFE_OPTION, last);
    }

    /** Sets a system property, given as {@code name=value}. */
    static Flag property(String property) {
      return new Flag("-D" + property, 0, Integer.MAX_VALUE);
    }
  }

  public JvmFlags {
    flags = List.copyOf(flags);
    withoutUnsafe = List.copyOf(withoutUnsafe);
  }

  /**
   * Returns the command-line options for a JVM.
   *
   * @param jdk the JVM's feature version: 17, 25
   */
  public List<String> forJdk(int jdk) {
    return flags.stream()
        .filter(flag -> flag.first <= jdk && jdk <= flag.last)
        .map(Flag::option)
        .toList();
  }
}
