package io.serbench.library.protostuff;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.serbench.dataset.DataType;
import io.serbench.dataset.DeepEquality;
import io.serbench.dataset.media.Image;
import io.serbench.dataset.media.MediaContent;
import io.serbench.library.Rows;
import io.serbench.library.protobuf.generated.MediaProto;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ProtostuffRowsTest {

  /**
   * Protocol Buffers makes 242 bytes of the value. So does protostuff's own format, which ends a
   * nested message with a tag of one byte where the other starts it with a length of one byte. The
   * runtime schema writes {@code hasBitrate} as a field of its own: 2 bytes more.
   */
  @ParameterizedTest
  @CsvSource({
    "protostuff, 242",
    "protostuff-manual, 242",
    "protostuff-runtime, 244",
    "protobuf/protostuff, 242",
    "protobuf/protostuff-runtime, 244"
  })
  void makesSoManyBytesOfTheStandardValue(String row, int size) throws Exception {
    assertThat(Rows.size(row, "media.1")).isEqualTo(size);
  }

  @ParameterizedTest
  @ValueSource(strings = {"media.1", "media.2", "media.3", "media.4", "media.ascii"})
  void writesWhatProtocolBuffersReadsAndWouldWrite(String name) throws Exception {
    var serializer = Rows.media("protobuf/protostuff");
    byte[] bytes = serializer.serialize(serializer.create(Rows.value(name)));

    MediaProto.MediaContent message = MediaProto.MediaContent.parseFrom(bytes);

    assertThat(message.getMedia().getUri()).isEqualTo(Rows.value(name).media.uri);
    assertThat(message.getUnknownFields().asMap()).isEmpty();
    assertThat(message.toByteArray()).isEqualTo(bytes);
  }

  @ParameterizedTest
  @ValueSource(strings = {"protostuff", "protostuff-manual", "protobuf/protostuff"})
  void tellsABitRateOfZeroFromNoneAndAnEmptyListFromNull(String row) throws Exception {
    MediaContent content = Rows.value("media.1");
    content.media.bitrate = 0;
    content.media.persons.clear();
    content.images.clear();
    MediaContent back = Rows.roundTrip(row, content);
    assertThat(DeepEquality.difference(content, back)).isEmpty();
  }

  /** As the row's settings say; protostuff documents it, with the property that changes it. */
  @ParameterizedTest
  @ValueSource(strings = {"protostuff-runtime", "protobuf/protostuff-runtime"})
  void runtimeSchemasReadAnEmptyListAsNull(String row) throws Exception {
    MediaContent content = Rows.value("media.1");
    content.images.clear();
    assertThat(Rows.roundTrip(row, content).images).isNull();
  }

  @Test
  void refusesASchemaOfAnotherClass() {
    DataType<Image> type = new DataType<>("image", Image.class, List.of(Image.class), i -> i);
    assertThatThrownBy(() -> PlainSerializer.manual(type, WireFormat.PROTOSTUFF))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("MediaContent");
  }
}
