package io.serbench.library.msgpack;

import io.serbench.dataset.media.Image;
import io.serbench.dataset.media.Media;
import io.serbench.dataset.media.MediaContent;
import io.serbench.library.shared.DeclaredCounts;
import java.io.IOException;
import java.util.List;
import org.msgpack.packer.Packer;
import org.msgpack.template.AbstractTemplate;
import org.msgpack.unpacker.Unpacker;

/**
 * The hand-written template of the media type for MessagePack 0.6. An object is an array of its
 * fields, an enum is its ordinal, and a null string or missing bit rate is nil.
 */
@SuppressWarnings("EnumOrdinal") // The library's own templates write ordinals, too.
final class MediaContentTemplate extends AbstractTemplate<MediaContent> {
  private static final Media.Player[] PLAYERS = Media.Player.values();
  private static final Image.Size[] SIZES = Image.Size.values();

  @Override
  public void write(Packer packer, MediaContent content, boolean required) throws IOException {
    packer.writeArrayBegin(2);
    packer.writeArrayBegin(content.images.size());
    for (Image image : content.images) {
      write(packer, image);
    }
    packer.writeArrayEnd();
    write(packer, content.media);
    packer.writeArrayEnd();
  }

  @Override
  public MediaContent read(Unpacker unpacker, MediaContent to, boolean required)
      throws IOException {
    MediaContent content = new MediaContent();
    unpacker.readArrayBegin();
    int count = unpacker.readArrayBegin();
    content.images = DeclaredCounts.list(count);
    for (int i = 0; i < count; i++) {
      content.images.add(readImage(unpacker));
    }
    unpacker.readArrayEnd();
    content.media = readMedia(unpacker);
    unpacker.readArrayEnd();
    return content;
  }

  private static void write(Packer packer, Media media) throws IOException {
    packer.writeArrayBegin(11);
    packer.write(media.uri);
    packer.write(media.title);
    packer.write(media.width);
    packer.write(media.height);
    packer.write(media.format);
    packer.write(media.duration);
    packer.write(media.size);
    if (media.hasBitrate) {
      packer.write(media.bitrate);
    } else {
      packer.writeNil();
    }
    List<String> persons = media.persons;
    packer.writeArrayBegin(persons.size());
    for (String person : persons) {
      packer.write(person);
    }
    packer.writeArrayEnd();
    packer.write(media.player.ordinal());
    packer.write(media.copyright);
    packer.writeArrayEnd();
  }

  private static Media readMedia(Unpacker unpacker) throws IOException {
    Media media = new Media();
    unpacker.readArrayBegin();
    media.uri = unpacker.readString();
    media.title = readNullable(unpacker);
    media.width = unpacker.readInt();
    media.height = unpacker.readInt();
    media.format = unpacker.readString();
    media.duration = unpacker.readLong();
    media.size = unpacker.readLong();
    media.hasBitrate = !unpacker.trySkipNil();
    if (media.hasBitrate) {
      media.bitrate = unpacker.readInt();
    }
    int count = unpacker.readArrayBegin();
    media.persons = DeclaredCounts.list(count);
    for (int i = 0; i < count; i++) {
      media.persons.add(unpacker.readString());
    }
    unpacker.readArrayEnd();
    media.player = PLAYERS[unpacker.readInt()];
    media.copyright = readNullable(unpacker);
    unpacker.readArrayEnd();
    return media;
  }

  private static void write(Packer packer, Image image) throws IOException {
    packer.writeArrayBegin(5);
    packer.write(image.uri);
    packer.write(image.title);
    packer.write(image.width);
    packer.write(image.height);
    packer.write(image.size.ordinal());
    packer.writeArrayEnd();
  }

  private static Image readImage(Unpacker unpacker) throws IOException {
    Image image = new Image();
    unpacker.readArrayBegin();
    image.uri = unpacker.readString();
    image.title = readNullable(unpacker);
    image.width = unpacker.readInt();
    image.height = unpacker.readInt();
    image.size = SIZES[unpacker.readInt()];
    unpacker.readArrayEnd();
    return image;
  }

  private static String readNullable(Unpacker unpacker) throws IOException {
    return unpacker.trySkipNil() ? null : unpacker.readString();
  }
}
