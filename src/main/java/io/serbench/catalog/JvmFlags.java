package io.serbench.catalog;

import java.util.List;

/**
 * What a JVM must be told so that a library works on it.
 *
 * @param flags options, each for the JDKs that need it
 * @param withoutUnsafe the library's own options for doing without {@code sun.misc.Unsafe}; empty
 *     if it has none, or needs none. Rows are not measured with them
 */
public record JvmFlags(List<Flag> flags, List<String> withoutUnsafe) {
  /** Nothing special. */
  public static final JvmFlags NONE = new JvmFlags(List.of(), List.of());

  /** JEP 471 gave JDK 23 the option; older JVMs refuse to start with it. */
  private static final int FIRST_WITH_UNSAFE_OPTION = 23;

  /**
   * A command-line option.
   *
   * @param first the first JDK that is given it, by its feature version: 17, 25
   * @param last the last one
   */
  public record Flag(String option, int first, int last) {
    /** Opens a package to the library, {@code java.base/java.lang}, from that JDK on. */
    static Flag opens(String opened, int first) {
      return new Flag("--add-opens=" + opened + "=ALL-UNNAMED", first, Integer.MAX_VALUE);
    }

    /**
     * Lets the library access memory through {@code sun.misc.Unsafe}, of which newer JVMs warn on
     * the console.
     *
     * @param last the last JDK on which it does
     */
    static Flag unsafe(int last) {
      return new Flag("--sun-misc-unsafe-memory-access=allow", FIRST_WITH_UNSAFE_OPTION, last);
    }

    /** Sets up the library by a system property: {@code name=value}. */
    static Flag property(String property) {
      return new Flag("-D" + property, 0, Integer.MAX_VALUE);
    }
  }

  public JvmFlags {
    flags = List.copyOf(flags);
    withoutUnsafe = List.copyOf(withoutUnsafe);
  }

  /**
   * The command-line options for one JVM.
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
