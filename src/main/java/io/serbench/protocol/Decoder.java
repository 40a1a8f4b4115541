package io.serbench.protocol;

import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads what {@link Encoder} wrote. Lengths are bounded, so that a stranger on the port cannot make
 * this JVM run out of memory.
 */
final class Decoder {
  /** A stack trace of a child, its batches of a turn, a value of another version of a type. */
  private static final int MOST_BYTES = 64 << 20;

  private static final int MOST_ELEMENTS = 4 << 20;

  private final DataInputStream in;

  Decoder(DataInputStream in) {
    this.in = in;
  }

  /** Reads one value. */
  @FunctionalInterface
  interface Reader<T> {
    T read(Decoder in) throws IOException;
  }

  /** The byte that says which of several things follows. */
  int kind() throws IOException {
    return in.readUnsignedByte();
  }

  /** Nothing begins with that byte. */
  static IOException unknown(int kind) {
    return new IOException("a message of kind " + kind + ": this is not the other side");
  }

  int number() throws IOException {
    return in.readInt();
  }

  long longNumber() throws IOException {
    return in.readLong();
  }

  double decimal() throws IOException {
    return in.readDouble();
  }

  boolean flag() throws IOException {
    return in.readBoolean();
  }

  String text() throws IOException {
    return text(MOST_BYTES);
  }

  /**
   * A text of a bounded length.
   *
   * @param most bytes
   */
  String text(int most) throws IOException {
    return new String(exactly(length(most)), StandardCharsets.UTF_8);
  }

  byte[] bytes() throws IOException {
    return exactly(length(MOST_BYTES));
  }

  long[] numbers() throws IOException {
    int length = length(MOST_ELEMENTS);
    ByteBuffer bytes = ByteBuffer.wrap(exactly(length * Long.BYTES));
    long[] values = new long[length];
    bytes.asLongBuffer().get(values);
    return values;
  }

  <E extends Enum<E>> E constant(Class<E> type) throws IOException {
    String name = text();
    try {
      return Enum.valueOf(type, name);
    } catch (IllegalArgumentException e) {
      throw new IOException("no " + type.getSimpleName() + " is named " + name, e);
    }
  }

  <T> List<T> list(Reader<? extends T> reader) throws IOException {
    int length = length(MOST_ELEMENTS);
    List<T> values = new ArrayList<>();
    for (int i = 0; i < length; i++) {
      values.add(reader.read(this));
    }
    return values;
  }

  <T> Optional<T> optional(Reader<? extends T> reader) throws IOException {
    return in.readBoolean() ? Optional.of(reader.read(this)) : Optional.empty();
  }

  /** Takes room only for what does come. */
  private byte[] exactly(int length) throws IOException {
    byte[] bytes = in.readNBytes(length);
    if (bytes.length < length) {
      throw new EOFException("the end after " + bytes.length + " of " + length + " bytes");
    }
    return bytes;
  }

  private int length(int most) throws IOException {
    int length = in.readInt();
    if (length < 0 || length > most) {
      throw new IOException("a length of " + length + ": this is not what the other side says");
    }
    return length;
  }
}
