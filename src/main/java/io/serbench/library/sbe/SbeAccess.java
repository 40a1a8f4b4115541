package io.serbench.library.sbe;

import io.serbench.dataset.DataType;
import io.serbench.library.sbe.generated.MessageHeaderDecoder;
import io.serbench.library.sbe.generated.MessageHeaderEncoder;
import io.serbench.serializer.BufferSerializer;
import io.serbench.serializer.Serializer;
import java.nio.ByteBuffer;
import java.util.Arrays;
import org.agrona.DirectBuffer;
import org.agrona.ExpandableArrayBuffer;
import org.agrona.concurrent.UnsafeBuffer;

/**
 * SBE without reading any field. There are no objects but flyweights over the encoded message, so
 * {@code create} encodes, {@code serialize} copies, and {@code deserialize} wraps a flyweight
 * around the received message. {@link #restore} reads the fields.
 *
 * <p>Encoder, header and buffer are made once, and so is the flyweight over a message that is only
 * to be copied. The decoder is new for each other message, because a row must decode to a new
 * object.
 *
 * <p>The buffer to write to can grow. A fixed {@link UnsafeBuffer} took 10 % longer on JDK 17, and
 * without bounds checks, which a growing buffer always has, a message that is too long for it would
 * overwrite other memory.
 *
 * @see <a href="https://github.com/aeron-io/simple-binary-encoding/wiki/Java-Users-Guide">Java
 *     Users Guide</a>
 */
final class SbeAccess<T, D> implements Serializer<T, D>, BufferSerializer<D> {
  private static final int INITIAL_CAPACITY = 1024;

  private final MessageCodec<T, D> codec;
  private final MessageHeaderEncoder headerEncoder = new MessageHeaderEncoder();
  private final MessageHeaderDecoder headerDecoder = new MessageHeaderDecoder();
  private final ExpandableArrayBuffer buffer = new ExpandableArrayBuffer(INITIAL_CAPACITY);
  private final UnsafeBuffer temporary = new UnsafeBuffer();
  private final D temporaryDecoder;

  SbeAccess(MessageCodec<T, D> codec) {
    this.codec = codec;
    this.temporaryDecoder = codec.decoder();
  }

  static <T> SbeAccess<T, ?> of(DataType<T> type) {
    return new SbeAccess<>(MessageCodec.of(type));
  }

  @Override
  public D create(T value) {
    int length = codec.encode(value, buffer, headerEncoder);
    return deserialize(Arrays.copyOf(buffer.byteArray(), length));
  }

  @Override
  public D createTemporary(T value) {
    int length = codec.encode(value, buffer, headerEncoder);
    temporary.wrap(buffer.byteArray(), 0, length);
    codec.wrap(temporaryDecoder, temporary, headerDecoder);
    return temporaryDecoder;
  }

  @Override
  public byte[] serialize(D message) {
    DirectBuffer encoded = codec.message(message);
    byte[] bytes = new byte[encoded.capacity()];
    encoded.getBytes(0, bytes);
    return bytes;
  }

  @Override
  public D deserialize(byte[] bytes) {
    return over(new UnsafeBuffer(bytes));
  }

  @Override
  public void serialize(D message, ByteBuffer target) {
    DirectBuffer encoded = codec.message(message);
    int length = encoded.capacity();
    encoded.getBytes(0, target, target.position(), length);
    target.position(target.position() + length);
  }

  @Override
  public D deserialize(ByteBuffer source) {
    return over(new UnsafeBuffer(source, source.position(), source.remaining()));
  }

  @Override
  public T restore(D message) {
    return codec.decode(message);
  }

  private D over(DirectBuffer message) {
    D decoder = codec.decoder();
    codec.wrap(decoder, message, headerDecoder);
    return decoder;
  }
}
