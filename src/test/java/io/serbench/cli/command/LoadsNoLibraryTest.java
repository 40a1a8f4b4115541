package io.serbench.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.cli.Main;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** In a JVM of its own: looking something up loads what serbench is made of, and nothing else. */
class LoadsNoLibraryTest {
  /** Ours, and what serbench itself is made with. */
  private static final Pattern OURS =
      Pattern.compile(
          "^(io\\.serbench|picocli|org\\.apache\\.commons\\.(codec|csv|io|lang3|text))\\.");

  @TempDir private Path directory;

  @ParameterizedTest
  @ValueSource(strings = {"list", "list -names -effort=misc", "show *", "-help", "help list"})
  void loadsNoLibraryUnderTest(String line) throws Exception {
    List<String> foreign =
        loadedFromClassPath(line).filter(name -> !OURS.matcher(name).find()).toList();
    assertThat(foreign).isEmpty();
  }

  @EnabledForJreRange(
      max = JRE.JAVA_17,
      disabledReason = "the verifier of later JDKs loads some adapters, though none of a library")
  @ParameterizedTest
  @ValueSource(strings = {"list", "show *"})
  void loadsNoAdapter(String line) throws Exception {
    assertThat(loadedFromClassPath(line))
        .contains("io.serbench.cli.Main")
        .noneMatch(name -> name.endsWith("Serializer") && name.startsWith("io.serbench.library."));
  }

  private Stream<String> loadedFromClassPath(String line) throws IOException, InterruptedException {
    Path log = directory.resolve("log");
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.add("-Xlog:class+load:file=" + log);
    command.addAll(List.of("-cp", System.getProperty("java.class.path")));
    command.add(Main.class.getName());
    command.addAll(List.of(line.split(" ", -1)));
    Process process =
        new ProcessBuilder(command)
            .redirectOutput(directory.resolve("out").toFile())
            .redirectErrorStream(true)
            .start();
    assertThat(process.waitFor()).isZero();
    // "[0.1s][info][class,load] io.serbench.cli.Main source: file:/..."
    return Files.readAllLines(log).stream()
        .filter(entry -> entry.contains(" source: file:"))
        .map(entry -> entry.split(" ", -1))
        .map(words -> words[words.length - 3]);
  }
}
