package io.serbench.library.colfer;

import io.serbench.dataset.Bytes;
import io.serbench.dataset.evolution.Rewriting;
import io.serbench.dataset.evolution.Version;
import io.serbench.dataset.evolution.WriterSchema;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/**
 * Fields of Colfer's format: a header, which is the field's place in the schema, and the value. New
 * fields are added at the end, and none is removed but renamed, as the documentation demands; it
 * then stays empty, and is left out. An int32 and an int64 are encoded alike.
 *
 * @see <a href="https://github.com/pascaldekloe/colfer#compatibility">Compatibility</a>
 */
final class ColferFields implements Rewriting {
  private static final byte END = 0x7f;

  /** Marks a negative number. */
  private static final int FLAG = 0x80;

  private static final int IMAGES = 0;
  private static final int MEDIA = 1;

  /** What schema/colfer/media.colf says of each field: a letter for its type. */
  private static final String IMAGE_TYPES = "ttbiiu";

  private static final String MEDIA_TYPES = "ttbiitiiiblutb";

  private static final Map<Integer, String> STRINGS =
      Map.of(0, "uri", 1, "title", 5, "format", 12, "copyright");

  private record Field(int place, Bytes content) {
    String name() {
      return STRINGS.getOrDefault(place, "");
    }
  }

  @Override
  public byte[] rewritten(byte[] message, WriterSchema writer) throws IOException {
    Cursor in = new Cursor(message);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    if (message[0] == IMAGES) {
      in.place++;
      for (int left = in.varint(); left > 0; left--) {
        fields(in, IMAGE_TYPES);
      }
    }
    out.write(message, 0, in.place);
    if (in.next() != MEDIA) {
      throw new IOException("the message has no media");
    }
    out.write(MEDIA);
    byte[] content = WriterSchema.CONTENT.getBytes(StandardCharsets.UTF_8);
    byte[] text = new byte[1 + content.length];
    text[0] = (byte) content.length;
    System.arraycopy(content, 0, text, 1, content.length);
    Field added = new Field(MEDIA_TYPES.length(), Bytes.of(text));
    List<Field> fields = fields(in, MEDIA_TYPES);
    // The code keeps a field that is removed, so that it still knows one that it once had.
    if (writer != WriterSchema.WITH_ONE_BETWEEN) {
      fields = writer.members(fields, Field::name, added);
    }
    if (writer.change() == Version.REORDERED) {
      // The places stay, and their contents have moved.
      List<Integer> places =
          fields.stream()
              .map(Field::place)
              .sorted(Comparator.comparing(place -> place & ~FLAG))
              .toList();
      for (int i = 0; i < places.size(); i++) {
        fields.set(i, new Field(places.get(i), fields.get(i).content()));
      }
    }
    for (Field field : fields) {
      out.write(field.place());
      out.write(field.content().array());
    }
    out.write(END);
    out.write(END);
    return out.toByteArray();
  }

  private static List<Field> fields(Cursor in, String types) {
    List<Field> fields = new ArrayList<>();
    for (int header = in.next(); header != END; header = in.next()) {
      int start = in.place;
      switch (types.charAt(header & ~FLAG)) {
        case 't' -> in.skip(in.varint());
        case 'i' -> in.varint();
        case 'u' -> in.skip(1);
        case 'l' -> {
          for (int left = in.varint(); left > 0; left--) {
            in.skip(in.varint());
          }
        }
        default -> {}
      }
      fields.add(new Field(header, Bytes.of(Arrays.copyOfRange(in.message, start, in.place))));
    }
    return fields;
  }

  private static final class Cursor {
    private final byte[] message;
    private int place;

    Cursor(byte[] message) {
      this.message = message;
    }

    void skip(int bytes) {
      place += bytes;
    }

    int next() {
      return Byte.toUnsignedInt(message[place++]);
    }

    /** Returns a number; of one that is too large, only how far it goes is of use. */
    int varint() {
      int value = 0;
      for (int shift = 0; ; shift += Byte.SIZE - 1) {
        byte next = message[place++];
        value |= (next & Byte.MAX_VALUE) << shift;
        if (next >= 0) {
          return value;
        }
      }
    }
  }
}
