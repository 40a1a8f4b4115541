package io.serbench.library.wobly;

import io.serbench.dataset.media.Image;
import io.serbench.dataset.media.Media;
import io.serbench.dataset.media.MediaContent;
import io.serbench.library.shared.DeclaredCounts;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;

/**
 * Code like that of Wobly's generator for the media type: required fields without tags, in the
 * order of their numbers, then the others, each after its tag. The media and each image begin with
 * their size, which is written when they are complete.
 */
@SuppressWarnings("EnumOrdinal") // Wobly writes enums as ordinals.
final class MediaCode {
  private static final int TITLE = 0;
  private static final int BITRATE = 1;
  private static final int PERSONS = 2;
  private static final int COPYRIGHT = 3;

  /** A tag consists of the number of a field and, in these bits, a format. */
  private static final int FORMAT_BITS = 3;

  private static final int FOUR_BYTES = 2;
  private static final int SIZED = 7;
  private static final int TAG_SIZE = 1;
  private static final int END = Integer.MAX_VALUE;
  private static final Media.Player[] PLAYERS = Media.Player.values();
  private static final Image.Size[] SIZES = Image.Size.values();

  private final Numbers numbers;

  MediaCode(Numbers numbers) {
    this.numbers = numbers;
  }

  void write(ByteBuffer buffer, MediaContent content) throws Throwable {
    write(buffer, content.media);
    int start = buffer.position();
    numbers.skipListSize(buffer);
    Buffers.putVInt(buffer, content.images.size());
    for (Image image : content.images) {
      write(buffer, image);
    }
    numbers.putListSize(buffer, start);
  }

  private void write(ByteBuffer buffer, Media media) throws Throwable {
    int start = buffer.position();
    buffer.position(start + 1);
    Buffers.putVInt(buffer, media.player.ordinal());
    numbers.putLong(buffer, media.size);
    numbers.putLong(buffer, media.duration);
    Buffers.putString(buffer, media.format);
    numbers.putInt(buffer, media.height);
    numbers.putInt(buffer, media.width);
    Buffers.putString(buffer, media.uri);
    writeOptional(buffer, TITLE, media.title);
    if (media.hasBitrate) {
      buffer.put(tag(BITRATE, FOUR_BYTES));
      buffer.putInt(media.bitrate);
    }
    if (!media.persons.isEmpty()) {
      buffer.put(tag(PERSONS, numbers.listFormat()));
      writePersons(buffer, media.persons);
    }
    writeOptional(buffer, COPYRIGHT, media.copyright);
    Buffers.appendSize(buffer, start);
  }

  private void writePersons(ByteBuffer buffer, List<String> persons) throws Throwable {
    int start = buffer.position();
    numbers.skipListSize(buffer);
    Buffers.putVInt(buffer, persons.size());
    for (String person : persons) {
      Buffers.putString(buffer, person);
    }
    numbers.putListSize(buffer, start);
  }

  private void write(ByteBuffer buffer, Image image) throws Throwable {
    int start = buffer.position();
    buffer.position(start + 1);
    Buffers.putVInt(buffer, image.size.ordinal());
    numbers.putInt(buffer, image.height);
    numbers.putInt(buffer, image.width);
    Buffers.putString(buffer, image.uri);
    writeOptional(buffer, TITLE, image.title);
    Buffers.appendSize(buffer, start);
  }

  private static void writeOptional(ByteBuffer buffer, int field, String value) throws Throwable {
    if (value != null) {
      buffer.put(tag(field, SIZED));
      Buffers.putString(buffer, value);
    }
  }

  MediaContent read(ByteBuffer buffer) throws Throwable {
    Media media = readMedia(buffer);
    readListSize(buffer);
    int count = Buffers.getVInt(buffer);
    List<Image> images = DeclaredCounts.list(count);
    for (int i = 0; i < count; i++) {
      images.add(readImage(buffer));
    }
    return new MediaContent(media, images);
  }

