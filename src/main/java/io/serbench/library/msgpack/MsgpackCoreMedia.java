package io.serbench.library.msgpack;

import io.serbench.dataset.media.Image;
import io.serbench.dataset.media.Media;
import io.serbench.dataset.media.MediaContent;
import io.serbench.dataset.media.MediaFamily;
import io.serbench.library.shared.DeclaredCounts;
import io.serbench.library.shared.PlainObjects;
import io.serbench.serializer.StreamSerializer;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import org.msgpack.core.MessageBufferPacker;
import org.msgpack.core.MessagePack;
import org.msgpack.core.MessagePacker;
import org.msgpack.core.MessageUnpacker;
import org.msgpack.core.buffer.ArrayBufferInput;

/**
 * Hand-written code on msgpack-core, the library since 0.7, which has only a packer and an
 * unpacker. One packer is cleared and one unpacker is reset for each message. The layout is that of
 * {@link MediaContentTemplate}.
 *
 * @see <a href="https://github.com/msgpack/msgpack-java/pull/396">the documentation of packer and
 *     unpacker</a>
 */
@SuppressWarnings("EnumOrdinal") // Ordinals are compact, but fix the order of constants.
final class MsgpackCoreMedia extends PlainObjects<MediaContent>
    implements StreamSerializer<MediaContent> {
  private static final Media.Player[] PLAYERS = Media.Player.values();
  private static final Image.Size[] SIZES = Image.Size.values();

  private final MessageBufferPacker packer = MessagePack.newDefaultBufferPacker();
  private final ArrayBufferInput input = new ArrayBufferInput(new byte[0]);
  private final MessageUnpacker unpacker = MessagePack.newDefaultUnpacker(input);

  MsgpackCoreMedia() {
    super(MediaFamily.TYPE);
  }

  @Override
  public byte[] serialize(MediaContent content) throws IOException {
    packer.clear();
    pack(packer, content);
    return packer.toByteArray();
  }

  @Override
  public MediaContent deserialize(byte[] bytes) throws IOException {
    input.reset(bytes);
    unpacker.reset(input);
    return unpackContent(unpacker);
  }

  /** Packs to the stream, which is flushed at the end. Messages need no lengths between them. */
  @Override
  public ItemWriter<MediaContent> writer(OutputStream out) {
    MessagePacker streamPacker = MessagePack.newDefaultPacker(out);
    return new ItemWriter<>() {
      @Override
      public void write(MediaContent content) throws IOException {
        pack(streamPacker, content);
      }

      @Override
      public void end() throws IOException {
        streamPacker.flush();
      }
    };
  }

  @Override
  public ItemReader<MediaContent> reader(InputStream in) {
    MessageUnpacker streamUnpacker = MessagePack.newDefaultUnpacker(in);
    return () -> unpackContent(streamUnpacker);
  }

  private static void pack(MessagePacker packer, MediaContent content) throws IOException {
    packer.packArrayHeader(2);
    packer.packArrayHeader(content.images.size());
    for (Image image : content.images) {
      pack(packer, image);
    }
    pack(packer, content.media);
  }

  private static MediaContent unpackContent(MessageUnpacker unpacker) throws IOException {
    MediaContent content = new MediaContent();
    unpacker.unpackArrayHeader();
    int count = unpacker.unpackArrayHeader();
    content.images = DeclaredCounts.list(count);
    for (int i = 0; i < count; i++) {
      content.images.add(unpackImage(unpacker));
    }
    content.media = unpackMedia(unpacker);
    return content;
  }

  private static void pack(MessagePacker packer, Media media) throws IOException {
    packer.packArrayHeader(11);
    packer.packString(media.uri);
    packNullable(packer, media.title);
    packer.packInt(media.width);
    packer.packInt(media.height);
    packer.packString(media.format);
    packer.packLong(media.duration);
    packer.packLong(media.size);
    if (media.hasBitrate) {
      packer.packInt(media.bitrate);
    } else {
      packer.packNil();
    }
    packer.packArrayHeader(media.persons.size());
    for (String person : media.persons) {
      packer.packString(person);
    }
    packer.packInt(media.player.ordinal());
    packNullable(packer, media.copyright);
  }

  private static Media unpackMedia(MessageUnpacker unpacker) throws IOException {
    Media media = new Media();
    unpacker.unpackArrayHeader();
    media.uri = unpacker.unpackString();
    media.title = unpackNullable(unpacker);
    media.width = unpacker.unpackInt();
    media.height = unpacker.unpackInt();
    media.format = unpacker.unpackString();
    media.duration = unpacker.unpackLong();
    media.size = unpacker.unpackLong();
    media.hasBitrate = !unpacker.tryUnpackNil();
    if (media.hasBitrate) {
      media.bitrate = unpacker.unpackInt();
    }
    int count = unpacker.unpackArrayHeader();
    media.persons = DeclaredCounts.list(count);
    for (int i = 0; i < count; i++) {
      media.persons.add(unpacker.unpackString());
    }
    media.player = PLAYERS[unpacker.unpackInt()];
    media.copyright = unpackNullable(unpacker);
    return media;
  }

  private static void pack(MessagePacker packer, Image image) throws IOException {
    packer.packArrayHeader(5);
    packer.packString(image.uri);
    packNullable(packer, image.title);
    packer.packInt(image.width);
    packer.packInt(image.height);
    packer.packInt(image.size.ordinal());
  }

  private static Image unpackImage(MessageUnpacker unpacker) throws IOException {
    Image image = new Image();
    unpacker.unpackArrayHeader();
    image.uri = unpacker.unpackString();
    image.title = unpackNullable(unpacker);
    image.width = unpacker.unpackInt();
    image.height = unpacker.unpackInt();
    image.size = SIZES[unpacker.unpackInt()];
    return image;
  }

  private static void packNullable(MessagePacker packer, String string) throws IOException {
    if (string == null) {
      packer.packNil();
    } else {
      packer.packString(string);
    }
  }

  private static String unpackNullable(MessageUnpacker unpacker) throws IOException {
    return unpacker.tryUnpackNil() ? null : unpacker.unpackString();
  }
}
