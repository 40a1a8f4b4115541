package io.serbench.library.jackson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParseException;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.StreamWriteFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.serbench.dataset.equality.DeepEquality;
import io.serbench.dataset.media.MediaContent;
import io.serbench.dataset.media.MediaFamily;
import io.serbench.serializer.StreamSerializer.ItemWriter;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.time.OffsetDateTime;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class JacksonSerializersTest {
  private static final MediaContent VALUE = MediaFamily.family().dataset("media.1").value();
  private static final MediaContent WITH_NULLS = MediaFamily.family().dataset("media.2").value();

  @Test
  void databindWritesEveryPropertyAndNulls() throws IOException {
    String json = text(databind(Mappers.json(MediaFamily.TYPE)).serialize(VALUE));
    assertThat(json).contains("\"copyright\":null").doesNotContain("hasBitrate", "\n");
  }

  @Test
  void manualLeavesOutWhatIsAbsent() throws IOException {
    String json = text(MediaStreamSerializer.json().serialize(WITH_NULLS));
    assertThat(json).doesNotContain("null", "itrate");
  }

  @Test
  void smileIsSmallerThanJson() throws IOException {
    assertThat(databind(Mappers.smile(MediaFamily.TYPE)).serialize(VALUE))
        .hasSizeLessThan(databind(Mappers.json(MediaFamily.TYPE)).serialize(VALUE).length);
    assertThat(MediaStreamSerializer.smile().serialize(VALUE))
        .hasSizeLessThan(MediaStreamSerializer.json().serialize(VALUE).length);
  }

  @Test
  void columnsNameNothing() throws IOException {
    ObjectMapper columns = Mappers.columns(Mappers.json(MediaFamily.TYPE));
    assertThat(text(databind(columns).serialize(VALUE)))
        .startsWith("[[\"http://javaone.com/keynote.mpg\"")
        .contains("\"JAVA\"")
        .doesNotContain("{", "persons");
  }

  @Test
  void xmlLeavesNullOutAndKeepsEmptyAndNullApart() throws IOException {
    for (ObjectMapper mapper :
        List.of(XmlMappers.woodstox(MediaFamily.TYPE), XmlMappers.aalto(MediaFamily.TYPE))) {
      DatabindSerializer<MediaContent> xml = databind(mapper);
      MediaContent content = xml.create(VALUE);
      content.media.title = "";
      content.media.persons = Arrays.asList("", null, "p");
      byte[] bytes = xml.serialize(content);
      assertThat(text(bytes)).doesNotContain("copyright").contains(":nil=\"true\"");
      MediaContent back = xml.deserialize(bytes);
      assertThat(back.media.title).isEmpty();
      assertThat(back.media.copyright).isNull();
      assertThat(back.media.persons).containsExactly("", null, "p");
    }
  }

  @Test
  void manyValuesInXmlAreOneDocument() throws Exception {
    XmlSerializer<MediaContent> xml =
        new XmlSerializer<>(MediaFamily.TYPE, XmlMappers.aalto(MediaFamily.TYPE));
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ItemWriter<MediaContent> values = xml.writer(out);
    values.write(VALUE);
    values.write(VALUE);
    values.end();
    String document = out.toString(StandardCharsets.UTF_8);
    assertThat(document).startsWith("<?xml").endsWith("</MediaContent></values>");
    assertThat(document.split("<MediaContent>", -1)).hasSize(3);
  }

  @Test
  void columnsInASequenceAreNotTakenForItsWrapper() throws Exception {
    DatabindSerializer<MediaContent> columns =
        databind(Mappers.columns(Mappers.json(MediaFamily.TYPE)));
    byte[] one = columns.serialize(VALUE);
    var values = columns.reader(new ByteArrayInputStream(one));
    assertThat(DeepEquality.difference(VALUE, values.read())).isEmpty();
  }

  @Test
  void textFormatsReadAndWriteNumbersByTheFasterCode() {
    for (ObjectMapper mapper :
        List.of(
            Mappers.json(MediaFamily.TYPE),
            Mappers.jsonTree(MediaFamily.TYPE),
            Mappers.yaml(MediaFamily.TYPE),
            XmlMappers.aalto(MediaFamily.TYPE))) {
      JsonFactory factory = mapper.getFactory();
      assertThat(factory.isEnabled(StreamReadFeature.USE_FAST_DOUBLE_PARSER)).isTrue();
      assertThat(factory.isEnabled(StreamReadFeature.USE_FAST_BIG_NUMBER_PARSER)).isTrue();
      assertThat(factory.isEnabled(StreamWriteFeature.USE_FAST_DOUBLE_WRITER)).isTrue();
    }
  }

  @Test
  void treesKeepTheDigitsOfNumbers() throws IOException {
    assertThat(Mappers.jsonTree(MediaFamily.TYPE).readTree("2660.00").decimalValue())
        .isEqualTo(new BigDecimal("2660.00"));
  }

  @Test
  void timesKeepTheirOffsets() throws IOException {
    OffsetDateTime time = OffsetDateTime.parse("2026-11-21T15:30:00+01:00");
    for (ObjectMapper mapper :
        List.of(
            Mappers.json(MediaFamily.TYPE),
            Mappers.cbor(MediaFamily.TYPE),
            Mappers.ion(MediaFamily.TYPE))) {
      byte[] bytes = mapper.writeValueAsBytes(time);
      assertThat(mapper.readValue(bytes, OffsetDateTime.class)).isEqualTo(time);
      assertThat(mapper.readValue(bytes, OffsetDateTime.class).getOffset())
          .isEqualTo(time.getOffset());
    }
  }

  @Test
  void xmlResolvesNoEntities() {
    String document =
        "<!DOCTYPE m [<!ENTITY e SYSTEM"
            + " \"file:///none\">]><m><media><title>&e;</title></media></m>";
    for (ObjectMapper mapper :
        List.of(XmlMappers.woodstox(MediaFamily.TYPE), XmlMappers.aalto(MediaFamily.TYPE))) {
      assertThatThrownBy(() -> databind(mapper).deserialize(bytes(document)))
          .isInstanceOf(JsonProcessingException.class);
    }
  }

  @Test
  void protobufIsTheWireFormatOfItsOwnSchema() throws IOException {
    byte[] bytes = SchemaBinding.protobuf(MediaFamily.TYPE).serialize(WITH_NULLS);
    assertThat(SchemaBinding.protobufAfterburner(MediaFamily.TYPE).serialize(WITH_NULLS))
        .isEqualTo(bytes);
  }

  @Test
  void manualReadsFieldsInAnyOrder() throws IOException {
    String json =
        """
        {"images": [{"size": "LARGE", "height": 2, "width": 1, "title": "t", "uri": "i"}],
         "media": {"copyright": "c", "player": "FLASH", "persons": ["p"], "bitrate": 3, "size": 4,
                   "duration": 5, "format": "f", "height": 6, "width": 7, "title": null,
                   "uri": "m"}}
        """;
    MediaContent read = MediaStreamSerializer.json().deserialize(bytes(json));
    assertThat(read.media.uri).isEqualTo("m");
    assertThat(read.media.title).isNull();
    assertThat(read.media.bitrate).isEqualTo(3);
    assertThat(read.media.hasBitrate).isTrue();
    assertThat(read.media.size).isEqualTo(4);
    assertThat(read.media.copyright).isEqualTo("c");
    assertThat(read.images.get(0).uri).isEqualTo("i");
  }

  @Test
  void manualRefusesWhatItDoesNotKnow() {
    assertThatThrownBy(() -> MediaStreamSerializer.json().deserialize(bytes("{\"video\": 1}")))
        .isInstanceOf(JsonParseException.class)
        .hasMessageContaining("video");
    assertThatThrownBy(() -> MediaStreamSerializer.json().deserialize(bytes("[]")))
        .isInstanceOf(JsonParseException.class)
        .hasMessageContaining("START_OBJECT");
  }

  private static DatabindSerializer<MediaContent> databind(ObjectMapper mapper) {
    return new DatabindSerializer<>(MediaFamily.TYPE, mapper);
  }

  private static byte[] bytes(String json) {
    return json.getBytes(StandardCharsets.UTF_8);
  }

  private static String text(byte[] json) {
    return new String(json, StandardCharsets.UTF_8);
  }
}
