package io.serbench.library.shared;

import java.io.OutputStream;
import java.util.Arrays;

/**
 * Where libraries that write to a stream write: unlike {@link java.io.ByteArrayOutputStream}
 * without a lock, which some pay for each byte and others once for a message, and kept for all
 * messages, so that it grows once. Not for libraries that give an array by themselves.
 */
public final class ByteSink extends OutputStream {
  private static final int INITIAL_CAPACITY = 1024;

  private byte[] bytes = new byte[INITIAL_CAPACITY];
  private int size;

  /** This, and empty. */
  public ByteSink cleared() {
    size = 0;
    return this;
  }

  /** What was written since it was cleared, in an array of exact length. */
  public byte[] toBytes() {
    return Arrays.copyOf(bytes, size);
  }

  @Override
  public void write(int value) {
    ensure(1);
    bytes[size++] = (byte) value;
  }

  @Override
  public void write(byte[] from) {
    write(from, 0, from.length);
  }

  @Override
  public void write(byte[] from, int offset, int length) {
    ensure(length);
    System.arraycopy(from, offset, bytes, size, length);
    size += length;
  }

  @Override
  public void flush() {}

  /** Does nothing: libraries close what they write to, and this is used again. */
  @Override
  public void close() {}

  private void ensure(int more) {
    if (bytes.length - size < more) {
      bytes = Arrays.copyOf(bytes, Math.max(2 * bytes.length, Math.addExact(size, more)));
    }
  }
}
