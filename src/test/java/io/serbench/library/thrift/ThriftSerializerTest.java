package io.serbench.library.thrift;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.serbench.dataset.media.MediaContent;
import io.serbench.dataset.media.MediaFamily;
import java.util.Arrays;
import org.apache.thrift.TConfiguration;
import org.apache.thrift.TException;
import org.junit.jupiter.api.Test;

class ThriftSerializerTest {
  private static final MediaContent VALUE = MediaFamily.family().dataset("media.1").value();

  @Test
  void compactIsAsLargeAsThriftIsKnownToBe() throws TException {
    assertThat(bytes(ThriftSerializer.compact(), VALUE)).hasSizeBetween(241, 245);
  }

  @Test
  void binaryIsLargerThanCompact() throws TException {
    assertThat(bytes(ThriftSerializer.binary(), VALUE)).hasSizeBetween(345, 360);
  }

  @Test
  void tupleIsSmallerThanCompactAndJsonLargest() throws TException {
    int compact = bytes(ThriftSerializer.compact(), VALUE).length;
    int binary = bytes(ThriftSerializer.binary(), VALUE).length;
    assertThat(bytes(ThriftSerializer.tuple(), VALUE)).hasSizeLessThan(compact);
    assertThat(bytes(ThriftSerializer.json(), VALUE)).hasSizeGreaterThan(binary);
  }

  /**
   * The JSON protocol keeps a context and reads a byte ahead; neither may reach the next message.
   */
  @Test
  void jsonCanBeReadAgainAfterAMessageThatIsCutOff() throws TException {
    ThriftSerializer serializer = ThriftSerializer.json();
    byte[] bytes = bytes(serializer, VALUE);
    assertThatThrownBy(() -> serializer.deserialize(Arrays.copyOf(bytes, bytes.length / 2)))
        .isInstanceOf(TException.class);
    assertThat(serializer.deserialize(bytes)).isEqualTo(serializer.create(VALUE));
  }

  @Test
  void aReusedBufferLeavesNothingBehind() throws TException {
    ThriftSerializer serializer = ThriftSerializer.compact();
    byte[] before = bytes(serializer, VALUE);
    MediaContent longer = MediaFamily.family().dataset("media.3").value();
    assertThat(bytes(serializer, longer)).hasSizeGreaterThan(1024);
    assertThat(bytes(serializer, VALUE)).isEqualTo(before);
  }

  /** Thrift limits the size of a message; reused transports must not add messages up. */
  @Test
  void theLimitOfAMessageDoesNotEndTheReuse() throws TException {
    ThriftSerializer serializer = ThriftSerializer.binary();
    byte[] bytes = bytes(serializer, MediaFamily.family().dataset("media.3").value());
    for (long read = 0; read <= TConfiguration.DEFAULT_MAX_MESSAGE_SIZE; read += bytes.length) {
      assertThat(serializer.deserialize(bytes).getImagesSize()).isEqualTo(2);
    }
  }

  private static byte[] bytes(ThriftSerializer serializer, MediaContent value) throws TException {
    return serializer.serialize(serializer.create(value));
  }
}