  private Media readMedia(ByteBuffer buffer) throws Throwable {
    int outerLimit = enter(buffer);
    Media media = new Media();
    media.player = PLAYERS[Buffers.getVInt(buffer)];
    media.size = numbers.getLong(buffer);
    media.duration = numbers.getLong(buffer);
    media.format = Buffers.getString(buffer);
    media.height = numbers.getInt(buffer);
    media.width = numbers.getInt(buffer);
    media.uri = Buffers.getString(buffer);
    int tag = Buffers.getTag(buffer);
    if (Buffers.idFromTag(tag) == TITLE) {
      media.title = Buffers.getString(buffer);
      tag = Buffers.getTag(buffer);
    }
    media.hasBitrate = Buffers.idFromTag(tag) == BITRATE;
    if (media.hasBitrate) {
      media.bitrate = buffer.getInt();
      tag = Buffers.getTag(buffer);
    }
    media.persons = new ArrayList<>(2);
    if (Buffers.idFromTag(tag) == PERSONS) {
      readPersons(buffer, media.persons);
      tag = Buffers.getTag(buffer);
    }
    if (Buffers.idFromTag(tag) == COPYRIGHT) {
      media.copyright = Buffers.getString(buffer);
      tag = Buffers.getTag(buffer);
    }
    leave(buffer, tag, outerLimit);
    return media;
  }

  private void readPersons(ByteBuffer buffer, List<String> persons) throws Throwable {
    readListSize(buffer);
    int count = Buffers.getVInt(buffer);
    for (int i = 0; i < count; i++) {
      persons.add(Buffers.getString(buffer));
    }
  }

  private Image readImage(ByteBuffer buffer) throws Throwable {
    int outerLimit = enter(buffer);
    Image image = new Image();
    image.size = SIZES[Buffers.getVInt(buffer)];
    image.height = numbers.getInt(buffer);
    image.width = numbers.getInt(buffer);
    image.uri = Buffers.getString(buffer);
    int tag = Buffers.getTag(buffer);
    if (Buffers.idFromTag(tag) == TITLE) {
      image.title = Buffers.getString(buffer);
      tag = Buffers.getTag(buffer);
    }
    leave(buffer, tag, outerLimit);
    return image;
  }

  /** Skips the size of a list in bytes, which is for readers that skip the list. */
  private void readListSize(ByteBuffer buffer) throws Throwable {
    numbers.getInt(buffer);
  }

  /** Limits the buffer to an object, so that the end of its optional fields is found. */
  private static int enter(ByteBuffer buffer) throws Throwable {
    int size = Buffers.getVInt(buffer);
    int outerLimit = buffer.limit();
    buffer.limit(buffer.position() + size);
    return outerLimit;
  }

  private static void leave(ByteBuffer buffer, int tag, int outerLimit) {
    if (tag != END) {
      throw new IllegalStateException("a field with the unknown tag " + tag);
    }
    buffer.limit(outerLimit);
  }

  /** Returns exactly the number of bytes that {@link #write} writes. */
  int size(MediaContent content) throws Throwable {
    int images = Buffers.sizeVInt(content.images.size());
    for (Image image : content.images) {
      images += size(image);
    }
    return size(content.media) + images + numbers.sizeInt(images);
  }

  private int size(Media media) throws Throwable {
    int size = Buffers.sizeVInt(media.player.ordinal());
    size += numbers.sizeLong(media.size) + numbers.sizeLong(media.duration);
    size += Buffers.sizeString(media.format);
    size += numbers.sizeInt(media.height) + numbers.sizeInt(media.width);
    size += Buffers.sizeString(media.uri);
    size += sizeOptional(media.title);
    size += media.hasBitrate ? TAG_SIZE + Integer.BYTES : 0;
    size += media.persons.isEmpty() ? 0 : TAG_SIZE + sizePersons(media.persons);
    size += sizeOptional(media.copyright);
    return size + Buffers.sizeVInt(size);
  }

  private int sizePersons(List<String> persons) throws Throwable {
    int size = Buffers.sizeVInt(persons.size());
    for (String person : persons) {
      size += Buffers.sizeString(person);
    }
    return size + numbers.sizeInt(size);
  }

  private int size(Image image) throws Throwable {
    int size = Buffers.sizeVInt(image.size.ordinal());
    size += numbers.sizeInt(image.height) + numbers.sizeInt(image.width);
    size += Buffers.sizeString(image.uri);
    size += sizeOptional(image.title);
    return size + Buffers.sizeVInt(size);
  }

  private static int sizeOptional(String value) throws Throwable {
    return value == null ? 0 : TAG_SIZE + Buffers.sizeString(value);
  }

  private static byte tag(int field, int format) {
    return (byte) (field << FORMAT_BITS | format);
  }
}
