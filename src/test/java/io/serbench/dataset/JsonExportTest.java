package io.serbench.dataset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every embedded data set can be exported, edited, and read again. */
class JsonExportTest {
  private static final Datasets ALL = Datasets.all();

  @TempDir private Path folder;

  static List<String> trees() {
    return ALL.names().stream().filter(name -> shape(name) == Shape.TREE).toList();
  }

  static List<String> graphs() {
    return ALL.names().stream().filter(name -> shape(name) == Shape.GRAPH).toList();
  }

  private static Shape shape(String name) {
    return ALL.familyOf(name).orElseThrow().type().shape();
  }

  @ParameterizedTest
  @MethodSource("trees")
  void whatIsExportedIsReadAgain(String name) throws Exception {
    Family<?> family = ALL.familyOf(name).orElseThrow();
    String text = family.export(name);
    Path file = folder.resolve(Datasets.family(name) + ".mine.json");
    Files.writeString(file, text);
    Dataset<?> read = ALL.read(file);

    assertThat(DeepEquality.graphDifference(family.dataset(name).value(), read.value())).isEmpty();
    assertThat(text).startsWith("{\n").endsWith("}\n");
    assertThat(family.jsonBytes(name).orElseThrow()).isLessThan(Files.size(file));
  }

  @ParameterizedTest
  @MethodSource("graphs")
  void graphsAreRefused(String name) {
    Family<?> family = ALL.familyOf(name).orElseThrow();
    assertThatThrownBy(() -> family.export(name))
        .isInstanceOf(DataFileException.class)
        .hasMessageContaining("JSON has no shared references");
    assertThat(family.jsonBytes(name)).isEmpty();
  }

  @ParameterizedTest
  @MethodSource({"trees", "graphs"})
  void allAreDescribed(String name) {
    assertThat(ALL.about(name).orElseThrow()).isNotEmpty().hasSizeLessThanOrEqualTo(32);
  }
}
