package io.serbench.library.avro;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.dataset.equality.DeepEquality;
import io.serbench.dataset.media.MediaContent;
import io.serbench.library.Rows;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AvroRowsTest {
  /**
   * The original's page says 221 bytes, of a value without the one letter of ours that is not in
   * ASCII and takes three bytes.
   */
  @ParameterizedTest
  @CsvSource({
    "avro-generic, 224",
    "avro-specific, 224",
    "avro-generic-manual, 224",
    "avro-specific-manual, 224"
  })
  void makesSoManyBytesOfTheStandardValue(String row, int size) throws Exception {
    assertThat(Rows.size(row, "media.1")).isEqualTo(size);
  }

  @ParameterizedTest
  @ValueSource(strings = {"avro-specific", "avro-generic-manual", "avro-specific-manual"})
  void writesWhatTheGenericWriterWrites(String row) throws Exception {
    for (String name : new String[] {"media.1", "media.2", "media.3", "media.4"}) {
      assertThat(bytes(row, name)).isEqualTo(bytes("avro-generic", name));
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "avro-generic",
        "avro-specific",
        "avro-generic-manual",
        "avro-specific-manual",
        "avro-reflect"
      })
  void tellsNullFromEmptyAndABitRateOfZeroFromNone(String row) throws Exception {
    MediaContent content = Rows.value("media.1");
    content.media.title = "";
    content.media.bitrate = 0;
    content.media.persons.clear();
    content.images.clear();
    assertThat(DeepEquality.difference(content, Rows.roundTrip(row, content))).isEmpty();
  }

  /** Manual rows were published that gave the same object again and again. */
  @ParameterizedTest
  @ValueSource(strings = {"avro-generic-manual", "avro-specific-manual"})
  void decodesToANewObjectEachTime(String row) throws Exception {
    var serializer = Rows.media(row);
    Object first = serializer.deserialize(bytes(row, "media.1"));
    Object second = serializer.deserialize(bytes(row, "media.2"));
    assertThat(first).isNotSameAs(second);
    assertThat(DeepEquality.difference(Rows.value("media.1"), serializer.restore(first))).isEmpty();
  }

  /** By reflection every reference may be null, and the flag is a field beside the bit rate. */
  @Test
  void aSchemaMadeByReflectionTakesMoreBytes() throws Exception {
    assertThat(Rows.size("avro-reflect", "media.1")).isEqualTo(234);
  }

  private static byte[] bytes(String row, String name) throws Exception {
    var serializer = Rows.media(row);
    return serializer.serialize(serializer.create(Rows.value(name)));
  }
}
