package io.serbench.library.fory;

import io.serbench.dataset.media.Image;
import io.serbench.dataset.media.Media;
import io.serbench.dataset.media.MediaContent;
import io.serbench.dataset.media.MediaList;
import io.serbench.library.fory.annotated.ForyContent;
import io.serbench.library.fory.annotated.ForyContentList;
import io.serbench.library.fory.annotated.ForyImage;
import io.serbench.library.fory.annotated.ForyMedia;
import io.serbench.library.shared.ListConversion;
import java.util.ArrayList;
import java.util.List;

/** Plain media objects to annotated beans and back: deep copies, field by field. */
final class MediaBeans {
  /** All that a message may hold, in the order of their numbers. */
  static final List<Class<?>> CLASSES =
      List.of(
          ForyContentList.class,
          ForyContent.class,
          ForyMedia.class,
          ForyImage.class,
          Media.Player.class,
          Image.Size.class);

  private MediaBeans() {}

  static ForyContentList bean(MediaList list) {
    ForyContentList bean = new ForyContentList();
    bean.items = ListConversion.of(list.items, MediaBeans::bean);
    return bean;
  }

  static MediaList plain(ForyContentList bean) {
    MediaList list = new MediaList();
    list.items = ListConversion.of(bean.items, MediaBeans::plain);
    return list;
  }

  static ForyContent bean(MediaContent content) {
    ForyContent bean = new ForyContent();
    bean.media = bean(content.media);
    bean.images = ListConversion.of(content.images, MediaBeans::bean);
    return bean;
  }

  static MediaContent plain(ForyContent bean) {
    return new MediaContent(plain(bean.media), ListConversion.of(bean.images, MediaBeans::plain));
  }

  private static ForyMedia bean(Media media) {
    ForyMedia bean = new ForyMedia();
    bean.uri = media.uri;
    bean.title = media.title;
    bean.width = media.width;
    bean.height = media.height;
    bean.format = media.format;
    bean.duration = media.duration;
    bean.size = media.size;
    bean.bitrate = media.bitrate;
    bean.hasBitrate = media.hasBitrate;
    bean.persons = new ArrayList<>(media.persons);
    bean.player = media.player;
    bean.copyright = media.copyright;
    return bean;
  }

  private static Media plain(ForyMedia bean) {
    return new Media(
        bean.uri,
        bean.title,
        bean.width,
        bean.height,
        bean.format,
        bean.duration,
        bean.size,
        bean.bitrate,
        bean.hasBitrate,
        new ArrayList<>(bean.persons),
        bean.player,
        bean.copyright);
  }

  private static ForyImage bean(Image image) {
    ForyImage bean = new ForyImage();
    bean.uri = image.uri;
    bean.title = image.title;
    bean.width = image.width;
    bean.height = image.height;
    bean.size = image.size;
    return bean;
  }

  private static Image plain(ForyImage bean) {
    return new Image(bean.uri, bean.title, bean.width, bean.height, bean.size);
  }
}
