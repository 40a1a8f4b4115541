package io.serbench.library.sbe;

import io.serbench.dataset.evolution.Rewriting;
import io.serbench.dataset.evolution.Version;
import io.serbench.dataset.evolution.WriterSchema;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;

/**
 * Lays a message out by a changed schema: a header, the fields of the root in their order, groups,
 * and data of variable size in their order. What is new comes last and has a higher version, and
 * nothing is removed but deprecated, as SBE demands; a deprecated member keeps its place, empty.
 *
 * @see <a href="https://github.com/aeron-io/simple-binary-encoding/wiki/Message-Versioning">Message
 *     Versioning</a>
 */
final class SbeRewriting implements Rewriting {
  private static final int HEADER = 8;
  private static final int VERSION_AT = 6;
  private static final int IMAGE_STRINGS = 2;
  private static final int TITLE = 1;
  private static final int COPYRIGHT = 4;

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();

  @Override
  public byte[] rewritten(byte[] message, WriterSchema writer) {
    out.reset();
    ByteBuffer in = ByteBuffer.wrap(message).order(ByteOrder.LITTLE_ENDIAN);
    ByteBuffer root = root(in, writer);
    ByteBuffer header = ordered(HEADER).put(message, 0, HEADER);
    header.putShort(0, (short) root.position());
    header.putShort(VERSION_AT, (short) (writer == WriterSchema.WITH_ONE_MORE ? 1 : 0));
    out.writeBytes(start(header, HEADER));
    out.writeBytes(start(root, root.position()));
    int groups = in.position();
    skipGroup(in, IMAGE_STRINGS);
    skipGroup(in, 1);
    out.write(message, groups, in.position() - groups);
    byte[] uri = string(in);
    byte[] title = string(in);
    byte[] format = string(in);
    byte[] copyright = string(in);
    boolean isReordered = writer.change() == Version.REORDERED;
    write(isReordered ? format : uri);
    write(writer.absent().contains("title") ? new byte[0] : title);
    write(isReordered ? uri : format);
    if (!writer.absent().contains("copyright")) {
      write(copyright);
    }
    if (writer == WriterSchema.WITH_ONE_MORE) {
      write(WriterSchema.CONTENT.getBytes(StandardCharsets.UTF_8));
    }
    return out.toByteArray();
  }

  private static ByteBuffer root(ByteBuffer in, WriterSchema writer) {
    in.position(HEADER);
    ByteBuffer root = ordered(in.limit());
    root.putInt(in.getInt());
    put(root, "height", in.getInt(), Integer.BYTES, writer);
    root.putLong(in.getLong());
    put(root, "size", in.getLong(), Long.BYTES, writer);
    root.putInt(in.getInt()).put(in.get());
    int present = in.get();
    if (writer.absent().contains("title")) {
      present &= ~TITLE;
    }
    if (writer.absent().contains("copyright")) {
      present &= ~COPYRIGHT;
    }
    return root.put((byte) present);
  }

  private static void put(
      ByteBuffer root, String member, long value, int own, WriterSchema writer) {
    if (writer.type(member, own, Integer.BYTES, Long.BYTES) == Long.BYTES) {
      root.putLong(value);
    } else {
      root.putInt((int) value);
    }
  }

  private static ByteBuffer ordered(int bytes) {
    return ByteBuffer.allocate(bytes).order(ByteOrder.LITTLE_ENDIAN);
  }

  private static byte[] start(ByteBuffer buffer, int length) {
    byte[] bytes = new byte[length];
    buffer.get(0, bytes);
    return bytes;
  }

  private static void skipGroup(ByteBuffer in, int strings) {
    int block = Short.toUnsignedInt(in.getShort());
    for (int left = Short.toUnsignedInt(in.getShort()); left > 0; left--) {
      in.position(in.position() + block);
      for (int i = 0; i < strings; i++) {
        string(in);
      }
    }
  }

  private static byte[] string(ByteBuffer in) {
    byte[] bytes = new byte[in.getInt()];
    in.get(bytes);
    return bytes;
  }

  private void write(byte[] string) {
    out.writeBytes(start(ordered(Integer.BYTES).putInt(string.length), Integer.BYTES));
    out.writeBytes(string);
  }
}
