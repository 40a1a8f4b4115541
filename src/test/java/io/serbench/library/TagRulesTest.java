package io.serbench.library;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.catalog.Effort;
import io.serbench.catalog.Format;
import io.serbench.catalog.Row;
import io.serbench.dataset.Dataset;
import io.serbench.dataset.equality.DeepEquality;
import io.serbench.dataset.media.MediaFamily;
import io.serbench.dataset.numeric.NumericFamilies;
import io.serbench.e2e.Expectations;
import io.serbench.fork.RoundTripProbe;
import io.serbench.serializer.Serializer;
import java.io.IOException;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The rules of docs/fairness.md by which rows get their tags, as far as one can see them. */
class TagRulesTest {
  /** Carried by most rows, and small; those made for media carry the other. */
  private static final List<Dataset<?>> DATA =
      List.of(NumericFamilies.struct().dataset("numeric"), MediaFamily.family().dataset("media.1"));

  @Test
  void rowsOfOneFormatHaveOneTag() {
    Map<String, Set<Format>> tags = new TreeMap<>();
    for (Row row : Rows.ALL.rows()) {
      int slash = row.name().indexOf('/');
      if (slash > 0) {
        tags.computeIfAbsent(
                row.name().substring(0, slash).replace("-col", ""),
                format -> EnumSet.noneOf(Format.class))
            .add(row.tags().format());
      }
    }
    assertThat(tags).hasSizeGreaterThan(8).allSatisfy((name, all) -> assertThat(all).hasSize(1));
    assertThat(tags.get("smile")).containsExactly(Format.BIN_CROSSLANG);
  }

  @Test
  void whoMakesTheSchemaFromTheRootIsToldNothingBefore() {
    assertThat(Rows.ALL.rows())
        .filteredOn(
            row ->
                row.name().endsWith("protostuff-runtime")
                    || row.name().equals("protostuff-graph-runtime")
                    || row.name().matches("(avro|protobuf)/jackson.*"))
        .hasSize(8)
        .allSatisfy(row -> assertThat(row.tags().effort()).isEqualTo(Effort.ZERO_KNOWLEDGE));
  }

  /** Lists of classes to admit count, too: without them, these libraries read nothing. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "xml/xstream",
        "avro-reflect",
        "cbor/upokecenter",
        "json/jackson/typed",
        "json/json-lib-databind"
      })
  void whoIsToldEveryClassKnowsClasses(String row) {
    assertThat(Rows.ALL.find(row).orElseThrow().tags().effort()).isEqualTo(Effort.CLASSES_KNOWN);
  }

  /**
   * Code by hand is for some types alone; a row that takes any other type, too, has none for it.
   */
  @Test
  void whoTakesAnyTypeHasNoCodeByHand() {
    assertThat(Rows.ALL.rows())
        .filteredOn(row -> row.tags().effort() == Effort.MANUAL_OPT)
        .hasSizeGreaterThan(30)
        .allSatisfy(row -> assertThat(row.scope().takesAnyType()).isFalse());
  }

  static List<String> rowsWithAFormat() throws IOException {
    Expectations known = Expectations.read();
    return Rows.ALL.rows().stream()
        .filter(row -> !known.failsHere(row.name()))
        .filter(row -> row.unavailable().isEmpty() && row.ownJars().isEmpty())
        .filter(row -> !row.name().equals("copy"))
        .filter(row -> DATA.stream().anyMatch(data -> carries(row, data)))
        .map(Row::name)
        .toList();
  }

  @ParameterizedTest
  @MethodSource("rowsWithAFormat")
  void whatOneWroteAnotherReadsUnlessItIsMisc(String name) throws Exception {
    Row row = Rows.ALL.find(name).orElseThrow();
    Dataset<?> data = DATA.stream().filter(each -> carries(row, each)).findFirst().orElseThrow();
    boolean read = isReadByAnother(row, data);
    if (!read) {
      assertThat(row.tags().format()).isEqualTo(Format.MISC);
    } else if (row.tags().format() == Format.MISC) {
      assertThat(name).as("has a format, which is none of those with a tag").contains("yaml");
    }
  }

  private static boolean carries(Row row, Dataset<?> data) {
    return row.scope().obstacle(data.type()).isEmpty();
  }

  /** The second message, since the first may bring what all others need. */
  private static <T> boolean isReadByAnother(Row row, Dataset<T> data) throws Exception {
    Serializer<T, Object> writer = RoundTripProbe.open(row, data.type());
    writer.serialize(writer.create(data.value()));
    byte[] second = writer.serialize(writer.create(data.value()));
    Serializer<T, Object> reader = RoundTripProbe.open(row, data.type());
    try {
      T read = reader.restore(reader.deserialize(second));
      return DeepEquality.difference(data.value(), read).isEmpty();
    } catch (Exception e) {
      return false;
    }
  }
}
