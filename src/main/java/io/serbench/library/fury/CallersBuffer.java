package io.serbench.library.fury;

import java.nio.BufferOverflowException;
import java.nio.ByteBuffer;
import org.apache.fury.memory.MemoryBuffer;

/** What a buffer of the caller's has to know after it was written through a view of Fury's. */
final class CallersBuffer {
  private CallersBuffer() {}

  /**
   * Moves the position of the buffer behind what was written.
   *
   * @throws BufferOverflowException where it was too small: then Fury has gone over to a larger
   *     array of its own without a word
   */
  static void written(MemoryBuffer view, ByteBuffer target) {
    if (view.size() != target.remaining()) {
      throw new BufferOverflowException();
    }
    target.position(target.position() + view.writerIndex());
  }
}
