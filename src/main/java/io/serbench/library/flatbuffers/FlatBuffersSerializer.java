package io.serbench.library.flatbuffers;

import com.google.flatbuffers.FlatBufferBuilder;
import com.google.flatbuffers.Table;
import io.serbench.dataset.DataType;
import io.serbench.library.shared.PlainObjects;
import io.serbench.serializer.BufferSerializer;
import java.nio.ByteBuffer;

/**
 * FlatBuffers as its guide shows it, from a plain object and to a new one: encoding builds all
 * tables, and decoding reads all fields.
 *
 * <p>One builder serves all messages: clearing it keeps its buffer. It builds from the end of its
 * own buffer on, so that even into a buffer of the caller's the message is copied once. A buffer of
 * the caller's is read where it lies.
 *
 * @see <a href="https://flatbuffers.dev/languages/java/">Use in Java</a>
 * @see <a
 *     href="https://github.com/google/flatbuffers/blob/master/java/com/google/flatbuffers/FlatBufferBuilder.java">
 *     FlatBufferBuilder.clear()</a>
 */
final class FlatBuffersSerializer<T, F extends Table> extends PlainObjects<T>
    implements BufferSerializer<T> {
  private static final int INITIAL_CAPACITY = 1024;

  private final Conversion<T, F> conversion;
  private final FlatBufferBuilder builder = new FlatBufferBuilder(INITIAL_CAPACITY);

  private FlatBuffersSerializer(DataType<T> type, Conversion<T, F> conversion) {
    super(type);
    this.conversion = conversion;
  }

  static <T> FlatBuffersSerializer<T, ?> of(DataType<T> type) {
    return new FlatBuffersSerializer<>(type, Conversion.of(type));
  }

  @Override
  public byte[] serialize(T value) {
    conversion.build(builder, value);
    return builder.sizedByteArray();
  }

  @Override
  public T deserialize(byte[] bytes) {
    return deserialize(ByteBuffer.wrap(bytes));
  }

  @Override
  public void serialize(T value, ByteBuffer target) {
    conversion.build(builder, value);
    target.put(builder.dataBuffer());
  }

  @Override
  public T deserialize(ByteBuffer source) {
    return conversion.plain().apply(conversion.root().apply(source));
  }
}
