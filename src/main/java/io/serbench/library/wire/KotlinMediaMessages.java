package io.serbench.library.wire;

import io.serbench.library.shared.ListConversion;
import io.serbench.library.wire.kotlin.generated.Image;
import io.serbench.library.wire.kotlin.generated.Media;
import io.serbench.library.wire.kotlin.generated.MediaContent;
import io.serbench.library.wire.kotlin.generated.MediaList;
import java.util.ArrayList;
import okio.ByteString;

/** Converts media objects to Wire's messages in Kotlin and back. A null string remains null. */
final class KotlinMediaMessages {
  private KotlinMediaMessages() {}

  static MediaContent message(io.serbench.dataset.media.MediaContent content) {
    return new MediaContent(
        ListConversion.of(content.images, KotlinMediaMessages::message),
        message(content.media),
        ByteString.EMPTY);
  }

  static io.serbench.dataset.media.MediaContent plain(MediaContent message) {
    return new io.serbench.dataset.media.MediaContent(
        plain(message.getMedia()),
        ListConversion.of(message.getImages(), KotlinMediaMessages::plain));
  }

  static MediaList list(io.serbench.dataset.media.MediaList list) {
    return new MediaList(
        ListConversion.of(list.items, KotlinMediaMessages::message), ByteString.EMPTY);
  }

  static io.serbench.dataset.media.MediaList plainList(MediaList message) {
    io.serbench.dataset.media.MediaList list = new io.serbench.dataset.media.MediaList();
    list.items = ListConversion.of(message.getItems(), KotlinMediaMessages::plain);
    return list;
  }

  private static Media message(io.serbench.dataset.media.Media media) {
    return new Media(
        media.uri,
        media.title,
        media.width,
        media.height,
        media.format,
        media.duration,
        media.size,
        media.hasBitrate ? media.bitrate : null,
        media.persons,
        switch (media.player) {
          case JAVA -> Media.Player.JAVA;
          case FLASH -> Media.Player.FLASH;
        },
        media.copyright,
        ByteString.EMPTY);
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
        new ArrayList<>(message.getPersons()),
        switch (message.getPlayer()) {
          case JAVA -> io.serbench.dataset.media.Media.Player.JAVA;
          case FLASH -> io.serbench.dataset.media.Media.Player.FLASH;
        },
        message.getCopyright());
  }

  private static Image message(io.serbench.dataset.media.Image image) {
    return new Image(
        image.uri,
        image.title,
        image.width,
        image.height,
        switch (image.size) {
          case SMALL -> Image.Size.SMALL;
          case LARGE -> Image.Size.LARGE;
        },
        ByteString.EMPTY);
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
