package io.serbench.library.jdk;

import io.serbench.dataset.media.Image;
import io.serbench.dataset.media.Media;
import io.serbench.dataset.media.MediaContent;
import io.serbench.dataset.media.MediaFamily;
import io.serbench.library.shared.PlainObjects;
import java.util.ArrayList;
import java.util.List;

/**
 * Hand-written code for one type, field by field, with the JDK alone: what a programmer can reach
 * without a library. It resembles {@link java.io.DataOutput}, but avoids its streams, which write
 * byte by byte, and uses lengths and numbers of variable size.
 */
@SuppressWarnings("EnumOrdinal") // Ordinals are compact, but fix the order of constants.
final class JavaManual extends PlainObjects<MediaContent> {
  private static final Media.Player[] PLAYERS = Media.Player.values();
  private static final Image.Size[] SIZES = Image.Size.values();

  private final ByteWriter out = new ByteWriter();
  private final ByteReader in = new ByteReader();

  JavaManual() {
    super(MediaFamily.TYPE);
  }

  @Override
  public byte[] serialize(MediaContent content) {
    out.clear();
    write(content.media);
    List<Image> images = content.images;
    out.writeInt(images.size());
    for (int i = 0; i < images.size(); i++) {
      write(images.get(i));
    }
    return out.toBytes();
  }

  @Override
  public MediaContent deserialize(byte[] bytes) {
    in.setBytes(bytes);
    Media media = readMedia();
    int count = in.readCount();
    List<Image> images = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      images.add(readImage());
    }
    return new MediaContent(media, images);
  }

  private void write(Media media) {
    out.writeString(media.uri);
    out.writeString(media.title);
    out.writeInt(media.width);
    out.writeInt(media.height);
    out.writeString(media.format);
    out.writeLong(media.duration);
    out.writeLong(media.size);
    // Flag and enum share a byte. The bit rate is always written, because it is a field.
    out.writeByte(media.player.ordinal() << 1 | (media.hasBitrate ? 1 : 0));
    out.writeInt(media.bitrate);
    List<String> persons = media.persons;
    out.writeInt(persons.size());
    for (int i = 0; i < persons.size(); i++) {
      out.writeString(persons.get(i));
    }
    out.writeString(media.copyright);
  }

  private Media readMedia() {
    Media media = new Media();
    media.uri = in.readString();
    media.title = in.readString();
    media.width = in.readInt();
    media.height = in.readInt();
    media.format = in.readString();
    media.duration = in.readLong();
    media.size = in.readLong();
    int flags = in.readByte();
    media.hasBitrate = (flags & 1) != 0;
    media.player = PLAYERS[flags >> 1];
    media.bitrate = in.readInt();
    int count = in.readCount();
    List<String> persons = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      persons.add(in.readString());
    }
    media.persons = persons;
    media.copyright = in.readString();
    return media;
  }

  private void write(Image image) {
    out.writeString(image.uri);
    out.writeString(image.title);
    out.writeInt(image.width);
    out.writeInt(image.height);
    out.writeByte(image.size.ordinal());
  }

  private Image readImage() {
    Image image = new Image();
    image.uri = in.readString();
    image.title = in.readString();
    image.width = in.readInt();
    image.height = in.readInt();
    image.size = SIZES[in.readByte()];
    return image;
  }
}
