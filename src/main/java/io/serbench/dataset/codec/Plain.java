package io.serbench.dataset.codec;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.UUID;

/** Writes and reads values that hold no others. */
final class Plain {
  private Plain() {}

  static void write(DataOutputStream out, ValueKind kind, Object value) throws IOException {
    switch (kind) {
      case BOOLEAN -> out.writeBoolean((Boolean) value);
      case BYTE -> out.writeByte((Byte) value);
      case SHORT -> out.writeShort((Short) value);
      case CHAR -> out.writeChar((Character) value);
      case INT -> out.writeInt((Integer) value);
      case LONG -> out.writeLong((Long) value);
      case FLOAT -> out.writeInt(Float.floatToRawIntBits((Float) value));
      case DOUBLE -> out.writeLong(Double.doubleToRawLongBits((Double) value));
      case STRING -> writeText(out, (String) value);
      case BIG_INTEGER -> writeBytes(out, ((BigInteger) value).toByteArray());
      case BIG_DECIMAL -> {
        out.writeInt(((BigDecimal) value).scale());
        writeBytes(out, ((BigDecimal) value).unscaledValue().toByteArray());
      }
      case UUID -> {
        out.writeLong(((UUID) value).getMostSignificantBits());
        out.writeLong(((UUID) value).getLeastSignificantBits());
      }
      case LOCAL_DATE -> out.writeLong(((LocalDate) value).toEpochDay());
      case OFFSET_DATE_TIME -> {
        OffsetDateTime time = (OffsetDateTime) value;
        out.writeLong(time.toLocalDate().toEpochDay());
        out.writeLong(time.toLocalTime().toNanoOfDay());
        out.writeInt(time.getOffset().getTotalSeconds());
      }
      case INSTANT -> {
        Instant time = (Instant) value;
        out.writeLong(time.getEpochSecond());
        out.writeInt(time.getNano());
      }
      case OPTIONAL_INT -> {
        OptionalInt number = (OptionalInt) value;
        out.writeBoolean(number.isPresent());
        out.writeInt(number.orElse(0));
      }
      case OPTIONAL_LONG -> {
        OptionalLong number = (OptionalLong) value;
        out.writeBoolean(number.isPresent());
        out.writeLong(number.orElse(0));
      }
      case OPTIONAL_DOUBLE -> {
        OptionalDouble number = (OptionalDouble) value;
        out.writeBoolean(number.isPresent());
        out.writeLong(Double.doubleToRawLongBits(number.orElse(0)));
      }
      // The reader may have another working directory.
      case PATH -> writeText(out, ((Path) value).toAbsolutePath().toString());
      default -> throw new IllegalStateException(kind + " is not plain");
    }
  }

  /** Writes Latin-1 if possible, else UTF-16, which unlike UTF-8 allows lone surrogates. */
  private static void writeText(DataOutputStream out, String text) throws IOException {
    byte[] latin = text.getBytes(ISO_8859_1);
    boolean isLatin = new String(latin, ISO_8859_1).equals(text);
    out.writeBoolean(isLatin);
    out.writeInt(text.length());
    if (isLatin) {
      out.write(latin);
    } else {
      out.writeChars(text);
    }
  }

  private static void writeBytes(DataOutputStream out, byte[] bytes) throws IOException {
    out.writeInt(bytes.length);
    out.write(bytes);
  }

  /** Reads the number of elements, each of which takes at least a byte. */
  static int length(ByteBuffer in) throws IOException {
    int length = in.getInt();
    if (length < 0 || length > in.remaining()) {
      throw new EOFException("length " + length + " with " + in.remaining() + " bytes left");
    }
    return length;
  }

  static Object read(ByteBuffer in, ValueKind kind) throws IOException {
    return switch (kind) {
      case BOOLEAN -> in.get() != 0;
      case BYTE -> in.get();
      case SHORT -> in.getShort();
      case CHAR -> in.getChar();
      case INT -> in.getInt();
      case LONG -> in.getLong();
      case FLOAT -> Float.intBitsToFloat(in.getInt());
      case DOUBLE -> Double.longBitsToDouble(in.getLong());
      case STRING -> readText(in);
      case BIG_INTEGER -> new BigInteger(readBytes(in));
      case BIG_DECIMAL -> readDecimal(in, in.getInt());
      case UUID -> new UUID(in.getLong(), in.getLong());
      case LOCAL_DATE -> LocalDate.ofEpochDay(in.getLong());
      case OFFSET_DATE_TIME ->
          OffsetDateTime.of(
              LocalDate.ofEpochDay(in.getLong()),
              LocalTime.ofNanoOfDay(in.getLong()),
              ZoneOffset.ofTotalSeconds(in.getInt()));
      case INSTANT -> Instant.ofEpochSecond(in.getLong(), in.getInt());
      case OPTIONAL_INT -> optional(in.get() != 0, in.getInt());
      case OPTIONAL_LONG -> optional(in.get() != 0, in.getLong());
      case OPTIONAL_DOUBLE -> optional(in.get() != 0, Double.longBitsToDouble(in.getLong()));
      case PATH -> Path.of(readText(in));
      default -> throw new IOException(kind + " is not plain");
    };
  }

  private static BigDecimal readDecimal(ByteBuffer in, int scale) throws IOException {
    return new BigDecimal(new BigInteger(readBytes(in)), scale);
  }

  private static OptionalInt optional(boolean isPresent, int number) {
    return isPresent ? OptionalInt.of(number) : OptionalInt.empty();
  }

  private static OptionalLong optional(boolean isPresent, long number) {
    return isPresent ? OptionalLong.of(number) : OptionalLong.empty();
  }

  private static OptionalDouble optional(boolean isPresent, double number) {
    return isPresent ? OptionalDouble.of(number) : OptionalDouble.empty();
  }

  private static String readText(ByteBuffer in) throws IOException {
    boolean latin = in.get() != 0;
    int length = length(in);
    if (latin) {
      String text = new String(in.array(), in.arrayOffset() + in.position(), length, ISO_8859_1);
      in.position(in.position() + length);
      return text;
    }
    char[] chars = new char[length];
    for (int i = 0; i < length; i++) {
      chars[i] = in.getChar();
    }
    return new String(chars);
  }

  private static byte[] readBytes(ByteBuffer in) throws IOException {
    byte[] bytes = new byte[length(in)];
    in.get(bytes);
    return bytes;
  }
}
