package io.serbench.library.wobly;

import java.nio.ByteBuffer;

/** Forms of numbers and sizes of lists, in which alone the rows differ. */
enum Numbers {
  /** Full width. */
  FIXED(6) {
    @Override
    void putInt(ByteBuffer buffer, int value) {
      buffer.putInt(value);
    }

    @Override
    int getInt(ByteBuffer buffer) {
      return buffer.getInt();
    }

    @Override
    int sizeInt(int value) {
      return Integer.BYTES;
    }

    @Override
    void putLong(ByteBuffer buffer, long value) {
      buffer.putLong(value);
    }

    @Override
    long getLong(ByteBuffer buffer) {
      return buffer.getLong();
    }

    @Override
    int sizeLong(long value) {
      return Long.BYTES;
    }

    @Override
    void skipListSize(ByteBuffer buffer) {
      buffer.position(buffer.position() + Integer.BYTES);
    }

    @Override
    void putListSize(ByteBuffer buffer, int start) {
      buffer.putInt(start, buffer.position() - start - Integer.BYTES);
    }
  },

  /** Seven bits per byte, the lowest first. */
  COMPRESSED(7) {
    @Override
    void putInt(ByteBuffer buffer, int value) throws Throwable {
      Buffers.putVInt(buffer, value);
    }

    @Override
    int getInt(ByteBuffer buffer) throws Throwable {
      return Buffers.getVInt(buffer);
    }

    @Override
    int sizeInt(int value) throws Throwable {
      return Buffers.sizeVInt(value);
    }

    @Override
    void putLong(ByteBuffer buffer, long value) throws Throwable {
      Buffers.putVLong(buffer, value);
    }

    @Override
    long getLong(ByteBuffer buffer) throws Throwable {
      return Buffers.getVLong(buffer);
    }

    @Override
    int sizeLong(long value) throws Throwable {
      return Buffers.sizeVLong(value);
    }

    @Override
    void skipListSize(ByteBuffer buffer) {
      buffer.position(buffer.position() + 1);
    }

    @Override
    void putListSize(ByteBuffer buffer, int start) throws Throwable {
      Buffers.appendSize(buffer, start);
    }
  };

  private final int listFormat;

  Numbers(int listFormat) {
    this.listFormat = listFormat;
  }

  /** Returns the format in the tags of lists. */
  int listFormat() {
    return listFormat;
  }

  abstract void putInt(ByteBuffer buffer, int value) throws Throwable;

  abstract int getInt(ByteBuffer buffer) throws Throwable;

  abstract int sizeInt(int value) throws Throwable;

  abstract void putLong(ByteBuffer buffer, long value) throws Throwable;

  abstract long getLong(ByteBuffer buffer) throws Throwable;

  abstract int sizeLong(long value) throws Throwable;

  /** Reserves space for the size of a list in bytes, before the list is written. */
  abstract void skipListSize(ByteBuffer buffer) throws Throwable;

  /** Writes the size of a list, after the list, to the space that was reserved at {@code start}. */
  abstract void putListSize(ByteBuffer buffer, int start) throws Throwable;
}
