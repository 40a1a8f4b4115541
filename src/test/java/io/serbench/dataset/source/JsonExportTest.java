package io.serbench.dataset.source;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.serbench.dataset.Bytes;
import io.serbench.dataset.DataFileException;
import io.serbench.dataset.Dataset;
import io.serbench.dataset.FileReading;
import io.serbench.dataset.JsonText;
import io.serbench.dataset.Shape;
import io.serbench.dataset.equality.Graphs;
import io.serbench.dataset.family.EmbeddedLine;
import io.serbench.dataset.family.Family;
import io.serbench.dataset.own.OwnType;
import java.nio.charset.StandardCharsets;
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
    return Listed.names().stream().filter(name -> shape(name) == Shape.TREE).toList();
  }

  static List<String> graphs() {
    return Listed.names().stream().filter(name -> shape(name) == Shape.GRAPH).toList();
  }

  private static Shape shape(String name) {
    return ALL.embedded(name).orElseThrow().type().shape();
  }

  @ParameterizedTest
  @MethodSource("trees")
  void whatIsExportedIsReadAgain(String name) throws Exception {
    Family<?> family = ALL.embedded(name).flatMap(EmbeddedSet::family).orElseThrow();
    String text = family.export(name);
    Path file = folder.resolve(Datasets.family(name) + ".mine.json");
    Files.writeString(file, text);
    Dataset<?> read = ALL.read(file, FileReading.DEFAULT, note -> {});

    assertThat(Graphs.difference(family.dataset(name).value(), read.value())).isEmpty();
    assertThat(text).startsWith("{\n").endsWith("}\n");
    long bytes = JsonText.lengthWithoutBlanks(text.getBytes(StandardCharsets.UTF_8));
    assertThat(about(name).jsonBytes()).as("about.txt").hasValue(bytes);
  }

  @ParameterizedTest
  @MethodSource("graphs")
  void graphsAreRefused(String name) {
    Family<?> family = ALL.embedded(name).flatMap(EmbeddedSet::family).orElseThrow();
    assertThatThrownBy(() -> family.export(name))
        .isInstanceOf(DataFileException.class)
        .hasMessageContaining("JSON has no shared references");
    assertThat(about(name).jsonBytes()).isEmpty();
  }

  static List<String> json() {
    return EmbeddedLine.names("json");
  }

  @ParameterizedTest
  @MethodSource("json")
  void jsonWithoutAClassIsExportedAsItIsRead(String name) throws Exception {
    EmbeddedSet set = ALL.embedded(name).orElseThrow();
    byte[] text = set.export().getBytes(StandardCharsets.UTF_8);
    Recipe.JsonFile edited =
        new Recipe.JsonFile(OwnType.JSON, "mine.json", Bytes.of(text), FileReading.DEFAULT);

    List<?> values = set.source().recipe().make(name).values();
    assertThat(edited.make("json.mine").values().toString()).isEqualTo(values.toString());
    assertThat(set.jsonBytes()).as("about.txt").hasValue(JsonText.lengthWithoutBlanks(text));
    // Data that people send are not ASCII alone.
    assertThat(text).hasSizeGreaterThan(set.export().length());
  }

  @ParameterizedTest
  @MethodSource({"trees", "graphs", "json"})
  void allAreDescribed(String name) {
    assertThat(about(name).about()).isNotEmpty().hasSizeLessThanOrEqualTo(31);
  }

  private static EmbeddedSet about(String name) {
    return ALL.embedded(name).orElseThrow();
  }
}
