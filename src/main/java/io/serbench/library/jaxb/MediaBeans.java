package io.serbench.library.jaxb;

import io.serbench.dataset.media.Image;
import io.serbench.dataset.media.Media;
import io.serbench.dataset.media.MediaContent;
import java.util.ArrayList;
import java.util.List;

/** Converts plain media objects to JAXB's and back. JAXB reads an empty list as null. */
final class MediaBeans {
  private MediaBeans() {}

  static XmlContent bean(MediaContent content) {
    XmlContent bean = new XmlContent();
    bean.media = bean(content.media);
    bean.images = new ArrayList<>(content.images.size());
    for (Image image : content.images) {
      bean.images.add(bean(image));
    }
    return bean;
  }

  static MediaContent plain(XmlContent bean) {
    List<Image> images = new ArrayList<>();
    if (bean.images != null) {
      for (XmlImage image : bean.images) {
        images.add(plain(image));
      }
    }
    return new MediaContent(plain(bean.media), images);
  }

  private static XmlMedia bean(Media media) {
    XmlMedia bean = new XmlMedia();
    bean.player = media.player;
    bean.uri = media.uri;
    bean.title = media.title;
    bean.width = media.width;
    bean.height = media.height;
    bean.format = media.format;
    bean.duration = media.duration;
    bean.size = media.size;
    bean.bitrate = media.hasBitrate ? media.bitrate : null;
    bean.copyright = media.copyright;
    bean.persons = new ArrayList<>(media.persons);
    return bean;
  }

  private static Media plain(XmlMedia bean) {
    return new Media(
        bean.uri,
        bean.title,
        bean.width,
        bean.height,
        bean.format,
        bean.duration,
        bean.size,
        bean.bitrate == null ? 0 : bean.bitrate,
        bean.bitrate != null,
        bean.persons == null ? new ArrayList<>() : new ArrayList<>(bean.persons),
        bean.player,
        bean.copyright);
  }

  private static XmlImage bean(Image image) {
    XmlImage bean = new XmlImage();
    bean.uri = image.uri;
    bean.title = image.title;
    bean.width = image.width;
    bean.height = image.height;
    bean.size = image.size;
    return bean;
  }

  private static Image plain(XmlImage bean) {
    return new Image(bean.uri, bean.title, bean.width, bean.height, bean.size);
  }
}
