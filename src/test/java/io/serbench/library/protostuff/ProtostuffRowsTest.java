package io.serbench.library.protostuff;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.sun.management.ThreadMXBean;
import io.serbench.dataset.DataType;
import io.serbench.dataset.equality.DeepEquality;
import io.serbench.dataset.media.Image;
import io.serbench.dataset.media.MediaContent;
import io.serbench.library.Rows;
import io.serbench.library.protobuf.generated.MediaProto;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Collections;
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
    "protobuf/protostuff-runtime, 244",
    "protostuff-graph, 242",
    "protostuff-graph-runtime, 244",
    "json/protostuff-manual, 454",
    "json/protostuff-runtime, 472"
  })
  void makesSoManyBytesOfTheStandardValue(String row, int size) throws Exception {
    assertThat(Rows.size(row, "media.1")).isEqualTo(size);
  }

  @Test
  void graphsKeepSharedObjects() throws Exception {
    assertThat(Rows.keepsSharedObjects("protostuff-graph-runtime")).isTrue();
    assertThat(Rows.keepsSharedObjects("protostuff-runtime")).isFalse();

    MediaContent content = Rows.value("media.1");
    var message = MediaMessages.message(content);
    message.getImagesList().set(1, message.getImagesList().get(0));
    var serializer =
        new MessageSerializer<>(
            new MessageType<>(
                io.serbench.library.protostuff.generated.MediaContent.getSchema(),
                MediaMessages::message,
                MediaMessages::plain),
            WireFormat.GRAPH);
    var back = serializer.deserialize(serializer.serialize(message));
    assertThat(back.getImagesList().get(1)).isSameAs(back.getImagesList().get(0));
  }

  @ParameterizedTest
  @ValueSource(strings = {"json/protostuff-manual", "json/protostuff-runtime"})
  void writesJsonWithTheNamesOfFieldsAndCorrectUtf8(String row) throws Exception {
    var serializer = Rows.media(row);
    MediaContent content = Rows.value("media.2");

    JsonNode tree = new ObjectMapper().readTree(serializer.serialize(serializer.create(content)));

    assertThat(tree.at("/media/copyright").textValue()).isEqualTo(content.media.copyright);
    assertThat(tree.at("/images/2/width").intValue()).isEqualTo(content.images.get(2).width);
    assertThat(tree.at("/media").has("title")).isFalse();
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
  @ValueSource(
      strings = {
        "protostuff",
        "protostuff-manual",
        "protobuf/protostuff",
        "protostuff-graph",
        "json/protostuff-manual"
      })
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

  /** A buffer that is too small is continued in small ones, which would be new for each value. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "protostuff",
        "protostuff-runtime",
        "protobuf/protostuff-runtime",
        "protostuff-graph-runtime",
        "json/protostuff-runtime"
      })
  void allocatesNoMoreForWhatDoesNotFitAtFirst(String row) throws Exception {
    long fits = allocated(row, 100);
    assertThat(allocated(row, 1000)).isLessThan(10 * fits + fits / 2);
  }

  /** Bytes that a third call of serialize allocates for a message with some images. */
  private static long allocated(String row, int images) throws Exception {
    var serializer = Rows.media(row);
    MediaContent content = Rows.value("media.1");
    Image image = content.images.get(0);
    content.images = new ArrayList<>(Collections.nCopies(images, image));
    Object message = serializer.create(content);
    serializer.serialize(message);
    serializer.serialize(message);

    ThreadMXBean counter = ManagementFactory.getPlatformMXBean(ThreadMXBean.class);
    long before = counter.getCurrentThreadAllocatedBytes();
    serializer.serialize(message);
    return counter.getCurrentThreadAllocatedBytes() - before;
  }

  @Test
  void refusesASchemaOfAnotherClass() {
    DataType<Image> type = new DataType<>("image", Image.class, List.of(Image.class), i -> i);
    assertThatThrownBy(() -> PlainSerializer.manual(type, WireFormat.PROTOSTUFF))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("MediaContent");
  }
}
