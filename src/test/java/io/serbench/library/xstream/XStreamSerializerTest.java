package io.serbench.library.xstream;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.thoughtworks.xstream.converters.ConversionException;
import com.thoughtworks.xstream.io.StreamException;
import com.thoughtworks.xstream.security.ForbiddenClassException;
import io.serbench.dataset.equality.DeepEquality;
import io.serbench.dataset.media.MediaContent;
import io.serbench.dataset.media.MediaFamily;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class XStreamSerializerTest {
  private static final MediaContent VALUE = MediaFamily.family().dataset("media.1").value();

  /** A type of no data set. */
  record Other(String text) {}

  @Test
  void theGenericRowWritesCompactUtf8WithClassNames() {
    String xml = text(XStreamSerializer.byReflection(MediaFamily.TYPE).serialize(VALUE));
    assertThat(xml)
        .startsWith("<" + MediaContent.class.getName() + "><media><uri>")
        .contains("Steve Jobs\uc2a4", "<hasBitrate>true</hasBitrate>")
        .doesNotContain("\n");
  }

  @Test
  void theConvertingRowsWriteWhatTheConvertersSay() {
    for (XStreamSerializer<MediaContent> serializer :
        List.of(XStreamSerializer.woodstox(), XStreamSerializer.aalto())) {
      assertThat(text(serializer.serialize(VALUE)))
          .startsWith("<?xml")
          .contains(
              "<MediaContent><Media player=\"0\" uri=\"http://javaone.com/keynote.mpg\" title=")
          .contains("<person>Steve Jobs\uc2a4</person>")
          .doesNotContain("copyright");
    }
  }

  @Test
  void fastInfosetIsBinaryAndSmaller() {
    byte[] bytes = XStreamSerializer.fastInfoset().serialize(VALUE);
    assertThat(bytes).startsWith(0xE0, 0x00, 0x00, 0x01); // The magic of ITU-T X.891.
    assertThat(bytes).hasSizeLessThan(XStreamSerializer.woodstox().serialize(VALUE).length);
  }

  /** Its parser and serializer are reused; no document may lean on the words of an earlier one. */
  @Test
  void fastInfosetDocumentsStandAlone() {
    XStreamSerializer<MediaContent> reused = XStreamSerializer.fastInfoset();
    byte[] first = reused.serialize(VALUE);
    reused.deserialize(reused.serialize(MediaFamily.family().dataset("media.2").value()));
    byte[] second = reused.serialize(VALUE);
    assertThat(second).isEqualTo(first);
    MediaContent read = XStreamSerializer.fastInfoset().deserialize(second);
    assertThat(DeepEquality.difference(VALUE, read)).isEmpty();
    assertThat(DeepEquality.difference(VALUE, reused.deserialize(first))).isEmpty();
  }

  @Test
  void whitespaceAndMarkupSurviveInAttributesAndElements() {
    MediaContent value = MediaFamily.TYPE.copy(VALUE);
    value.media.title = " a\tb\r\nc <&>\"' ";
    value.media.persons.set(0, value.media.title);
    for (XStreamSerializer<MediaContent> serializer :
        List.of(
            XStreamSerializer.byReflection(MediaFamily.TYPE),
            XStreamSerializer.mxparser(),
            XStreamSerializer.woodstox(),
            XStreamSerializer.aalto(),
            XStreamSerializer.fastInfoset())) {
      MediaContent read = serializer.deserialize(serializer.serialize(value));
      assertThat(DeepEquality.difference(value, read)).isEmpty();
    }
  }

  /** The parser is reused, even after a document that it could not read to its end. */
  @Test
  void theParserOfTheDefaultDriverForgetsWhatItReadBefore() throws Exception {
    XStreamSerializer<MediaContent> serializer = XStreamSerializer.byReflection(MediaFamily.TYPE);
    byte[] bytes = serializer.serialize(VALUE);
    assertThatThrownBy(() -> serializer.deserialize(Arrays.copyOf(bytes, bytes.length / 2)))
        .isInstanceOf(ConversionException.class)
        .hasCauseInstanceOf(StreamException.class);
    assertThat(DeepEquality.difference(VALUE, serializer.deserialize(bytes))).isEmpty();
  }

  @Test
  void onlyTheTypesOfTheDataSetAreRead() {
    String foreign = "<" + Other.class.getName().replace("$", "_-") + "/>";
    assertThatThrownBy(
            () ->
                XStreamSerializer.mxparser().deserialize(foreign.getBytes(StandardCharsets.UTF_8)))
        .isInstanceOf(ForbiddenClassException.class)
        .hasMessageContaining(Other.class.getName());
  }

  private static String text(byte[] xml) {
    return new String(xml, StandardCharsets.UTF_8);
  }
}
