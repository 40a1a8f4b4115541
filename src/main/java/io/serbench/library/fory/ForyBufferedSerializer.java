package io.serbench.library.fory;

import io.serbench.dataset.DataType;
import org.apache.fory.Fory;
import org.apache.fory.memory.MemoryBuffer;

/**
 * Fory with buffers of the caller's for byte arrays, too: one to write to and one that is pointed
 * at the array to read, so that neither is made anew for a call, and a large value does not shrink
 * the buffer again, as Fory does with its own one beyond 128 KiB.
 */
final class ForyBufferedSerializer<T> extends ForySerializer<T> {
  private static final int INITIAL_SIZE = 4096;

  private final Class<T> root;
  private final MemoryBuffer output = MemoryBuffer.newHeapBuffer(INITIAL_SIZE);
  private final MemoryBuffer input = MemoryBuffer.fromByteArray(new byte[0]);

  ForyBufferedSerializer(DataType<T> type, Fory fory) {
    super(type, fory);
    this.root = type.root();
  }

  @Override
  public byte[] serialize(T representation) {
    output.writerIndex(0);
    fory.serialize(output, representation);
    return output.getBytes(0, output.writerIndex());
  }

  @Override
  public T deserialize(byte[] bytes) {
    input.pointTo(bytes, 0, bytes.length);
    input.readerIndex(0);
    return root.cast(fory.deserialize(input));
  }
}
