package io.serbench.cli;

import io.serbench.process.InstalledJdks;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The java that runs the forks, and its options, as the user gave them. */
final class JavaProgram {
  private static final String EXAMPLE =
      "the java of a JDK, such as -jvm=/opt/jdk-25/bin/java, or its version, such as -jvm=25";

  private static final Pattern FEATURE = Pattern.compile("\\d{1,4}");

  /**
   * Java programs, by absolute paths. A JDK's directory will do as well, and so will the number of
   * its version.
   */
  static final Value<List<Path>> PROGRAMS = Value.file("JVMS", (option, text) -> programs(text));

  /**
   * Options of a JVM. Blanks separate them; quotes, single or double, keep what stands between them
   * together.
   */
  static final Value<List<String>> ARGUMENTS = Value.of("ARGS", (option, text) -> arguments(text));

  private JavaProgram() {}

  private static List<Path> programs(String text) throws UsageException {
    List<Path> programs = new ArrayList<>();
    for (String name : text.split(",", -1)) {
      Path program =
          FEATURE.matcher(name.strip()).matches()
              ? installed(Integer.parseInt(name.strip()))
              : program(name);
      if (programs.contains(program)) {
        throw new UsageException("-jvm=" + text + " names " + program + " twice; give it once");
      }
      programs.add(program);
    }
    return programs;
  }

  private static Path installed(int feature) throws UsageException {
    SortedMap<Integer, Path> found = InstalledJdks.ofThisMachine().programs();
    Path program = found.get(feature);
    if (program == null) {
      throw new UsageException(
          "-jvm="
              + feature
              + ": no such JDK was found, but "
              + found.keySet().stream().map(String::valueOf).collect(Collectors.joining(", "))
              + "; give one of these, or the path of another");
    }
    return program;
  }

  private static Path program(String name) throws UsageException {
    if (name.isBlank()) {
      throw new UsageException("-jvm is empty; give " + EXAMPLE);
    }
    Path path = path(name);
    Path program = Files.isDirectory(path) ? inJdk(path) : path;
    if (!Files.exists(program)) {
      String what = Files.exists(path) ? " has no bin/java" : " does not exist";
      throw new UsageException("-jvm=" + path + what + "; give " + EXAMPLE);
    }
    if (!Files.isRegularFile(program) || !Files.isExecutable(program)) {
      throw new UsageException("-jvm=" + path + " is not a program that runs; give " + EXAMPLE);
    }
    return program.toAbsolutePath(); // Forks run in another folder.
  }

  private static List<String> arguments(String text) throws UsageException {
    List<String> arguments = new ArrayList<>();
    StringBuilder argument = new StringBuilder();
    boolean inArgument = false;
    char quote = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (quote != 0 ? c == quote : c == '"' || c == '\'') {
        quote = quote == 0 ? c : 0;
        inArgument = true;
      } else if (quote == 0 && Character.isWhitespace(c)) {
        if (inArgument) {
          arguments.add(argument.toString());
        }
        argument.setLength(0);
        inArgument = false;
      } else {
        argument.append(c);
        inArgument = true;
      }
    }
    if (quote != 0) {
      throw new UsageException("-jvm-args: the quote " + quote + " is not closed; close it");
    }
    if (inArgument) {
      arguments.add(argument.toString());
    }
    return arguments;
  }

  private static Path path(String name) throws UsageException {
    try {
      return WorkingFolder.file(name);
    } catch (InvalidPathException e) {
      throw new UsageException("-jvm=" + name + " is no name of a file; give " + EXAMPLE);
    }
  }

  private static Path inJdk(Path home) {
    Path windows = home.resolve("bin").resolve("java.exe");
    return Files.exists(windows) ? windows : home.resolve("bin").resolve("java");
  }
}
