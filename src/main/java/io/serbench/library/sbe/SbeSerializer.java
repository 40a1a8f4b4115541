package io.serbench.library.sbe;

import io.serbench.dataset.DataType;
import io.serbench.library.sbe.generated.MessageHeaderDecoder;
import io.serbench.library.sbe.generated.MessageHeaderEncoder;
import io.serbench.library.shared.PlainObjects;
import io.serbench.serializer.BufferSerializer;
import java.nio.ByteBuffer;
import java.util.Arrays;
import org.agrona.ExpandableArrayBuffer;
import org.agrona.concurrent.UnsafeBuffer;

/**
 * SBE as its guide shows it: an encoder writes the fields of a plain object in the order of the
 * schema, and a decoder reads them all into a new one.
 *
 * <p>Both flyweights, the headers and the buffers are made once. From and to buffers of the caller
 * nothing is copied: the flyweights are put over them.
 *
 * <p>The buffer that is written to grows. One of a fixed size, an {@link UnsafeBuffer}, took a
 * tenth longer on JDK 17; and without bounds checks, which leave the growing one's alone, a message
 * that is too long for it would overwrite other memory.
 *
 * @see <a href="https://github.com/aeron-io/simple-binary-encoding/wiki/Java-Users-Guide">Java
 *     Users Guide</a>
 */
final class SbeSerializer<T, D> extends PlainObjects<T> implements BufferSerializer<T> {
  private static final int INITIAL_CAPACITY = 1024;

  private final MessageCodec<T, D> codec;
  private final D decoder;
  private final MessageHeaderEncoder headerEncoder = new MessageHeaderEncoder();
  private final MessageHeaderDecoder headerDecoder = new MessageHeaderDecoder();
  private final ExpandableArrayBuffer buffer = new ExpandableArrayBuffer(INITIAL_CAPACITY);
  private final UnsafeBuffer view = new UnsafeBuffer();

  private SbeSerializer(DataType<T> type, MessageCodec<T, D> codec) {
    super(type);
    this.codec = codec;
    this.decoder = codec.decoder();
  }

  static <T> SbeSerializer<T, ?> of(DataType<T> type) {
    return new SbeSerializer<>(type, MessageCodec.of(type));
  }

  @Override
  public byte[] serialize(T value) {
    int length = codec.encode(value, buffer, headerEncoder);
    return Arrays.copyOf(buffer.byteArray(), length);
  }

  @Override
  public T deserialize(byte[] bytes) {
    view.wrap(bytes);
    return decoded();
  }

  @Override
  public void serialize(T value, ByteBuffer target) {
    view.wrap(target, target.position(), target.remaining());
    target.position(target.position() + codec.encode(value, view, headerEncoder));
  }

  @Override
  public T deserialize(ByteBuffer source) {
    view.wrap(source, source.position(), source.remaining());
    return decoded();
  }

  private T decoded() {
    codec.wrap(decoder, view, headerDecoder);
    return codec.decode(decoder);
  }
}
