package io.serbench.library.protobuf;

import io.serbench.dataset.media.Image;
import io.serbench.dataset.media.Media;
import io.serbench.dataset.media.MediaContent;
import io.serbench.dataset.media.MediaList;
import io.serbench.library.protobuf.generated.MediaProto;
import java.util.ArrayList;
import java.util.List;

/** Converts plain media objects to protobuf messages and back. A null string is an absent field. */
final class MediaMessages {
  private MediaMessages() {}

  static MediaProto.MediaContent message(MediaContent content) {
    MediaProto.MediaContent.Builder builder = MediaProto.MediaContent.newBuilder();
    builder.setMedia(message(content.media));
    for (Image image : content.images) {
      builder.addImages(message(image));
    }
    return builder.build();
  }

  static MediaContent plain(MediaProto.MediaContent message) {
    List<Image> images = new ArrayList<>(message.getImagesCount());
    for (MediaProto.Image image : message.getImagesList()) {
      images.add(plain(image));
    }
    return new MediaContent(plain(message.getMedia()), images);
  }

  static MediaProto.MediaList list(MediaList list) {
    MediaProto.MediaList.Builder builder = MediaProto.MediaList.newBuilder();
    for (MediaContent each : list.items) {
      builder.addItems(message(each));
    }
    return builder.build();
  }

  static MediaList plainList(MediaProto.MediaList message) {
    MediaList list = new MediaList();
    list.items = new ArrayList<>(message.getItemsCount());
    for (MediaProto.MediaContent each : message.getItemsList()) {
      list.items.add(plain(each));
    }
    return list;
  }

  private static MediaProto.Media message(Media media) {
    MediaProto.Media.Builder builder =
        MediaProto.Media.newBuilder()
            .setUri(media.uri)
            .setWidth(media.width)
            .setHeight(media.height)
            .setFormat(media.format)
            .setDuration(media.duration)
            .setSize(media.size)
            .addAllPersons(media.persons)
            .setPlayer(message(media.player));
    if (media.title != null) {
      builder.setTitle(media.title);
    }
    if (media.hasBitrate) {
      builder.setBitrate(media.bitrate);
    }
    if (media.copyright != null) {
      builder.setCopyright(media.copyright);
    }
    return builder.build();
  }

  private static Media plain(MediaProto.Media message) {
    return new Media(
        message.getUri(),
        message.hasTitle() ? message.getTitle() : null,
        message.getWidth(),
        message.getHeight(),
        message.getFormat(),
        message.getDuration(),
        message.getSize(),
        message.getBitrate(),
        message.hasBitrate(),
        new ArrayList<>(message.getPersonsList()),
        plain(message.getPlayer()),
        message.hasCopyright() ? message.getCopyright() : null);
  }

  private static MediaProto.Image message(Image image) {
    MediaProto.Image.Builder builder =
        MediaProto.Image.newBuilder()
            .setUri(image.uri)
            .setWidth(image.width)
            .setHeight(image.height)
            .setSize(message(image.size));
    if (image.title != null) {
      builder.setTitle(image.title);
    }
    return builder.build();
  }

  private static Image plain(MediaProto.Image message) {
    return new Image(
        message.getUri(),
        message.hasTitle() ? message.getTitle() : null,
        message.getWidth(),
        message.getHeight(),
        plain(message.getSize()));
  }

  private static MediaProto.Media.Player message(Media.Player player) {
    return switch (player) {
      case JAVA -> MediaProto.Media.Player.JAVA;
      case FLASH -> MediaProto.Media.Player.FLASH;
    };
  }

  private static Media.Player plain(MediaProto.Media.Player player) {
    return switch (player) {
      case JAVA -> Media.Player.JAVA;
      case FLASH -> Media.Player.FLASH;
    };
  }

  private static MediaProto.Image.Size message(Image.Size size) {
    return switch (size) {
      case SMALL -> MediaProto.Image.Size.SMALL;
      case LARGE -> MediaProto.Image.Size.LARGE;
    };
  }

  private static Image.Size plain(MediaProto.Image.Size size) {
    return switch (size) {
      case SMALL -> Image.Size.SMALL;
      case LARGE -> Image.Size.LARGE;
    };
  }
}
