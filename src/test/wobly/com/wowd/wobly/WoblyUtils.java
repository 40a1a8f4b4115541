package com.wowd.wobly;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.nio.ByteBuffer;

/**
 * Stands in for the library that cannot be had, in a jar that a test makes: the same methods, the
 * same bytes, written for this test.
 */
public class WoblyUtils {
  public static int getIDFromTag(int tag) {
    return tag >>> 3;
  }

  public static class Buffers {
    public static void putVInt(ByteBuffer buffer, int value) {
      putVLong(buffer, value & 0xFFFFFFFFL);
    }

    public static int getVInt(ByteBuffer buffer) {
      return (int) getVLong(buffer);
    }

    public static int getVIntOrMax(ByteBuffer buffer) {
      return buffer.hasRemaining() ? getVInt(buffer) : Integer.MAX_VALUE;
    }

    public static int sizeVInt(int value) {
      return sizeVLong(value & 0xFFFFFFFFL);
    }

    public static void putVLong(ByteBuffer buffer, long value) {
      long rest = value;
      for (; rest > 0x7F; rest >>>= 7) {
        buffer.put((byte) (rest | 0x80));
      }
      buffer.put((byte) rest);
    }

    public static long getVLong(ByteBuffer buffer) {
      long value = 0;
      int shift = 0;
      byte next;
      do {
        next = buffer.get();
        value |= (next & 0x7FL) << shift;
        shift += 7;
      } while (next < 0);
      return value;
    }

    public static int sizeVLong(long value) {
      return (63 - Long.numberOfLeadingZeros(value | 1)) / 7 + 1;
    }

    public static void putStringUTF8(ByteBuffer buffer, String value, boolean variableSize) {
      byte[] bytes = value.getBytes(UTF_8);
      putVInt(buffer, bytes.length);
      buffer.put(bytes);
    }

    public static String getStringUTF8(ByteBuffer buffer, boolean variableSize) {
      byte[] bytes = new byte[getVInt(buffer)];
      buffer.get(bytes);
      return new String(bytes, UTF_8);
    }

    public static int sizeStringUTF8(String value, boolean variableSize) {
      int size = value.getBytes(UTF_8).length;
      return size + sizeVInt(size);
    }

    /** The size replaces the byte at {@code start}; where it takes more, all behind it moves. */
    public static void appendVariableSize(ByteBuffer buffer, int start) {
      byte[] content = new byte[buffer.position() - start - 1];
      buffer.get(start + 1, content);
      buffer.position(start);
      putVInt(buffer, content.length);
      buffer.put(content);
    }
  }
}
