package io.serbench.catalog;

import java.util.ArrayList;
import java.util.List;

/**
 * What a JVM must be told so that a library works on it.
 *
 * @param opens packages that the library reflects on: {@code java.base/java.lang}
 * @param unsafe whether the library uses {@code sun.misc.Unsafe} to access memory, of which newer
 *     JVMs warn on the console
 * @param properties system properties by which the library is set up: {@code name=value}
 */
public record JvmFlags(List<String> opens, boolean unsafe, List<String> properties) {
  /** Nothing special. */
  public static final JvmFlags NONE = new JvmFlags(List.of(), false, List.of());

  /** JEP 471 gave JDK 23 the option; older JVMs refuse to start with it. */
  private static final int FIRST_WITH_UNSAFE_OPTION = 23;

  public JvmFlags {
    opens = List.copyOf(opens);
    properties = List.copyOf(properties);
  }

  /**
   * The command-line options for one JVM.
   *
   * @param jdk the JVM's feature version: 17, 25
   */
  public List<String> forJdk(int jdk) {
    List<String> options = new ArrayList<>();
    for (String open : opens) {
      options.add("--add-opens=" + open + "=ALL-UNNAMED");
    }
    if (unsafe && jdk >= FIRST_WITH_UNSAFE_OPTION) {
      options.add("--sun-misc-unsafe-memory-access=allow");
    }
    for (String property : properties) {
      options.add("-D" + property);
    }
    return options;
  }
}
