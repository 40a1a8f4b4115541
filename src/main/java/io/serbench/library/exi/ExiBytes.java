package io.serbench.library.exi;

import java.io.OutputStream;
import java.util.Arrays;

/**
 * What the encoder writes. It writes each byte by itself, and {@code ByteArrayOutputStream} locks
 * for each.
 */
final class ExiBytes extends OutputStream {
  private byte[] bytes = new byte[1024];
  private int size;

  void clear() {
    size = 0;
  }

  byte[] toBytes() {
    return Arrays.copyOf(bytes, size);
  }

  @Override
  public void write(int value) {
    ensure(1);
    bytes[size++] = (byte) value;
  }

  @Override
  public void write(byte[] from, int offset, int length) {
    ensure(length);
    System.arraycopy(from, offset, bytes, size, length);
    size += length;
  }

  private void ensure(int more) {
    if (bytes.length - size < more) {
      bytes = Arrays.copyOf(bytes, Math.max(bytes.length * 2, size + more));
    }
  }
}
