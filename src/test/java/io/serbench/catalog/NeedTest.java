package io.serbench.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** What is asked for, held against rows of which everybody knows the answer. */
class NeedTest {
  private static final Catalog CATALOG = Catalog.load();

  private static boolean meets(String row, Need need, int jdk) {
    return need.isMet(CATALOG.find(row).orElseThrow(), jdk);
  }

  @ParameterizedTest
  @CsvSource({
    "cross-language, protobuf, kryo-flat",
    "cross-language, json/jackson/databind, java-built-in",
    "human-readable, json/google-gson/databind, protobuf",
    "evolution, protobuf, kryo-flat",
    "references, kryo-serializer, kryo-flat",
    "records, json/jackson/databind, fst",
    "no-codegen, kryo-flat, protobuf",
    "no-schema, java-built-in, protobuf",
    "no-unsafe, json/jackson/databind, kryo-flat",
    "no-flags, json/jackson/databind, fst",
    "thread-safe, json/jackson/databind, kryo-flat",
  })
  void isMetByTheOneAndNotByTheOther(String word, String with, String without) {
    Need need = Need.find(word).orElseThrow();
    assertThat(meets(with, need, 17)).isTrue();
    assertThat(meets(without, need, 17)).isFalse();
  }

  @ParameterizedTest
  @EnumSource(Feature.class)
  void knowsEveryFeature(Feature feature) {
    Need need = Need.find(feature.name().toLowerCase(Locale.ROOT)).orElseThrow();
    for (Row row : CATALOG.rows()) {
      assertThat(need.isMet(row, 17)).isEqualTo(row.tags().has(feature));
    }
  }

  @Test
  void isMetBySomeRowsAndNotByAll() {
    for (Need need : Need.ALL) {
      long meeting = CATALOG.rows().stream().filter(row -> need.isMet(row, 25)).count();
      assertThat(meeting).as(need.word()).isPositive().isLessThan(CATALOG.rows().size());
    }
  }

  @Test
  void takesTheBeginningOfALicence() {
    Need need = Need.licence(List.of("mit", "bsd"));
    assertThat(meets("kryo-flat", need, 17)).isTrue();
    assertThat(meets("json/jackson/databind", need, 17)).isFalse();
  }

  @Test
  void countsWhatComesWithTheJdkAsLicensed() {
    Need need = Need.licence(List.of("apache"));
    CATALOG.rows().stream()
        .filter(row -> row.library().equals(LibraryInfo.JDK))
        .forEach(row -> assertThat(need.isMet(row, 17)).isTrue());
  }

  @Test
  void knowsNoOtherWords() {
    assertThat(Need.find("fast")).isEmpty();
    assertThat(Need.words())
        .contains("cross-language", "dates", "bounded-time")
        .doesNotContain("java-time", "JAVA_TIME")
        .doesNotHaveDuplicates()
        .allSatisfy(word -> assertThat(Need.find(word).orElseThrow().word()).isEqualTo(word));
  }
}
