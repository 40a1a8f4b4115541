package io.serbench.library.thrift;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.serbench.dataset.media.MediaContent;
import io.serbench.dataset.media.MediaFamily;
import io.serbench.library.thrift.generated.TMediaContent;
import io.serbench.serializer.Serializer;
import java.util.Arrays;
import org.apache.thrift.TConfiguration;
import org.apache.thrift.TException;
import org.junit.jupiter.api.Test;

class ThriftSerializerTest {
  private static final MediaContent VALUE = MediaFamily.family().dataset("media.1").value();

  @Test
  void compactIsAsLargeAsThriftIsKnownToBe() throws Exception {
    assertThat(bytes(media(ThriftSerializer.compact(MediaFamily.TYPE)), VALUE))
        .hasSizeBetween(241, 245);
  }

  @Test
  void binaryIsLargerThanCompact() throws Exception {
    assertThat(bytes(media(ThriftSerializer.binary(MediaFamily.TYPE)), VALUE))
        .hasSizeBetween(345, 360);
  }

  @Test
  void tupleIsSmallerThanCompactAndJsonLargest() throws Exception {
    int compact = bytes(media(ThriftSerializer.compact(MediaFamily.TYPE)), VALUE).length;
    int binary = bytes(media(ThriftSerializer.binary(MediaFamily.TYPE)), VALUE).length;
    assertThat(bytes(media(ThriftSerializer.tuple(MediaFamily.TYPE)), VALUE))
        .hasSizeLessThan(compact);
    assertThat(bytes(media(ThriftSerializer.json(MediaFamily.TYPE)), VALUE))
        .hasSizeGreaterThan(binary);
  }

  /**
   * The JSON protocol keeps a context and reads a byte ahead; neither may reach the next message.
   */
  @Test
  void jsonCanBeReadAgainAfterAMessageThatIsCutOff() throws Exception {
    Serializer<MediaContent, TMediaContent> serializer =
        media(ThriftSerializer.json(MediaFamily.TYPE));
    byte[] bytes = bytes(serializer, VALUE);
    assertThatThrownBy(() -> serializer.deserialize(Arrays.copyOf(bytes, bytes.length / 2)))
        .isInstanceOf(TException.class);
    assertThat(serializer.deserialize(bytes)).isEqualTo(serializer.create(VALUE));
  }

  @Test
  void aReusedBufferLeavesNothingBehind() throws Exception {
    Serializer<MediaContent, TMediaContent> serializer =
        media(ThriftSerializer.compact(MediaFamily.TYPE));
    byte[] before = bytes(serializer, VALUE);
    MediaContent longer = MediaFamily.family().dataset("media.3").value();
    assertThat(bytes(serializer, longer)).hasSizeGreaterThan(1024);
    assertThat(bytes(serializer, VALUE)).isEqualTo(before);
  }

  /** Thrift limits the size of a message; reused transports must not add messages up. */
  @Test
  void theLimitOfAMessageDoesNotEndTheReuse() throws Exception {
    Serializer<MediaContent, TMediaContent> serializer =
        media(ThriftSerializer.binary(MediaFamily.TYPE));
    byte[] bytes = bytes(serializer, MediaFamily.family().dataset("media.3").value());
    for (long read = 0; read <= TConfiguration.DEFAULT_MAX_MESSAGE_SIZE; read += bytes.length) {
      assertThat(serializer.deserialize(bytes).getImagesSize()).isEqualTo(2);
    }
  }

  @SuppressWarnings("unchecked") // These are the types of the media family.
  private static Serializer<MediaContent, TMediaContent> media(ThriftSerializer<?, ?> serializer) {
    return (Serializer<MediaContent, TMediaContent>) (Serializer<?, ?>) serializer;
  }

  private static byte[] bytes(
      Serializer<MediaContent, TMediaContent> serializer, MediaContent value) throws Exception {
    return serializer.serialize(serializer.create(value));
  }
}
