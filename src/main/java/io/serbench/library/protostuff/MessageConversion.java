package io.serbench.library.protostuff;

import io.serbench.library.protostuff.generated.Image;
import io.serbench.library.protostuff.generated.Media;
import io.serbench.library.protostuff.generated.MediaContent;
import java.util.ArrayList;
import java.util.List;

/**
 * Between the plain media objects and the generated ones. A medium without a bit rate has none
 * (null) in its message; an empty list is a null one there after reading.
 */
final class MessageConversion {
  private MessageConversion() {}

  static MediaContent toMessage(io.serbench.dataset.media.MediaContent content) {
    MediaContent message = new MediaContent();
    message.setMedia(toMessage(content.media));
    List<Image> images = new ArrayList<>(content.images.size());
    for (io.serbench.dataset.media.Image image : content.images) {
      images.add(toMessage(image));
    }
    message.setImagesList(images);
    return message;
  }

  private static Media toMessage(io.serbench.dataset.media.Media media) {
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

  private static Image toMessage(io.serbench.dataset.media.Image image) {
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

  static io.serbench.dataset.media.MediaContent toPlain(MediaContent message) {
    List<io.serbench.dataset.media.Image> images = new ArrayList<>();
    for (Image image : orEmpty(message.getImagesList())) {
      images.add(toPlain(image));
    }
    return new io.serbench.dataset.media.MediaContent(toPlain(message.getMedia()), images);
  }

  private static io.serbench.dataset.media.Media toPlain(Media message) {
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
        new ArrayList<>(orEmpty(message.getPersonsList())),
        switch (message.getPlayer()) {
          case JAVA -> io.serbench.dataset.media.Media.Player.JAVA;
          case FLASH -> io.serbench.dataset.media.Media.Player.FLASH;
        },
        message.getCopyright());
  }

  private static io.serbench.dataset.media.Image toPlain(Image message) {
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

  private static <E> List<E> orEmpty(List<E> list) {
    return list == null ? List.of() : list;
  }
}
