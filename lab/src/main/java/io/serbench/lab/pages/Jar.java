package io.serbench.lab.pages;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;

/** The jar that the build made, whose commands run in JVMs of their own. */
final class Jar {
  private static final String PATH = "target/serbench.jar";

  private Jar() {}

  /**
   * Returns what a command prints. Messages go to standard error.
   *
   * @throws IllegalStateException if it ends with another exit code than 0, or 1, which means that
   *     a row failed
   */
  static String run(List<String> command) throws IOException, InterruptedException {
    return run(PATH, command);
  }

  /** Returns what a command prints, if the files in a folder replace those in the jar. */
  static String run(Path replacing, List<String> command) throws IOException, InterruptedException {
    return run(replacing + System.getProperty("path.separator") + PATH, command);
  }

  private static String run(String classPath, List<String> command)
      throws IOException, InterruptedException {
    Ended ended = start(classPath, command);
    if (ended.exit() > 1) {
      throw new IllegalStateException(
          "exit code " + ended.exit() + ": serbench " + String.join(" ", command));
    }
    return ended.printed();
  }

  /** Returns what a command prints, whatever its exit code is. */
  static String printed(List<String> command) throws IOException, InterruptedException {
    return start(PATH, command).printed();
  }

  /** The end of a command. */
  private record Ended(int exit, String printed) {}

  private static Ended start(String classPath, List<String> command)
      throws IOException, InterruptedException {
    List<String> all = new ArrayList<>();
    all.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    all.addAll(List.of("-cp", classPath, "io.serbench.cli.Main"));
    all.addAll(command);
    Process process = new ProcessBuilder(all).redirectError(Redirect.INHERIT).start();
    process.getOutputStream().close();
    String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return new Ended(process.waitFor(), printed);
  }

  /** Returns the feature version of the JDK in a folder, such as 17. */
  static String feature(Path home) throws IOException {
    Properties release = new Properties();
    try (var lines = Files.newBufferedReader(home.resolve("release"))) {
      release.load(lines);
    }
    return release.getProperty("JAVA_VERSION").replaceAll("\"(\\d+).*", "$1");
  }
}
