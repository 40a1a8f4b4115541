package io.serbench.library.flatbuffers;

import com.google.flatbuffers.FlatBufferBuilder;
import com.google.flatbuffers.Table;
import io.serbench.dataset.DataType;
import io.serbench.serializer.BufferSerializer;
import io.serbench.serializer.Serializer;
import java.nio.ByteBuffer;

/**
 * What FlatBuffers costs before a field is read. What the library encodes is the buffer itself, so
 * creating is building it and encoding is copying it; what it decodes is an accessor on the
 * received array or buffer, and reading the fields is {@link #restore}'s work.
 *
 * <p>One builder serves all messages: clearing it keeps its buffer. Only a temporary accessor
 * stands on that, because the next message overwrites it.
 *
 * @see <a
 *     href="https://github.com/google/flatbuffers/blob/master/java/com/google/flatbuffers/FlatBufferBuilder.java">
 *     FlatBufferBuilder.clear()</a>
 * @see <a href="https://flatbuffers.dev/languages/java/">Use in Java</a>
 */
final class FlatBuffersAccess<T, F extends Table> implements Serializer<T, F>, BufferSerializer<F> {
  private static final int INITIAL_CAPACITY = 1024;

  private final Conversion<T, F> conversion;
  private final FlatBufferBuilder builder = new FlatBufferBuilder(INITIAL_CAPACITY);

  FlatBuffersAccess(Conversion<T, F> conversion) {
    this.conversion = conversion;
  }

  static <T> FlatBuffersAccess<T, ?> of(DataType<T> type) {
    return new FlatBuffersAccess<>(Conversion.of(type));
  }

  @Override
  public F create(T value) {
    conversion.build(builder, value);
    return deserialize(builder.sizedByteArray());
  }

  @Override
  public F createTemporary(T value) {
    conversion.build(builder, value);
    return conversion.root().apply(builder.dataBuffer());
  }

  @Override
  public byte[] serialize(F table) {
    ByteBuffer encoded = table.getByteBuffer();
    byte[] bytes = new byte[encoded.remaining()];
    encoded.get(encoded.position(), bytes);
    return bytes;
  }

  @Override
  public F deserialize(byte[] bytes) {
    return conversion.root().apply(ByteBuffer.wrap(bytes));
  }

  @Override
  public void serialize(F table, ByteBuffer target) {
    target.put(table.getByteBuffer().duplicate());
  }

  /** On a view of its own, since positions and the order of the buffer are the caller's. */
  @Override
  public F deserialize(ByteBuffer source) {
    return conversion.root().apply(source.slice());
  }

  @Override
  public T restore(F table) {
    return conversion.plain().apply(table);
  }
}
