package io.serbench.library.flatbuffers;

import com.google.flatbuffers.Table;
import io.serbench.dataset.DataType;
import io.serbench.library.shared.ReadMessages;
import java.nio.ByteBuffer;

/**
 * FlatBuffers as its guide shows it: creating builds all tables, which are the message that is
 * sent, and decoding reads all fields of a message where it lies into a plain object.
 *
 * @see <a href="https://flatbuffers.dev/languages/java/">Use in Java</a>
 */
final class FlatBuffersSerializer<T, F extends Table>
    extends ReadMessages<T, F, FlatBuffersAccess<T, F>> {
  private final Conversion<T, F> conversion;

  private FlatBuffersSerializer(DataType<T> type, Conversion<T, F> conversion) {
    super(type, new FlatBuffersAccess<>(conversion));
    this.conversion = conversion;
  }

  static <T> FlatBuffersSerializer<T, ?> of(DataType<T> type) {
    return new FlatBuffersSerializer<>(type, Conversion.of(type));
  }

  @Override
  public T deserialize(byte[] bytes) {
    return deserialize(ByteBuffer.wrap(bytes));
  }

  @Override
  public T deserialize(ByteBuffer source) {
    return conversion.plain().apply(conversion.root().apply(source));
  }
}
