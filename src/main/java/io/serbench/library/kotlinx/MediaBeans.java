package io.serbench.library.kotlinx;

import io.serbench.dataset.media.Image;
import io.serbench.dataset.media.Media;
import io.serbench.dataset.media.MediaContent;
import io.serbench.dataset.media.MediaList;
import io.serbench.library.shared.ListConversion;
import java.util.ArrayList;

/** Converts plain media objects to Kotlin's and back: deep copies, field by field. */
final class MediaBeans {
  private MediaBeans() {}

  static KotlinContents beans(MediaList list) {
    return new KotlinContents(ListConversion.of(list.items, MediaBeans::bean));
  }

  static MediaList plains(KotlinContents beans) {
    MediaList list = new MediaList();
    list.items = ListConversion.of(beans.getItems(), MediaBeans::plain);
    return list;
  }

  static KotlinContent bean(MediaContent content) {
    return new KotlinContent(
        ListConversion.of(content.images, MediaBeans::bean), bean(content.media));
  }

  static MediaContent plain(KotlinContent bean) {
    return new MediaContent(
        plain(bean.getMedia()), ListConversion.of(bean.getImages(), MediaBeans::plain));
  }

  private static KotlinMedium bean(Media media) {
    return new KotlinMedium(
        media.uri,
        media.title,
        media.width,
        media.height,
        media.format,
        media.duration,
        media.size,
        media.hasBitrate ? media.bitrate : null,
        new ArrayList<>(media.persons),
        switch (media.player) {
          case JAVA -> KotlinPlayer.JAVA;
          case FLASH -> KotlinPlayer.FLASH;
        },
        media.copyright);
  }

  private static Media plain(KotlinMedium bean) {
    Integer bitrate = bean.getBitrate();
    return new Media(
        bean.getUri(),
        bean.getTitle(),
        bean.getWidth(),
        bean.getHeight(),
        bean.getFormat(),
        bean.getDuration(),
        bean.getSize(),
        bitrate == null ? 0 : bitrate,
        bitrate != null,
        new ArrayList<>(bean.getPersons()),
        switch (bean.getPlayer()) {
          case JAVA -> Media.Player.JAVA;
          case FLASH -> Media.Player.FLASH;
        },
        bean.getCopyright());
  }

  private static KotlinImage bean(Image image) {
    return new KotlinImage(
        image.uri,
        image.title,
        image.width,
        image.height,
        switch (image.size) {
          case SMALL -> KotlinSize.SMALL;
          case LARGE -> KotlinSize.LARGE;
        });
  }

  private static Image plain(KotlinImage bean) {
    return new Image(
        bean.getUri(),
        bean.getTitle(),
        bean.getWidth(),
        bean.getHeight(),
        switch (bean.getSize()) {
          case SMALL -> Image.Size.SMALL;
          case LARGE -> Image.Size.LARGE;
        });
  }
}
