package io.serbench.library.wire;

import io.serbench.library.wire.generated.Image;
import io.serbench.library.wire.generated.Media;
import io.serbench.library.wire.generated.MediaContent;
import io.serbench.library.wire.generated.MediaList;
import java.util.ArrayList;
import java.util.List;

/** Converts plain media objects to Wire's messages and back. A null string remains null. */
final class MediaMessages {
  private MediaMessages() {}

  static MediaContent message(io.serbench.dataset.media.MediaContent content) {
    List<Image> images = new ArrayList<>(content.images.size());
    for (io.serbench.dataset.media.Image image : content.images) {
      images.add(message(image));
    }
    return new MediaContent.Builder().images(images).media(message(content.media)).build();
  }

  static io.serbench.dataset.media.MediaContent plain(MediaContent message) {
    List<io.serbench.dataset.media.Image> images = new ArrayList<>(message.images.size());
    for (Image image : message.images) {
      images.add(plain(image));
    }
    return new io.serbench.dataset.media.MediaContent(plain(message.media), images);
  }

  static MediaList list(io.serbench.dataset.media.MediaList list) {
    List<MediaContent> items = new ArrayList<>(list.items.size());
    for (io.serbench.dataset.media.MediaContent each : list.items) {
      items.add(message(each));
    }
    return new MediaList.Builder().items(items).build();
  }

  static io.serbench.dataset.media.MediaList plainList(MediaList message) {
    io.serbench.dataset.media.MediaList list = new io.serbench.dataset.media.MediaList();
    list.items = new ArrayList<>(message.items.size());
    for (MediaContent each : message.items) {
      list.items.add(plain(each));
    }
    return list;
  }

  private static Media message(io.serbench.dataset.media.Media media) {
    return new Media.Builder()
        .uri(media.uri)
        .title(media.title)
        .width(media.width)
        .height(media.height)
        .format(media.format)
        .duration(media.duration)
        .size(media.size)
        .bitrate(media.hasBitrate ? media.bitrate : null)
        .persons(media.persons)
        .player(
            switch (media.player) {
              case JAVA -> Media.Player.JAVA;
              case FLASH -> Media.Player.FLASH;
            })
        .copyright(media.copyright)
        .build();
  }

  private static io.serbench.dataset.media.Media plain(Media message) {
    return new io.serbench.dataset.media.Media(
        message.uri,
        message.title,
        message.width,
        message.height,
        message.format,
        message.duration,
        message.size,
        message.bitrate == null ? 0 : message.bitrate,
        message.bitrate != null,
        new ArrayList<>(message.persons),
        switch (message.player) {
          case JAVA -> io.serbench.dataset.media.Media.Player.JAVA;
          case FLASH -> io.serbench.dataset.media.Media.Player.FLASH;
        },
        message.copyright);
  }

  private static Image message(io.serbench.dataset.media.Image image) {
    return new Image.Builder()
        .uri(image.uri)
        .title(image.title)
        .width(image.width)
        .height(image.height)
        .size(
            switch (image.size) {
              case SMALL -> Image.Size.SMALL;
              case LARGE -> Image.Size.LARGE;
            })
        .build();
  }

  private static io.serbench.dataset.media.Image plain(Image message) {
    return new io.serbench.dataset.media.Image(
        message.uri,
        message.title,
        message.width,
        message.height,
        switch (message.size) {
          case SMALL -> io.serbench.dataset.media.Image.Size.SMALL;
          case LARGE -> io.serbench.dataset.media.Image.Size.LARGE;
        });
  }
}
