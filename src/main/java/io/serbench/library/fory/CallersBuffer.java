package io.serbench.library.fory;

import java.nio.BufferOverflowException;
import java.nio.ByteBuffer;
import org.apache.fory.memory.MemoryBuffer;

/**
 * One {@link MemoryBuffer} for all buffers of the caller's: it is pointed at their memory, direct
 * or on the heap, so that nothing is copied.
 */
final class CallersBuffer {
  private final MemoryBuffer memory = MemoryBuffer.fromByteArray(new byte[0]);

  /** Fory's view of the buffer, which reads and writes from the buffer's position on. */
  MemoryBuffer over(ByteBuffer buffer) {
    memory.initByteBuffer(buffer, buffer.limit());
    memory.readerIndex(buffer.position());
    memory.writerIndex(buffer.position());
    return memory;
  }

  /**
   * Moves the position of the buffer behind what was written.
   *
   * @throws BufferOverflowException where it was too small: then Fory has gone over to a larger
   *     array of its own without a word
   */
  void written(MemoryBuffer view, ByteBuffer target) {
    if (view.size() != target.limit()) {
      throw new BufferOverflowException();
    }
    target.position(view.writerIndex());
  }
}
