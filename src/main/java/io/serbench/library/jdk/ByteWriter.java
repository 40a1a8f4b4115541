package io.serbench.library.jdk;

import java.util.Arrays;

/**
 * Writes bytes, variable-length integers and strings into a reused array that grows. {@link
 * ByteReader} reads them.
 */
final class ByteWriter {
  private static final int INITIAL_CAPACITY = 512;

  private byte[] buffer = new byte[INITIAL_CAPACITY];
  private int position;

  /** Starts a new message. */
  void clear() {
    position = 0;
  }

  /** Returns the message so far, in a new array of its length. */
  byte[] toBytes() {
    return Arrays.copyOf(buffer, position);
  }

  void writeByte(int value) {
    ensure(1);
    buffer[position++] = (byte) value;
  }

  /** Writes seven bits per byte, the lowest first: 1 to 5 bytes, and 5 for a negative number. */
  void writeInt(int value) {
    ensure(5);
    byte[] to = buffer;
    int at = position;
    int rest = value;
    while ((rest & ~0x7F) != 0) {
      to[at++] = (byte) (rest | 0x80);
      rest >>>= 7;
    }
    to[at++] = (byte) rest;
    position = at;
  }

  /** Writes seven bits per byte, the lowest first: 1 to 10 bytes, and 10 for a negative number. */
  void writeLong(long value) {
    ensure(10);
    byte[] to = buffer;
    int at = position;
    long rest = value;
    while ((rest & ~0x7FL) != 0) {
      to[at++] = (byte) (rest | 0x80);
      rest >>>= 7;
    }
    to[at++] = (byte) rest;
    position = at;
  }

  /**
   * Writes a header and the characters. The header is 0 for null, else twice the number of
   * characters plus one, with the low bit set if all are ASCII. The characters are UTF-8. An
   * unpaired surrogate, which UTF-8 does not allow, is written like other characters of three
   * bytes, so that every Java string survives.
   */
  void writeString(String text) {
    if (text == null) {
      writeByte(0);
      return;
    }
    int length = text.length();
    int header = position;
    // The low bit does not change the size of the header, so it can be cleared later.
    writeInt(((length + 1) << 1) | 1);
    ensure(length);
    byte[] to = buffer;
    int at = position;
    for (int i = 0; i < length; i++) {
      char c = text.charAt(i);
      if (c >= 0x80) {
        to[header] &= (byte) ~1;
        position = at + i;
        writeUtf8(text, i);
        return;
      }
      to[at + i] = (byte) c;
    }
    position = at + length;
  }

  private void writeUtf8(String text, int from) {
    int length = text.length();
    ensure(3 * (length - from)); // a surrogate pair takes four bytes
    byte[] to = buffer;
    int at = position;
    for (int i = from; i < length; i++) {
      char c = text.charAt(i);
      if (c < 0x80) {
        to[at++] = (byte) c;
      } else if (c < 0x800) {
        to[at++] = (byte) (0xC0 | c >> 6);
        to[at++] = (byte) (0x80 | (c & 0x3F));
      } else if (Character.isHighSurrogate(c)
          && i + 1 < length
          && Character.isLowSurrogate(text.charAt(i + 1))) {
        int point = Character.toCodePoint(c, text.charAt(++i));
        to[at++] = (byte) (0xF0 | point >> 18);
        to[at++] = (byte) (0x80 | (point >> 12 & 0x3F));
        to[at++] = (byte) (0x80 | (point >> 6 & 0x3F));
        to[at++] = (byte) (0x80 | (point & 0x3F));
      } else {
        to[at++] = (byte) (0xE0 | c >> 12);
        to[at++] = (byte) (0x80 | (c >> 6 & 0x3F));
        to[at++] = (byte) (0x80 | (c & 0x3F));
      }
    }
    position = at;
  }

  private void ensure(int more) {
    if (buffer.length - position < more) {
      buffer = Arrays.copyOf(buffer, Math.max(2 * buffer.length, Math.addExact(position, more)));
    }
  }
}
