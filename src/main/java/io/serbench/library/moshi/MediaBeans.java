package io.serbench.library.moshi;

import io.serbench.dataset.media.Image;
import io.serbench.dataset.media.Media;
import io.serbench.dataset.media.MediaContent;
import io.serbench.dataset.media.MediaList;
import io.serbench.library.shared.ListConversion;
import java.util.ArrayList;

/**
 * Converts plain media objects to those with Moshi's generated adapters and back: deep copies,
 * field by field.
 */
final class MediaBeans {
  private MediaBeans() {}

  static MoshiContents beans(MediaList list) {
    return new MoshiContents(ListConversion.of(list.items, MediaBeans::bean));
  }

  static MediaList plains(MoshiContents beans) {
    MediaList list = new MediaList();
    list.items = ListConversion.of(beans.getItems(), MediaBeans::plain);
    return list;
  }

  static MoshiContent bean(MediaContent content) {
    return new MoshiContent(
        ListConversion.of(content.images, MediaBeans::bean), bean(content.media));
  }

  static MediaContent plain(MoshiContent bean) {
    return new MediaContent(
        plain(bean.getMedia()), ListConversion.of(bean.getImages(), MediaBeans::plain));
  }

  private static MoshiMedium bean(Media media) {
    return new MoshiMedium(
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
          case JAVA -> MoshiPlayer.JAVA;
          case FLASH -> MoshiPlayer.FLASH;
        },
        media.copyright);
  }

  private static Media plain(MoshiMedium bean) {
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

  private static MoshiImage bean(Image image) {
    return new MoshiImage(
        image.uri,
        image.title,
        image.width,
        image.height,
        switch (image.size) {
          case SMALL -> MoshiSize.SMALL;
          case LARGE -> MoshiSize.LARGE;
        });
  }

  private static Image plain(MoshiImage bean) {
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
