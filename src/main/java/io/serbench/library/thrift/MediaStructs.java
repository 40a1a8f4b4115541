package io.serbench.library.thrift;

import io.serbench.dataset.media.Image;
import io.serbench.dataset.media.Media;
import io.serbench.dataset.media.MediaContent;
import io.serbench.dataset.media.MediaList;
import io.serbench.library.shared.ListConversion;
import io.serbench.library.thrift.generated.TImage;
import io.serbench.library.thrift.generated.TMedia;
import io.serbench.library.thrift.generated.TMediaContent;
import io.serbench.library.thrift.generated.TMediaList;
import io.serbench.library.thrift.generated.TPlayer;
import io.serbench.library.thrift.generated.TSize;
import java.util.ArrayList;
import java.util.List;

/** Converts plain media objects to Thrift structs and back. A null string is an unset field. */
final class MediaStructs {
  private MediaStructs() {}

  static TMediaContent struct(MediaContent content) {
    List<TImage> images = new ArrayList<>(content.images.size());
    for (Image image : content.images) {
      images.add(struct(image));
    }
    return new TMediaContent(images, struct(content.media));
  }

  static MediaContent plain(TMediaContent struct) {
    List<Image> images = new ArrayList<>(struct.getImagesSize());
    for (TImage image : struct.getImages()) {
      images.add(plain(image));
    }
    return new MediaContent(plain(struct.getMedia()), images);
  }

  static TMediaList struct(MediaList list) {
    return new TMediaList(ListConversion.of(list.items, MediaStructs::struct));
  }

  static MediaList plain(TMediaList struct) {
    MediaList list = new MediaList();
    list.items = ListConversion.of(struct.getItems(), MediaStructs::plain);
    return list;
  }

  private static TMedia struct(Media media) {
    TMedia struct =
        new TMedia(
            media.uri,
            media.width,
            media.height,
            media.format,
            media.duration,
            media.size,
            new ArrayList<>(media.persons),
            struct(media.player));
    struct.setTitle(media.title);
    if (media.hasBitrate) {
      struct.setBitrate(media.bitrate);
    }
    struct.setCopyright(media.copyright);
    return struct;
  }

  private static Media plain(TMedia struct) {
    return new Media(
        struct.getUri(),
        struct.getTitle(),
        struct.getWidth(),
        struct.getHeight(),
        struct.getFormat(),
        struct.getDuration(),
        struct.getSize(),
        struct.getBitrate(),
        struct.isSetBitrate(),
        new ArrayList<>(struct.getPersons()),
        plain(struct.getPlayer()),
        struct.getCopyright());
  }

  private static TImage struct(Image image) {
    TImage struct = new TImage(image.uri, image.width, image.height, struct(image.size));
    struct.setTitle(image.title);
    return struct;
  }

  private static Image plain(TImage struct) {
    return new Image(
        struct.getUri(),
        struct.getTitle(),
        struct.getWidth(),
        struct.getHeight(),
        plain(struct.getSize()));
  }

  private static TPlayer struct(Media.Player player) {
    return switch (player) {
      case JAVA -> TPlayer.JAVA;
      case FLASH -> TPlayer.FLASH;
    };
  }

  private static Media.Player plain(TPlayer player) {
    return switch (player) {
      case JAVA -> Media.Player.JAVA;
      case FLASH -> Media.Player.FLASH;
    };
  }

  private static TSize struct(Image.Size size) {
    return switch (size) {
      case SMALL -> TSize.SMALL;
      case LARGE -> TSize.LARGE;
    };
  }

  private static Image.Size plain(TSize size) {
    return switch (size) {
      case SMALL -> Image.Size.SMALL;
      case LARGE -> Image.Size.LARGE;
    };
  }
}
