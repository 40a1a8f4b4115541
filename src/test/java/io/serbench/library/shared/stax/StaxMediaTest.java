package io.serbench.library.shared.stax;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.serbench.dataset.equality.DeepEquality;
import io.serbench.dataset.media.MediaContent;
import io.serbench.library.Rows;
import io.serbench.serializer.Serializer;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The rows that write media as XML by hand, and JAXB, which writes the same elements. */
class StaxMediaTest {
  static Stream<String> rows() {
    return Stream.of(
        "xml/woodstox-manual",
        "xml/aalto-manual",
        "xml/fastinfo-manual",
        "xml/javolution",
        "xml/exi-manual",
        "xml/exi-manual-schema",
        "xml/jaxb",
        "xml/jaxb-aalto");
  }

  /** Published: 653, before the second person's name got a character of 3 bytes in UTF-8. */
  @ParameterizedTest
  @ValueSource(strings = {"xml/woodstox-manual", "xml/aalto-manual"})
  void textIsAsLongAsPublished(String row) throws Exception {
    assertThat(Rows.size(row, "media.1")).isEqualTo(653 + 3);
  }

  @Test
  void allWriteTheSameElements() throws Exception {
    String woodstox = text("xml/woodstox-manual");
    assertThat(woodstox)
        .endsWith(body(text("xml/aalto-manual")))
        .endsWith(body(text("xml/jaxb")))
        .contains("<bitrate>262144</bitrate>", "<persons>Steve Jobs\uc2a4</persons>")
        .doesNotContain("copyright", "\n");
  }

  @Test
  void binaryCodingsAreSmallerAndASchemaMakesThemSmallest() throws Exception {
    int text = Rows.size("xml/aalto-manual", "media.1");
    int withNames = Rows.size("xml/exi-manual", "media.1");
    assertThat(Rows.size("xml/fastinfo-manual", "media.1")).isBetween(withNames, text);
    assertThat(Rows.size("xml/exi-manual-schema", "media.1")).isLessThan(withNames);
  }

  /** Parsers, writers, tables and grammars are reused; no document may lean on an earlier one. */
  @ParameterizedTest
  @MethodSource("rows")
  void documentsStandAlone(String row) throws Exception {
    MediaContent value = Rows.value("media.1");
    Serializer<MediaContent, Object> reused = Rows.media(row);
    byte[] first = reused.serialize(reused.create(value));
    reused.deserialize(reused.serialize(reused.create(Rows.value("media.2"))));
    byte[] second = reused.serialize(reused.create(value));
    assertThat(second).isEqualTo(first);
    MediaContent back = Rows.media(row).restore(Rows.media(row).deserialize(second));
    assertThat(DeepEquality.difference(value, back)).isEmpty();
    MediaContent again = reused.restore(reused.deserialize(first));
    assertThat(DeepEquality.difference(value, again)).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("rows")
  void emptyAndNullAndMarkupAreKeptApart(String row) throws Exception {
    MediaContent value = Rows.value("media.2");
    value.media.title = "";
    value.media.copyright = null;
    value.media.persons.set(0, " a <&>\"' ]]> z ");
    value.media.persons.set(1, "");
    value.images.clear();
    assertThat(DeepEquality.difference(value, Rows.roundTrip(row, value))).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "xml/woodstox-manual,DTD",
    "xml/aalto-manual,DTD",
    "xml/jaxb,accessExternalDTD",
    "xml/jaxb-aalto,entity"
  })
  void entitiesFromOutsideAreRefused(String row, String reason) throws Exception {
    String attack =
        "<!DOCTYPE mc [<!ENTITY x SYSTEM \"file:///etc/hostname\">]>"
            + body(text(row)).replace("Bill Gates", "&x;");
    Serializer<MediaContent, Object> serializer = Rows.media(row);
    assertThatThrownBy(() -> serializer.deserialize(attack.getBytes(StandardCharsets.UTF_8)))
        .hasStackTraceContaining(reason);
  }

  private static String text(String row) throws Exception {
    Serializer<MediaContent, Object> serializer = Rows.media(row);
    byte[] xml = serializer.serialize(serializer.create(Rows.value("media.1")));
    return new String(xml, StandardCharsets.UTF_8);
  }

  private static String body(String xml) {
    return xml.substring(xml.indexOf("<mc>"));
  }
}
