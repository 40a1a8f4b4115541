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
  public static final JvmFlags NONE = new JvmFlags(List.of(), List.of());

  /**
   * A command-line option.
   *
   * @param first the feature version of the first JDK that gets the option
   * @param last the feature version of the last JDK that gets it
   */
  public record Flag(String option, int first, int last) {}

  public JvmFlags {
    flags = List.copyOf(flags);
    withoutUnsafe = List.copyOf(withoutUnsafe);
  }

  /** Returns the command-line options for a JVM, given its feature version: 17, 25. */
  public List<String> forJdk(int jdk) {
    return flags.stream()
        .filter(flag -> flag.first <= jdk && jdk <= flag.last)
        .map(Flag::option)
        .toList();
  }
}
