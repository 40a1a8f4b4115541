package io.serbench.library.fury;

import io.serbench.dataset.DataType;
import org.apache.fury.Fury;
import org.apache.fury.memory.MemoryBuffer;

/**
 * Fury with buffers of the caller's for byte arrays, too, one to write to and one that is pointed
 * at the array to read; see the row of the same kind of its successor, Fory.
 */
final class FuryBufferedSerializer<T> extends FurySerializer<T> {
  private static final int INITIAL_SIZE = 4096;

  private final Class<T> root;
  private final MemoryBuffer output = MemoryBuffer.newHeapBuffer(INITIAL_SIZE);
  private final MemoryBuffer input = MemoryBuffer.fromByteArray(new byte[0]);

  FuryBufferedSerializer(DataType<T> type, Fury fury) {
    super(type, fury);
    this.root = type.root();
  }

  @Override
  public byte[] serialize(T representation) {
    output.writerIndex(0);
    fury.serialize(output, representation);
    return output.getBytes(0, output.writerIndex());
  }

  @Override
  public T deserialize(byte[] bytes) {
    input.pointTo(bytes, 0, bytes.length);
    input.readerIndex(0);
    return root.cast(fury.deserialize(input));
  }
}
