package io.serbench.library.sbe;

import io.serbench.dataset.DataType;
import io.serbench.library.sbe.generated.MessageHeaderDecoder;
import io.serbench.library.shared.ReadMessages;
import java.nio.ByteBuffer;
import org.agrona.concurrent.UnsafeBuffer;

/**
 * SBE as in its guide. There are no objects but the message, so {@code create} encodes; {@code
 * deserialize} reads all fields of a message into a plain object, without copying the message.
 *
 * <p>The flyweights are made once and wrapped around each message.
 *
 * @see <a href="https://github.com/aeron-io/simple-binary-encoding/wiki/Java-Users-Guide">Java
 *     Users Guide</a>
 */
final class SbeSerializer<T, D> extends ReadMessages<T, D, SbeAccess<T, D>> {
  private final MessageCodec<T, D> codec;
  private final D decoder;
  private final MessageHeaderDecoder header = new MessageHeaderDecoder();
  private final UnsafeBuffer view = new UnsafeBuffer();

  private SbeSerializer(DataType<T> type, MessageCodec<T, D> codec) {
    super(type, new SbeAccess<>(codec));
    this.codec = codec;
    this.decoder = codec.decoder();
  }

  static <T> SbeSerializer<T, ?> of(DataType<T> type) {
    return new SbeSerializer<>(type, MessageCodec.of(type));
  }

  @Override
  public T deserialize(byte[] bytes) {
    view.wrap(bytes);
    return decoded();
  }

  @Override
  public T deserialize(ByteBuffer source) {
    view.wrap(source, source.position(), source.remaining());
    return decoded();
  }

  private T decoded() {
    codec.wrap(decoder, view, header);
    return codec.decode(decoder);
  }
}
