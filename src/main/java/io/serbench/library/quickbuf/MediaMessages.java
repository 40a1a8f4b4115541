package io.serbench.library.quickbuf;

import io.serbench.dataset.media.Image;
import io.serbench.dataset.media.Media;
import io.serbench.dataset.media.MediaContent;
import io.serbench.dataset.media.MediaList;
import io.serbench.library.quickbuf.generated.MediaProto;
import java.util.ArrayList;
import java.util.List;

/**
 * Converts plain media objects to QuickBuffers messages and back. Nested messages are filled in
 * place, as the library advises, because its setters copy. A null string is an absent field.
 */
final class MediaMessages {
  private MediaMessages() {}

  static MediaProto.MediaContent message(MediaContent content) {
    MediaProto.MediaContent message = MediaProto.MediaContent.newInstance();
    fill(message, content);
    return message;
  }

  static MediaContent plain(MediaProto.MediaContent message) {
    List<Image> images = new ArrayList<>(message.getImages().length());
    for (MediaProto.Image image : message.getImages()) {
      images.add(plain(image));
    }
    return new MediaContent(plain(message.getMedia()), images);
  }

  static MediaProto.MediaList list(MediaList list) {
    MediaProto.MediaList message = MediaProto.MediaList.newInstance();
    for (MediaContent each : list.items) {
      fill(message.getMutableItems().next(), each);
    }
    return message;
  }

  static MediaList plainList(MediaProto.MediaList message) {
    MediaList list = new MediaList();
    list.items = new ArrayList<>(message.getItems().length());
    for (MediaProto.MediaContent each : message.getItems()) {
      list.items.add(plain(each));
    }
    return list;
  }

  private static void fill(MediaProto.MediaContent message, MediaContent content) {
    for (Image image : content.images) {
      fill(message.getMutableImages().next(), image);
    }
    fill(message.getMutableMedia(), content.media);
  }

  private static void fill(MediaProto.Media message, Media media) {
    message
        .setUri(media.uri)
        .setWidth(media.width)
        .setHeight(media.height)
        .setFormat(media.format)
        .setDuration(media.duration)
        .setSize(media.size)
        .setPlayer(
            switch (media.player) {
              case JAVA -> MediaProto.Media.Player.JAVA;
              case FLASH -> MediaProto.Media.Player.FLASH;
            });
    for (String person : media.persons) {
      message.addPersons(person);
    }
    if (media.title != null) {
      message.setTitle(media.title);
    }
    if (media.hasBitrate) {
      message.setBitrate(media.bitrate);
    }
    if (media.copyright != null) {
      message.setCopyright(media.copyright);
    }
  }

  private static Media plain(MediaProto.Media message) {
    List<String> persons = new ArrayList<>(message.getPersons().length());
    for (int i = 0; i < message.getPersons().length(); i++) {
      persons.add(message.getPersons().get(i));
    }
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
        persons,
        switch (message.getPlayer()) {
          case JAVA -> Media.Player.JAVA;
          case FLASH -> Media.Player.FLASH;
        },
        message.hasCopyright() ? message.getCopyright() : null);
  }

  private static void fill(MediaProto.Image message, Image image) {
    message
        .setUri(image.uri)
        .setWidth(image.width)
        .setHeight(image.height)
        .setSize(
            switch (image.size) {
              case SMALL -> MediaProto.Image.Size.SMALL;
              case LARGE -> MediaProto.Image.Size.LARGE;
            });
    if (image.title != null) {
      message.setTitle(image.title);
    }
  }

  private static Image plain(MediaProto.Image message) {
    return new Image(
        message.getUri(),
        message.hasTitle() ? message.getTitle() : null,
        message.getWidth(),
        message.getHeight(),
        switch (message.getSize()) {
          case SMALL -> Image.Size.SMALL;
          case LARGE -> Image.Size.LARGE;
        });
  }

  /** Accesses each string, which makes the message decode and keep it. */
  static void decodeStrings(MediaProto.MediaContent message) {
    MediaProto.Media media = message.getMedia();
    media.getUri();
    media.getTitle();
    media.getFormat();
    media.getCopyright();
    for (int i = 0; i < media.getPersons().length(); i++) {
      media.getPersons().get(i);
    }
    for (MediaProto.Image image : message.getImages()) {
      image.getUri();
      image.getTitle();
    }
  }

  static void decodeStrings(MediaProto.MediaList message) {
    for (MediaProto.MediaContent each : message.getItems()) {
      decodeStrings(each);
    }
  }
}
