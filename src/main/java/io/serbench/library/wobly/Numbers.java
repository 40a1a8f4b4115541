package io.serbench.library.wobly;

import java.nio.ByteBuffer;

/** How numbers and the sizes of lists are written: the one thing in which the rows differ. */
enum Numbers {
  /** As they are in memory. */
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

  /** Seven bits a byte, the low ones first. */
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

  /** What tags of lists say of their format. */
  int listFormat() {
    return listFormat;
  }

  abstract void putInt(ByteBuffer buffer, int value) throws Throwable;

  abstract int getInt(ByteBuffer buffer) throws Throwable;

  abstract int sizeInt(int value) throws Throwable;

  abstract void putLong(ByteBuffer buffer, long value) throws Throwable;

  abstract long getLong(ByteBuffer buffer) throws Throwable;

  abstract int sizeLong(long value) throws Throwable;

  /** Leaves room for the size of a list in bytes, before it is written. */
  abstract void skipListSize(ByteBuffer buffer) throws Throwable;

  /** Writes that size, once the list is there; {@code start} is where the room was left. */
  abstract void putListSize(ByteBuffer buffer, int start) throws Throwable;
}
