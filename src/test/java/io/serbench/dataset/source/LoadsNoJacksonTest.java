package io.serbench.dataset.source;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.dataset.Bytes;
import io.serbench.dataset.DataType;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** In a JVM of its own: what a child does to have its data set uses no library. */
class LoadsNoJacksonTest {
  /** What the JVM runs. */
  static final class Child {
    private Child() {}

    public static void main(String[] args) throws Exception {
      new Recipe.Encoded(Bytes.of(Files.readAllBytes(Path.of(args[1])))).make(args[0]);
    }
  }

  @TempDir private Path directory;

  @ParameterizedTest
  @ValueSource(strings = {"media.1", "clients.1k"})
  void decodingLoadsTheJdksClassesAndOurs(String name) throws Exception {
    Path encoded = directory.resolve("encoded");
    DataType<?> type = Datasets.all().type(Datasets.family(name)).orElseThrow();
    Recipe.Encoded packed = (Recipe.Encoded) DatasetSource.embedded(name, type).packed().recipe();
    Files.write(encoded, packed.bytes().array());
    List<String> loaded = loaded(name, encoded.toString());
    assertThat(loaded)
        .contains(type.root().getName())
        .allMatch(each -> each.matches("(java|jdk|sun|io\\.serbench)\\..*"))
        .doesNotContain("java.io.ObjectInputStream")
        .noneMatch(each -> each.startsWith("io.serbench.dataset.Json"));
  }

  private List<String> loaded(String... arguments) throws IOException, InterruptedException {
    Path log = directory.resolve("log");
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xlog:class+load:file=" + log,
                "-cp",
                System.getProperty("java.class.path"),
                Child.class.getName(),
                arguments[0],
                arguments[1])
            .redirectOutput(directory.resolve("out").toFile())
            .redirectErrorStream(true)
            .start();
    assertThat(process.waitFor()).isZero();
    // "[0.1s][info][class,load] io.serbench.dataset.Dataset source: file:/..."
    return Files.readAllLines(log).stream()
        .filter(entry -> entry.contains(" source: "))
        .map(entry -> entry.substring(0, entry.indexOf(" source: ")))
        .map(entry -> entry.substring(entry.lastIndexOf(' ') + 1))
        .toList();
  }
}
