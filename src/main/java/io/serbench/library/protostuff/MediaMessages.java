package io.serbench.library.protostuff;

import io.serbench.library.protostuff.generated.Image;
import io.serbench.library.protostuff.generated.Media;
import io.serbench.library.protostuff.generated.MediaContent;
import io.serbench.library.protostuff.generated.MediaList;
import java.util.ArrayList;
import java.util.List;

/**
 * Converts plain media objects to generated ones and back. A missing bit rate is null in a message,
 * and an empty list is null in a decoded one.
 */
final class MediaMessages {
  private MediaMessages() {}

  static MediaContent message(io.serbench.dataset.media.MediaContent content) {
    MediaContent message = new MediaContent();
    message.setMedia(message(content.media));
    List<Image> images = new ArrayList<>(content.images.size());
    for (io.serbench.dataset.media.Image image : content.images) {
      images.add(message(image));
    }
    message.setImagesList(images);
    return message;
  }

  static MediaList list(io.serbench.dataset.media.MediaList list) {
    List<MediaContent> items = new ArrayList<>(list.items.size());
    for (io.serbench.dataset.media.MediaContent each : list.items) {
      items.add(message(each));
    }
    MediaList message = new MediaList();
    message.setItemsList(items);
    return message;
  }

  static io.serbench.dataset.media.MediaList plainList(MediaList message) {
    io.serbench.dataset.media.MediaList list = new io.serbench.dataset.media.MediaList();
    list.items = new ArrayList<>();
    for (MediaContent each : Lists.orEmpty(message.getItemsList())) {
      list.items.add(plain(each));
    }
    return list;
  }

  private static Media message(io.serbench.dataset.media.Media media) {
    Media message =
        new Media(
            media.uri,
            media.width,
            media.height,
            media.format,
            media.duration,
            media.size,
            switch (media.player) {
              case JAVA -> Media.Player.JAVA;
              case FLASH -> Media.Player.FLASH;
            });
    message.setTitle(media.title);
    if (media.hasBitrate) {
      message.setBitrate(media.bitrate);
    }
    message.setPersonsList(new ArrayList<>(media.persons));
    message.setCopyright(media.copyright);
    return message;
  }

  private static Image message(io.serbench.dataset.media.Image image) {
    Image message =
        new Image(
            image.uri,
            image.width,
            image.height,
            switch (image.size) {
              case SMALL -> Image.Size.SMALL;
              case LARGE -> Image.Size.LARGE;
            });
    message.setTitle(image.title);
    return message;
  }

  static io.serbench.dataset.media.MediaContent plain(MediaContent message) {
    List<io.serbench.dataset.media.Image> images = new ArrayList<>();
    for (Image image : Lists.orEmpty(message.getImagesList())) {
      images.add(plain(image));
    }
    return new io.serbench.dataset.media.MediaContent(plain(message.getMedia()), images);
  }

  private static io.serbench.dataset.media.Media plain(Media message) {
    Integer bitrate = message.getBitrate();
    return new io.serbench.dataset.media.Media(
        message.getUri(),
        message.getTitle(),
        message.getWidth(),
        message.getHeight(),
        message.getFormat(),
        message.getDuration(),
        message.getSize(),
        bitrate == null ? 0 : bitrate,
        bitrate != null,
        new ArrayList<>(Lists.orEmpty(message.getPersonsList())),
        switch (message.getPlayer()) {
          case JAVA -> io.serbench.dataset.media.Media.Player.JAVA;
          case FLASH -> io.serbench.dataset.media.Media.Player.FLASH;
        },
        message.getCopyright());
  }

  private static io.serbench.dataset.media.Image plain(Image message) {
    return new io.serbench.dataset.media.Image(
        message.getUri(),
        message.getTitle(),
        message.getWidth(),
        message.getHeight(),
        switch (message.getSize()) {
          case SMALL -> io.serbench.dataset.media.Image.Size.SMALL;
          case LARGE -> io.serbench.dataset.media.Image.Size.LARGE;
        });
  }
}
