package io.serbench.library.fury;

import java.nio.BufferOverflowException;
import java.nio.ByteBuffer;
import org.apache.fury.memory.MemoryBuffer;

/**
 * Fury's views of the caller's buffers, so that nothing is copied. Each buffer gets a view of its
 * own: unlike Fory's, Fury's cannot be pointed at a direct buffer again.
 */
final class CallersBuffer {
  /** Fury's view of the buffer, which reads and writes from the buffer's position on. */
  MemoryBuffer over(ByteBuffer buffer) {
    return MemoryBuffer.fromByteBuffer(buffer);
  }

  /**
   * Moves the position of the buffer behind what was written.
   *
   * @throws BufferOverflowException where it was too small: then Fury has gone over to a larger
   *     array of its own without a word
   */
  void written(MemoryBuffer view, ByteBuffer target) {
    if (view.size() != target.remaining()) {
      throw new BufferOverflowException();
    }
    target.position(target.position() + view.writerIndex());
  }
}
