package io.serbench.library.sbe;

import io.serbench.dataset.media.MediaContent;
import io.serbench.library.sbe.generated.MediaContentDecoder;
import io.serbench.library.sbe.generated.MediaContentEncoder;
import io.serbench.library.sbe.generated.MessageHeaderDecoder;
import io.serbench.library.sbe.generated.MessageHeaderEncoder;
import io.serbench.serializer.Serializer;
import java.util.Arrays;
import org.agrona.ExpandableArrayBuffer;
import org.agrona.concurrent.UnsafeBuffer;

/**
 * SBE as its guide shows it. There are no objects but flyweights over the encoded message, so
 * creating is encoding, and encoding is copying; what is decoded is a flyweight over the received
 * array, and reading the fields, in the order of the schema, is {@link #restore}'s work.
 *
 * <p>Encoder, header and buffer are made once. Only the decoder is new for each message, because it
 * is the fresh object that a row must give.
 *
 * @see <a href="https://github.com/aeron-io/simple-binary-encoding/wiki/Java-Users-Guide">Java
 *     Users Guide</a>
 */
final class SbeSerializer implements Serializer<MediaContent, MediaContentDecoder> {
  private static final int INITIAL_CAPACITY = 1024;

  private final ExpandableArrayBuffer buffer = new ExpandableArrayBuffer(INITIAL_CAPACITY);
  private final MessageHeaderEncoder headerEncoder = new MessageHeaderEncoder();
  private final MediaContentEncoder encoder = new MediaContentEncoder();
  private final MessageHeaderDecoder headerDecoder = new MessageHeaderDecoder();

  @Override
  public MediaContentDecoder create(MediaContent value) {
    encoder.wrapAndApplyHeader(buffer, 0, headerEncoder);
    MediaCodec.encode(value, encoder);
    return decoder(Arrays.copyOf(buffer.byteArray(), encoder.limit()));
  }

  @Override
  public byte[] serialize(MediaContentDecoder message) {
    byte[] bytes = message.buffer().byteArray();
    return Arrays.copyOf(bytes, bytes.length);
  }

  @Override
  public MediaContentDecoder deserialize(byte[] bytes) {
    return decoder(bytes);
  }

  @Override
  public MediaContent restore(MediaContentDecoder message) {
    return MediaCodec.decode(message.sbeRewind());
  }

  private MediaContentDecoder decoder(byte[] bytes) {
    return new MediaContentDecoder().wrapAndApplyHeader(new UnsafeBuffer(bytes), 0, headerDecoder);
  }
}
