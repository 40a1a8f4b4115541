package io.serbench.library.shared;

import io.serbench.dataset.Bytes;
import io.serbench.dataset.evolution.Rewriting;
import io.serbench.dataset.evolution.WriterSchema;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Fields of protobuf's wire format: a key, which is the field's number and how long its value is,
 * and the value. For all libraries of the format. Fields keep their numbers, as the documentation
 * demands; a new one has a new number. An int32 and an int64 are encoded alike.
 *
 * @see <a href="https://protobuf.dev/programming-guides/encoding/">Encoding</a>
 */
public final class ProtobufFields implements Rewriting {
  private static final int MEDIA = 2;
  private static final int VARINT = 0;
  private static final int LENGTH = 2;
  private static final int TYPE_BITS = 3;

  /** Marks a byte of a number after which others follow. */
  private static final int MORE = 0x80;

  private record Field(int number, Bytes bytes, Bytes content) {
    String name() {
      return number <= WriterSchema.MEMBERS.size()
          ? WriterSchema.MEMBERS.get(number - 1)
          : WriterSchema.ADDED;
    }
  }

  @Override
  public byte[] rewritten(byte[] message, WriterSchema writer) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    for (Field field : fields(message)) {
      Bytes written = field.number() == MEDIA ? media(field.content(), writer) : field.bytes();
      out.write(written.array());
    }
    return out.toByteArray();
  }

  private static Bytes media(Bytes message, WriterSchema writer) throws IOException {
    int next = WriterSchema.MEMBERS.size() + 1;
    Field added = field(next, WriterSchema.CONTENT.getBytes(StandardCharsets.UTF_8));
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    for (Field field : writer.members(fields(message.array()), Field::name, added)) {
      out.write(field.bytes().array());
    }
    return field(MEDIA, out.toByteArray()).bytes();
  }

  private static Field field(int number, byte[] content) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    writeVarint((number << TYPE_BITS) | LENGTH, out);
    writeVarint(content.length, out);
    out.write(content);
    return new Field(number, Bytes.of(out.toByteArray()), Bytes.of(content));
  }

  private static void writeVarint(int value, ByteArrayOutputStream out) {
    int rest = value;
    for (; rest > Byte.MAX_VALUE; rest >>>= Byte.SIZE - 1) {
      out.write(rest | MORE);
    }
    out.write(rest);
  }

  private static List<Field> fields(byte[] message) throws IOException {
    Cursor in = new Cursor(message);
    List<Field> fields = new ArrayList<>();
    while (in.place < message.length) {
      int start = in.place;
      long key = in.varint();
      int number = (int) (key >>> TYPE_BITS);
      switch ((int) (key & ((1 << TYPE_BITS) - 1))) {
        case VARINT -> {
          in.varint();
          fields.add(new Field(number, in.since(start), Bytes.of(new byte[0])));
        }
        case LENGTH -> {
          int length = (int) in.varint();
          int content = in.place;
          in.place += length;
          fields.add(new Field(number, in.since(start), in.since(content)));
        }
        default -> throw new IOException("media has no field with the key " + key);
      }
    }
    return fields;
  }

  private static final class Cursor {
    private final byte[] message;
    private int place;

    Cursor(byte[] message) {
      this.message = message;
    }

    long varint() {
      long value = 0;
      for (int shift = 0; ; shift += Byte.SIZE - 1) {
        byte next = message[place++];
        value |= (long) (next & Byte.MAX_VALUE) << shift;
        if (next >= 0) {
          return value;
        }
      }
    }

    Bytes since(int start) {
      return Bytes.of(Arrays.copyOfRange(message, start, place));
    }
  }
}
