package io.serbench.library.capnproto;

import io.serbench.dataset.evolution.Rewriting;
import io.serbench.dataset.evolution.WriterSchema;
import io.serbench.library.capnproto.generated.MediaCapnp;
import java.io.IOException;
import java.nio.ByteBuffer;
import org.capnproto.MessageBuilder;
import org.capnproto.SegmentBuilder;
import org.capnproto.SegmentReader;
import org.capnproto.StructBuilder;
import org.capnproto.StructFactory;
import org.capnproto.StructReader;
import org.capnproto.StructSize;
import org.capnproto.Text;
import org.capnproto.TextList;

/**
 * Lays structs out as the compiler does those of a changed schema. A field keeps its number, as the
 * language demands, wherever it is declared. So one that is removed leaves its place empty, and one
 * that the reader does not know lies beyond those that it does.
 *
 * @see <a href="https://capnproto.org/language.html#evolving-your-protocol">Evolving Your
 *     Protocol</a>
 */
record StructRewriting(Packing packing) implements Rewriting {
  private static final int IMAGES = 0;
  private static final int MEDIA = 1;

  /**
   * Where the compiler puts the numbers: each into the first free place that is aligned and large
   * enough. Offsets count values of the type.
   */
  private enum Numbers {
    AS_THEY_ARE(4, 1, 2, 6, 224, 15),
    WITH_INT_SIZE(4, 1, 4, 5, 192, 13),
    WITH_LONG_HEIGHT(5, 2, 3, 1, 256, 17);

    private final int words;
    private final int duration;
    private final int size;
    private final int bitrate;
    private final int hasBitrate;
    private final int player;

    Numbers(int words, int duration, int size, int bitrate, int hasBitrate, int player) {
      this.words = words;
      this.duration = duration;
      this.size = size;
      this.bitrate = bitrate;
      this.hasBitrate = hasBitrate;
      this.player = player;
    }

    static Numbers of(WriterSchema writer) {
      return switch (writer) {
        case WITH_INT_SIZE -> WITH_INT_SIZE;
        case WITH_LONG_HEIGHT -> WITH_LONG_HEIGHT;
        default -> AS_THEY_ARE;
      };
    }
  }

  private static final class Shape extends StructFactory<Struct, StructReader> {
    private final StructSize size;

    Shape(int words, int pointers) {
      this.size = new StructSize((short) words, (short) pointers);
    }

    @Override
    public StructReader constructReader(
        SegmentReader segment, int data, int pointers, int dataSize, short count, int nesting) {
      return new StructReader(segment, data, pointers, dataSize, count, nesting);
    }

    @Override
    public Struct constructBuilder(
        SegmentBuilder segment, int data, int pointers, int dataSize, short count) {
      return new Struct(segment, data, pointers, dataSize, count);
    }

    @Override
    public StructSize structSize() {
      return size;
    }

    @Override
    public StructReader asReader(Struct builder) {
      throw new UnsupportedOperationException();
    }
  }

  private static final class Struct extends StructBuilder {
    Struct(SegmentBuilder segment, int data, int pointers, int dataSize, short count) {
      super(segment, data, pointers, dataSize, count);
    }

    void fill(MediaCapnp.MediaContent.Reader content, WriterSchema writer) {
      _setPointerField(MediaCapnp.Image.listFactory, IMAGES, content.getImages());
      int pointers = writer.absent().contains("copyright") ? 4 : writer.isLonger() ? 6 : 5;
      Shape media = new Shape(Numbers.of(writer).words, pointers);
      _initPointerField(media, MEDIA, 0).fill(content.getMedia(), writer);
    }

    @SuppressWarnings("EnumOrdinal") // The encoding of an enum is the number of its constant.
    private void fill(MediaCapnp.Media.Reader media, WriterSchema writer) {
      _setPointerField(Text.factory, 0, media.getUri());
      if (!writer.absent().contains("title")) {
        _setPointerField(Text.factory, 1, media.getTitle());
      }
      _setPointerField(Text.factory, 2, media.getFormat());
      _setPointerField(TextList.factory, 3, media.getPersons());
      if (!writer.absent().contains("copyright")) {
        _setPointerField(Text.factory, 4, media.getCopyright());
      }
      if (writer.isLonger()) {
        _setPointerField(Text.factory, 5, new Text.Reader(WriterSchema.CONTENT));
      }
      Numbers numbers = Numbers.of(writer);
      _setIntField(0, media.getWidth());
      if (numbers == Numbers.WITH_LONG_HEIGHT) {
        _setLongField(1, media.getHeight());
      } else {
        _setIntField(1, media.getHeight());
      }
      _setLongField(numbers.duration, media.getDuration());
      if (numbers == Numbers.WITH_INT_SIZE) {
        _setIntField(numbers.size, (int) media.getSize());
      } else {
        _setLongField(numbers.size, media.getSize());
      }
      _setIntField(numbers.bitrate, media.getBitrate());
      _setBooleanField(numbers.hasBitrate, media.getHasBitrate());
      _setShortField(numbers.player, (short) media.getPlayer().ordinal());
    }
  }

  @Override
  public byte[] rewritten(byte[] message, WriterSchema writer) throws IOException {
    MediaCapnp.MediaContent.Reader content =
        packing.read(ByteBuffer.wrap(message)).getRoot(MediaCapnp.MediaContent.factory);
    MessageBuilder rewritten = new MessageBuilder();
    rewritten.initRoot(new Shape(0, 2)).fill(content, writer);
    return packing.bytes(rewritten, new GrowingOutput(message.length));
  }
}
