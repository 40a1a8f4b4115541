package io.serbench.lab.jmh;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The command line of {@link AgainstJmh}.
 *
 * @param folder the folder for the measurements of both tools
 * @param markdown the file for the tables as Markdown; empty to print them only
 * @param reuse whether to evaluate the measurements in the folder instead of making new ones
 * @param serbench the other arguments, which are for serbench, with defaults
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
   * Parses a command line and adds the defaults.
   *
   * @throws IllegalArgumentException if an option would affect only one of the tools
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
