package io.serbench.lab.jmh;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The command line of {@link AgainstJmh}.
 *
 * @param folder where both tools leave what they measured
 * @param markdown where the tables go as Markdown too
 * @param reuse whether to evaluate what the folder holds instead of measuring
 * @param serbench the rest: what serbench is asked for
 */
record Arguments(Folder folder, Optional<Path> markdown, boolean reuse, List<String> serbench) {
  private static final String ROWS =
      "java-manual,kryo-flat,kryo-flat-pre,fst-flat,fory,fory-auto,protostuff-runtime,protobuf,"
          + "thrift-compact,json/jackson/databind,smile/jackson/databind,java-built-in";

  private static final String FORKS = "4";

  Arguments {
    serbench = List.copyOf(serbench);
  }

  /**
   * Takes a command line apart and adds the defaults.
   *
   * @throws IllegalArgumentException where an option would change one of the tools only
   */
  static Arguments parse(List<String> arguments) {
    Folder folder = new Folder(Path.of("target", "against-jmh"));
    Optional<Path> markdown = Optional.empty();
    boolean reuse = false;
    List<String> rest = new ArrayList<>();
    for (String argument : arguments) {
      String option = argument.startsWith("--") ? argument.substring(1) : argument;
      String value = option.substring(option.indexOf('=') + 1);
      if (option.startsWith("-folder=")) {
        folder = new Folder(Path.of(value));
      } else if (option.startsWith("-markdown=")) {
        markdown = Optional.of(Path.of(value));
      } else if (option.equals("-reuse")) {
        reuse = true;
      } else {
        rest.add(option);
      }
    }
    return new Arguments(folder, markdown, reuse, withDefaults(rest, folder));
  }

  private static List<String> withDefaults(List<String> given, Folder folder) {
    for (String option : List.of("-out", "-jvm", "-forks=0")) {
      if (has(given, option)) {
        throw new IllegalArgumentException(
            option
                + " does not go with JMH; -folder= says where files go, JAVA_HOME which JVM runs");
      }
    }
    List<String> all = new ArrayList<>(given);
    if (!has(given, "-include") && !has(given, "-exclude")) {
      all.add("-include=" + ROWS);
    }
    if (!has(given, "-forks") && !has(given, "-quick")) {
      all.add("-forks=" + FORKS);
    }
    all.add("-out=" + folder.serbench());
    return all;
  }

  private static boolean has(List<String> arguments, String option) {
    return arguments.stream()
        .anyMatch(argument -> argument.equals(option) || argument.startsWith(option + "="));
  }
}
