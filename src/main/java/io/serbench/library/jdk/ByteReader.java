package io.serbench.library.jdk;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import io.serbench.library.shared.DeclaredCounts;

/** Reads what {@link ByteWriter} wrote. */
final class ByteReader {
  private static final int INITIAL_CAPACITY = 256;

  private byte[] bytes = {};
  private int position;
  private char[] characters = new char[INITIAL_CAPACITY];

  /** Starts reading a message, at its first byte. */
  void setBytes(byte[] message) {
    bytes = message;
    position = 0;
  }

  int readByte() {
    return bytes[position++];
  }

  int readInt() {
    byte[] from = bytes;
    int at = position;
    int next = from[at++];
    int value = next & 0x7F;
    for (int shift = 7; next < 0; shift += 7) {
      next = from[at++];
      value |= (next & 0x7F) << shift;
    }
    position = at;
    return value;
  }

  /**
   * Reads a number of elements that follow, of at least one byte each. A number that exceeds the
   * remaining bytes is rejected before memory is allocated for it.
   */
  int readCount() {
    return DeclaredCounts.fitting(readInt(), bytes.length - position);
  }

  long readLong() {
    byte[] from = bytes;
    int at = position;
    int next = from[at++];
    long value = next & 0x7F;
    for (int shift = 7; next < 0; shift += 7) {
      next = from[at++];
      value |= (next & 0x7FL) << shift;
    }
    position = at;
    return value;
  }

  String readString() {
    int header = readInt();
    if (header == 0) {
      return null;
    }
    int length = (header >>> 1) - 1;
    if ((header & 1) == 0) {
      return readUtf8(length);
    }
    // The JDK makes a string from Latin-1, and so from ASCII, by copying the bytes.
    String text = new String(bytes, position, length, ISO_8859_1);
    position += length;
    return text;
  }

  private String readUtf8(int length) {
    if (characters.length < length) {
      characters = new char[DeclaredCounts.fitting(length, bytes.length - position)];
    }
    char[] to = characters;
    byte[] from = bytes;
    int at = position;
    int i = 0;
    while (i < length) {
      int first = from[at++];
      if (first >= 0) {
        to[i++] = (char) first;
      } else if ((first & 0xE0) == 0xC0) {
        to[i++] = (char) ((first & 0x1F) << 6 | (from[at++] & 0x3F));
      } else if ((first & 0xF0) == 0xE0) {
        to[i++] = (char) ((first & 0x0F) << 12 | (from[at++] & 0x3F) << 6 | (from[at++] & 0x3F));
      } else {
        int point =
            (first & 0x07) << 18
                | (from[at++] & 0x3F) << 12
                | (from[at++] & 0x3F) << 6
                | (from[at++] & 0x3F);
        to[i++] = Character.highSurrogate(point);
        to[i++] = Character.lowSurrogate(point);
      }
    }
    position = at;
    return new String(to, 0, length);
  }
}
