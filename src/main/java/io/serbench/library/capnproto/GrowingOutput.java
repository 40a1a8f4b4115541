package io.serbench.library.capnproto;

import java.nio.ByteBuffer;
import java.util.Arrays;
import org.capnproto.BufferedOutputStream;

/**
 * A buffer to write messages into, one after the other. The library's own {@code ArrayOutputStream}
 * cannot grow, and its wrapper of other channels allocates a buffer of 8 KiB for each message.
 */
final class GrowingOutput implements BufferedOutputStream {
  private ByteBuffer buffer;

  GrowingOutput(int initialCapacity) {
    buffer = ByteBuffer.allocate(initialCapacity);
  }

  /** Forgets what was written. */
  void clear() {
    buffer.clear();
  }

  /** What was written since it was cleared. */
  byte[] toBytes() {
    return Arrays.copyOf(buffer.array(), buffer.position());
  }

  @Override
  public int write(ByteBuffer source) {
    int length = source.remaining();
    if (length > buffer.remaining()) {
      int capacity = Math.max(2 * buffer.capacity(), buffer.position() + length);
      buffer = ByteBuffer.allocate(capacity).put(buffer.flip());
    }
    buffer.put(source);
    return length;
  }

  /** The library may write here directly; what does not fit goes through {@link #write}. */
  @Override
  public ByteBuffer getWriteBuffer() {
    return buffer;
  }

  @Override
  public void flush() {
    // Nothing lies behind the buffer.
  }

  @Override
  public boolean isOpen() {
    return true;
  }

  @Override
  public void close() {
    // Holds nothing but memory.
  }
}
