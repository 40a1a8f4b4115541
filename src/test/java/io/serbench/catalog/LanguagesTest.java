package io.serbench.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import org.junit.jupiter.api.Test;

class LanguagesTest {
  private static Languages languages(String... lines) throws IOException {
    String text = Languages.HEAD + "\n" + String.join("\n", lines);
    return Languages.read(new BufferedReader(new StringReader(text)));
  }

  private static Row row(Format format) {
    return TestRows.end(
        Row.named("row").tags(Effort.ZERO_KNOWLEDGE, format, Structure.FLAT_TREE, Feature.NULLS));
  }

  @Test
  void saysWhoReadsTheRow() throws IOException {
    Languages languages =
        languages(
            "row,Python,fastavro,1.13.1,5,5,5",
            "other,Python,fastavro,1.13.1,5,5,5",
            "row,JavaScript,avsc,5.7.9,5,3,2",
            "row,Go,avro,2.1,5,0,0");
    assertThat(languages.words(row(Format.BIN_CROSSLANG)))
        .isEqualTo("Python ✔ (fastavro 1.13.1), JavaScript ✔ 3 of 5 (avsc 5.7.9), Go ✘ (avro 2.1)");
  }

  @Test
  void aRowThatWasNotTriedKeepsItsTag() throws IOException {
    Languages languages = languages("other,,,,0,0,0");
    assertThat(languages.words(row(Format.BIN_CROSSLANG))).isEmpty();
    assertThat(languages.applied(row(Format.BIN_CROSSLANG)).tags().format())
        .isEqualTo(Format.BIN_CROSSLANG);
  }

  @Test
  void whatNobodyReadsIsNotForOtherLanguages() throws IOException {
    Languages unknown = languages("row,,,,0,0,0");
    assertThat(unknown.words(row(Format.BIN_CROSSLANG))).isEqualTo("no known implementation");
    for (Languages none : new Languages[] {unknown, languages("row,Go,avro,2.1,5,0,0")}) {
      Row applied = none.applied(row(Format.BIN_CROSSLANG));
      assertThat(applied.tags().format()).isEqualTo(Format.BINARY);
      assertThat(applied.tags().features()).containsExactly(Feature.NULLS);
      assertThat(none.applied(row(Format.XML)).tags().format()).isEqualTo(Format.XML);
    }
  }

  @Test
  void oneReaderIsEnough() throws IOException {
    Languages languages = languages("row,Python,a,1,5,0,0", "row,Go,b,1,5,1,0");
    assertThat(languages.applied(row(Format.BIN_CROSSLANG)).tags().format())
        .isEqualTo(Format.BIN_CROSSLANG);
  }

  @Test
  void refusesOtherFiles() {
    assertThatThrownBy(() -> languages("row,Python,fastavro"))
        .hasMessage("languages.csv: expected 7 columns, found 'row,Python,fastavro'");
    assertThatThrownBy(() -> Languages.read(new BufferedReader(new StringReader("row\n"))))
        .hasMessageContaining("expected 'row,language,");
  }

  @Test
  void everyRowThatWasTriedExists() {
    Catalog catalog = Catalog.load();
    assertThat(Languages.load().byRow()).hasSizeGreaterThan(100);
    assertThat(Languages.load().byRow().keySet())
        .allSatisfy(name -> assertThat(catalog.find(name)).isPresent());
  }
}
