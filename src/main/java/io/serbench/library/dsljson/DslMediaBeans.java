package io.serbench.library.dsljson;

import io.serbench.dataset.media.Image;
import io.serbench.dataset.media.Media;
import io.serbench.dataset.media.MediaContent;
import io.serbench.library.dsljson.annotated.DslImage;
import io.serbench.library.dsljson.annotated.DslMedia;
import io.serbench.library.dsljson.annotated.DslMediaContent;
import java.util.ArrayList;
import java.util.List;

/** Plain media objects to annotated beans and back: deep copies, field by field. */
final class DslMediaBeans {
  private DslMediaBeans() {}

  static DslMediaContent bean(MediaContent content) {
    DslMediaContent bean = new DslMediaContent();
    bean.media = bean(content.media);
    bean.images = new ArrayList<>(content.images.size());
    for (Image image : content.images) {
      bean.images.add(bean(image));
    }
    return bean;
  }

  static MediaContent plain(DslMediaContent bean) {
    List<Image> images = new ArrayList<>(bean.images.size());
    for (DslImage image : bean.images) {
      images.add(new Image(image.uri, image.title, image.width, image.height, image.size));
    }
    return new MediaContent(plain(bean.media), images);
  }

  private static DslMedia bean(Media media) {
    DslMedia bean = new DslMedia();
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

  private static Media plain(DslMedia bean) {
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

  private static DslImage bean(Image image) {
    DslImage bean = new DslImage();
    bean.uri = image.uri;
    bean.title = image.title;
    bean.width = image.width;
    bean.height = image.height;
    bean.size = image.size;
    return bean;
  }
}
