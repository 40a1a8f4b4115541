package io.serbench.library.flatbuffers;

import com.google.flatbuffers.FlatBufferBuilder;
import com.google.flatbuffers.Table;
import io.serbench.dataset.DataType;
import io.serbench.serializer.BufferSerializer;
import io.serbench.serializer.Serializer;
import java.nio.ByteBuffer;
import java.util.Arrays;

/**
 * FlatBuffers as its guide shows it. What the library encodes is the buffer itself, so creating is
 * building it and encoding is copying it; what it decodes is an accessor on the received array, and
 * reading the fields is {@link #restore}'s work.
 *
 * <p>One builder serves all messages: clearing it keeps its buffer. The accessor stands on an array
 * of its own, never on the builder's. Nor on a buffer of the caller's, which the next message
 * overwrites: what is decoded from there is copied first.
 *
 * @see <a href="https://flatbuffers.dev/languages/java/">Use in Java</a>
 * @see <a
 *     href="https://github.com/google/flatbuffers/blob/master/java/com/google/flatbuffers/FlatBufferBuilder.java">
 *     FlatBufferBuilder.clear()</a>
 */
final class FlatBuffersSerializer<T, F extends Table>
    implements Serializer<T, F>, BufferSerializer<F> {
  private static final int INITIAL_CAPACITY = 1024;

  private final Conversion<T, F> conversion;
  private final FlatBufferBuilder builder = new FlatBufferBuilder(INITIAL_CAPACITY);

  private FlatBuffersSerializer(Conversion<T, F> conversion) {
    this.conversion = conversion;
  }

  static FlatBuffersSerializer<?, ?> of(DataType<?> type) {
    return new FlatBuffersSerializer<>(Conversion.of(type));
  }

  @Override
  public F create(T value) {
    builder.clear();
    builder.finish(conversion.table().applyAsInt(builder, value));
    return root(builder.sizedByteArray());
  }

  @Override
  public byte[] serialize(F table) {
    byte[] bytes = table.getByteBuffer().array();
    return Arrays.copyOf(bytes, bytes.length);
  }

  @Override
  public F deserialize(byte[] bytes) {
    return root(bytes);
  }

  @Override
  public void serialize(F table, ByteBuffer target) {
    target.put(table.getByteBuffer().array());
  }

  @Override
  public F deserialize(ByteBuffer source) {
    byte[] bytes = new byte[source.remaining()];
    source.get(bytes);
    return root(bytes);
  }

  @Override
  public T restore(F table) {
    return conversion.plain().apply(table);
  }

  private F root(byte[] bytes) {
    return conversion.root().apply(ByteBuffer.wrap(bytes));
  }
}
