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
  private static final int LIST = 6;
  private static final int LIST_COMPACT = 7;
  private static final int TAG_SIZE = 1;
  private static final int END = Integer.MAX_VALUE;
  private static final Media.Player[] PLAYERS = Media.Player.values();
  private static final Image.Size[] SIZES = Image.Size.values();

  /** Whether numbers and sizes of lists have variable width. */
  private final boolean compact;

  MediaCode(boolean compact) {
    this.compact = compact;
  }

  void write(ByteBuffer buffer, MediaContent content) throws Throwable {
    write(buffer, content.media);
    int start = buffer.position();
    skipListSize(buffer);
    Buffers.putVInt(buffer, content.images.size());
    for (Image image : content.images) {
      write(buffer, image);
    }
    putListSize(buffer, start);
  }

  private void write(ByteBuffer buffer, Media media) throws Throwable {
    int start = buffer.position();
    buffer.position(start + 1);
    Buffers.putVInt(buffer, media.player.ordinal());
    putLong(buffer, media.size);
    putLong(buffer, media.duration);
    Buffers.putString(buffer, media.format);
    putInt(buffer, media.height);
    putInt(buffer, media.width);
    Buffers.putString(buffer, media.uri);
    writeOptional(buffer, TITLE, media.title);
    if (media.hasBitrate) {
      buffer.put(tag(BITRATE, FOUR_BYTES));
      buffer.putInt(media.bitrate);
    }
    if (!media.persons.isEmpty()) {
      buffer.put(tag(PERSONS, compact ? LIST_COMPACT : LIST));
      writePersons(buffer, media.persons);
    }
    writeOptional(buffer, COPYRIGHT, media.copyright);
    Buffers.appendSize(buffer, start);
  }

  private void writePersons(ByteBuffer buffer, List<String> persons) throws Throwable {
    int start = buffer.position();
    skipListSize(buffer);
    Buffers.putVInt(buffer, persons.size());
    for (String person : persons) {
      Buffers.putString(buffer, person);
    }
    putListSize(buffer, start);
  }

  private void write(ByteBuffer buffer, Image image) throws Throwable {
    int start = buffer.position();
    buffer.position(start + 1);
    Buffers.putVInt(buffer, image.size.ordinal());
    putInt(buffer, image.height);
    putInt(buffer, image.width);
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
    getInt(buffer); // The size of the list in bytes, for readers that skip it.
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
    media.size = getLong(buffer);
    media.duration = getLong(buffer);
    media.format = Buffers.getString(buffer);
    media.height = getInt(buffer);
    media.width = getInt(buffer);
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
    getInt(buffer); // The size of the list in bytes.
    int count = Buffers.getVInt(buffer);
    for (int i = 0; i < count; i++) {
      persons.add(Buffers.getString(buffer));
    }
  }

  private Image readImage(ByteBuffer buffer) throws Throwable {
    int outerLimit = enter(buffer);
    Image image = new Image();
    image.size = SIZES[Buffers.getVInt(buffer)];
    image.height = getInt(buffer);
    image.width = getInt(buffer);
    image.uri = Buffers.getString(buffer);
    int tag = Buffers.getTag(buffer);
    if (Buffers.idFromTag(tag) == TITLE) {
      image.title = Buffers.getString(buffer);
      tag = Buffers.getTag(buffer);
    }
    leave(buffer, tag, outerLimit);
    return image;
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
    return size(content.media) + images + sizeInt(images);
  }

  private int size(Media media) throws Throwable {
    int size = Buffers.sizeVInt(media.player.ordinal());
    size += sizeLong(media.size) + sizeLong(media.duration);
    size += Buffers.sizeString(media.format);
    size += sizeInt(media.height) + sizeInt(media.width);
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
    return size + sizeInt(size);
  }

  private int size(Image image) throws Throwable {
    int size = Buffers.sizeVInt(image.size.ordinal());
    size += sizeInt(image.height) + sizeInt(image.width);
    size += Buffers.sizeString(image.uri);
    size += sizeOptional(image.title);
    return size + Buffers.sizeVInt(size);
  }

  private static int sizeOptional(String value) throws Throwable {
    return value == null ? 0 : TAG_SIZE + Buffers.sizeString(value);
  }

  private void putInt(ByteBuffer buffer, int value) throws Throwable {
    if (compact) {
      Buffers.putVInt(buffer, value);
    } else {
      buffer.putInt(value);
    }
  }

  private int getInt(ByteBuffer buffer) throws Throwable {
    return compact ? Buffers.getVInt(buffer) : buffer.getInt();
  }

  private int sizeInt(int value) throws Throwable {
    return compact ? Buffers.sizeVInt(value) : Integer.BYTES;
  }

  private void putLong(ByteBuffer buffer, long value) throws Throwable {
    if (compact) {
      Buffers.putVLong(buffer, value);
    } else {
      buffer.putLong(value);
    }
  }

  private long getLong(ByteBuffer buffer) throws Throwable {
    return compact ? Buffers.getVLong(buffer) : buffer.getLong();
  }

  private int sizeLong(long value) throws Throwable {
    return compact ? Buffers.sizeVLong(value) : Long.BYTES;
  }

  /** Reserves space for the size of a list in bytes, before the list is written. */
  private void skipListSize(ByteBuffer buffer) {
    buffer.position(buffer.position() + (compact ? 1 : Integer.BYTES));
  }

  /** Writes the size of a list, after the list, to the space that was reserved at {@code start}. */
  private void putListSize(ByteBuffer buffer, int start) throws Throwable {
    if (compact) {
      Buffers.appendSize(buffer, start);
    } else {
      buffer.putInt(start, buffer.position() - start - Integer.BYTES);
    }
  }

  private static byte tag(int field, int format) {
    return (byte) (field << FORMAT_BITS | format);
  }
}
