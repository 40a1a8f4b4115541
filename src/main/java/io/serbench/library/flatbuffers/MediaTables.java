package io.serbench.library.flatbuffers;

import com.google.flatbuffers.FlatBufferBuilder;
import io.serbench.dataset.media.Image;
import io.serbench.dataset.media.Media;
import io.serbench.dataset.media.MediaContent;
import io.serbench.dataset.media.MediaList;
import io.serbench.library.flatbuffers.generated.FImage;
import io.serbench.library.flatbuffers.generated.FMedia;
import io.serbench.library.flatbuffers.generated.FMediaContent;
import io.serbench.library.flatbuffers.generated.FMediaList;
import io.serbench.library.flatbuffers.generated.FPlayer;
import io.serbench.library.flatbuffers.generated.FSize;
import io.serbench.library.shared.DeclaredCounts;
import java.util.ArrayList;
import java.util.List;

/**
 * Plain media objects to tables and back. A null string is a field left out: the builder leaves out
 * what has the offset 0.
 */
final class MediaTables {
  private static final int LEFT_OUT = 0;

  private MediaTables() {}

  /** Builds all tables, children first, as the format demands. The result is the root's offset. */
  static int table(FlatBufferBuilder builder, MediaContent content) {
    int[] images = new int[content.images.size()];
    for (int i = 0; i < images.length; i++) {
      images[i] = table(builder, content.images.get(i));
    }
    int vector = FMediaContent.createImagesVector(builder, images);
    int media = table(builder, content.media);
    return FMediaContent.createFMediaContent(builder, vector, media);
  }

  static MediaContent plain(FMediaContent table) {
    int count = DeclaredCounts.fitting(table.imagesLength(), table.getByteBuffer().capacity());
    List<Image> images = new ArrayList<>(count);
    FImage image = new FImage();
    for (int i = 0; i < count; i++) {
      images.add(plain(table.images(image, i)));
    }
    return new MediaContent(plain(table.media()), images);
  }

  static int table(FlatBufferBuilder builder, MediaList list) {
    int[] items = new int[list.items.size()];
    for (int i = 0; i < items.length; i++) {
      items[i] = table(builder, list.items.get(i));
    }
    return FMediaList.createFMediaList(builder, FMediaList.createItemsVector(builder, items));
  }

  static MediaList plain(FMediaList table) {
    int count = DeclaredCounts.fitting(table.itemsLength(), table.getByteBuffer().capacity());
    MediaList list = new MediaList();
    list.items = new ArrayList<>(count);
    FMediaContent item = new FMediaContent();
    for (int i = 0; i < count; i++) {
      list.items.add(plain(table.items(item, i)));
    }
    return list;
  }

  private static int table(FlatBufferBuilder builder, Media media) {
    int uri = builder.createString(media.uri);
    int title = string(builder, media.title);
    int format = builder.createString(media.format);
    int[] names = new int[media.persons.size()];
    for (int i = 0; i < names.length; i++) {
      names[i] = builder.createString(media.persons.get(i));
    }
    int persons = FMedia.createPersonsVector(builder, names);
    int copyright = string(builder, media.copyright);

    // Large fields first, as flatc itself orders them, so that there are no gaps between them.
    FMedia.startFMedia(builder);
    FMedia.addSize(builder, media.size);
    FMedia.addDuration(builder, media.duration);
    FMedia.addCopyright(builder, copyright);
    FMedia.addPersons(builder, persons);
    if (media.hasBitrate) {
      addBitrate(builder, media.bitrate);
    }
    FMedia.addFormat(builder, format);
    FMedia.addHeight(builder, media.height);
    FMedia.addWidth(builder, media.width);
    FMedia.addTitle(builder, title);
    FMedia.addUri(builder, uri);
    FMedia.addPlayer(builder, code(media.player));
    return FMedia.endFMedia(builder);
  }

  /** The code that flatc generates for Java leaves a zero out although the field is optional. */
  private static void addBitrate(FlatBufferBuilder builder, int bitrate) {
    builder.forceDefaults(true);
    FMedia.addBitrate(builder, bitrate);
    builder.forceDefaults(false);
  }

  private static Media plain(FMedia table) {
    int count = DeclaredCounts.fitting(table.personsLength(), table.getByteBuffer().capacity());
    List<String> persons = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      persons.add(table.persons(i));
    }
    return new Media(
        table.uri(),
        table.title(),
        table.width(),
        table.height(),
        table.format(),
        table.duration(),
        table.size(),
        table.bitrate(),
        table.hasBitrate(),
        persons,
        player(table.player()),
        table.copyright());
  }

  private static int table(FlatBufferBuilder builder, Image image) {
    int uri = builder.createString(image.uri);
    int title = string(builder, image.title);
    return FImage.createFImage(builder, uri, title, image.width, image.height, code(image.size));
  }

  private static Image plain(FImage table) {
    return new Image(table.uri(), table.title(), table.width(), table.height(), size(table.size()));
  }

  private static int string(FlatBufferBuilder builder, String text) {
    return text == null ? LEFT_OUT : builder.createString(text);
  }

  private static byte code(Media.Player player) {
    return switch (player) {
      case JAVA -> FPlayer.JAVA;
      case FLASH -> FPlayer.FLASH;
    };
  }

  private static Media.Player player(byte code) {
    return switch (code) {
      case FPlayer.JAVA -> Media.Player.JAVA;
      case FPlayer.FLASH -> Media.Player.FLASH;
      default -> throw new IllegalArgumentException("no player " + code);
    };
  }

  private static byte code(Image.Size size) {
    return switch (size) {
      case SMALL -> FSize.SMALL;
      case LARGE -> FSize.LARGE;
    };
  }

  private static Image.Size size(byte code) {
    return switch (code) {
      case FSize.SMALL -> Image.Size.SMALL;
      case FSize.LARGE -> Image.Size.LARGE;
      default -> throw new IllegalArgumentException("no size " + code);
    };
  }
}
