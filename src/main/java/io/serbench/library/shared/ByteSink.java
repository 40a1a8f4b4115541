package io.serbench.library.shared;

import java.io.OutputStream;
import java.util.Arrays;

/**
 * A stream in memory for libraries that write to streams. It has no lock, unlike {@link
 * java.io.ByteArrayOutputStream}, whose lock some libraries take for each byte and others once per
 * message. It is kept for all messages, so that it grows only once. Libraries that return arrays do
 * not need it.
 */
public final class ByteSink extends OutputStream {
  private static final int INITIAL_CAPACITY = 1024;

  private byte[] bytes = new byte[INITIAL_CAPACITY];
  private int size;

  /** Removes all bytes and returns this sink. */
  public ByteSink cleared() {
    size = 0;
    return this;
  }

  /** Returns the bytes that were written since it was cleared, in an array of exact length. */
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

  /** Does nothing, since libraries close their streams, and this one is reused. */
  @Override
  public void close() {}

  private void ensure(int more) {
    if (bytes.length - size < more) {
      bytes = Arrays.copyOf(bytes, Math.max(2 * bytes.length, Math.addExact(size, more)));
    }
  }
}
