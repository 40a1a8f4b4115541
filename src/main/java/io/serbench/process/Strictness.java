package io.serbench.process;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * How a JVM takes what later ones will refuse: access to memory by {@code sun.misc.Unsafe} (JEP 471
 * and 498), and changes of final fields by reflection (JEP 500).
 */
public enum Strictness {
  /** In silence. */
  ALLOW,
  /** With a warning on standard error, once for each JVM or caller. */
  WARN,
  /** With an exception. */
  DENY;

  /** The first JDK that can be told so of {@code Unsafe}; older ones do not start then. */
  public static final int FIRST_JDK = 23;

  private static final int FIRST_JDK_WITH_FINAL_FIELDS = 26;

  /**
   * The options of a JVM.
   *
   * @param jdk its feature version, at least {@link #FIRST_JDK}
   */
  public List<String> options(int jdk) {
    String word = name().toLowerCase(Locale.ROOT);
    List<String> options = new ArrayList<>();
    options.add("--sun-misc-unsafe-memory-access=" + word);
    if (jdk >= FIRST_JDK_WITH_FINAL_FIELDS) {
      options.add("--illegal-final-field-mutation=" + word);
    }
    return options;
  }
}
