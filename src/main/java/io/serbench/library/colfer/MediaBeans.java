package io.serbench.library.colfer;

import io.serbench.dataset.media.Image;
import io.serbench.dataset.media.Media;
import io.serbench.dataset.media.MediaContent;
import io.serbench.dataset.media.MediaList;
import io.serbench.library.colfer.generated.CImage;
import io.serbench.library.colfer.generated.CMedia;
import io.serbench.library.colfer.generated.CMediaContent;
import io.serbench.library.colfer.generated.CMediaList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Plain media objects to Colfer's beans and back. A string that the beans do not get keeps its zero
 * value, the empty string, and a flag tells it from one that is empty.
 */
final class MediaBeans {
  private static final byte SMALL = 0;
  private static final byte LARGE = 1;
  private static final byte JAVA = 0;
  private static final byte FLASH = 1;

  private MediaBeans() {}

  static CMediaContent bean(MediaContent content) {
    CMediaContent bean = new CMediaContent();
    CImage[] images = new CImage[content.images.size()];
    for (int i = 0; i < images.length; i++) {
      images[i] = bean(content.images.get(i));
    }
    bean.images = images;
    bean.media = bean(content.media);
    return bean;
  }

  static MediaContent plain(CMediaContent bean) {
    List<Image> images = new ArrayList<>(bean.images.length);
    for (CImage image : bean.images) {
      images.add(plain(image));
    }
    return new MediaContent(plain(bean.media), images);
  }

  static CMediaList bean(MediaList list) {
    CMediaList bean = new CMediaList();
    bean.items = new CMediaContent[list.items.size()];
    for (int i = 0; i < bean.items.length; i++) {
      bean.items[i] = bean(list.items.get(i));
    }
    return bean;
  }

  static MediaList plain(CMediaList bean) {
    MediaList list = new MediaList();
    list.items = new ArrayList<>(bean.items.length);
    for (CMediaContent item : bean.items) {
      list.items.add(plain(item));
    }
    return list;
  }

  private static CMedia bean(Media media) {
    CMedia bean = new CMedia();
    bean.uri = media.uri;
    if (media.title == null) {
      bean.noTitle = true;
    } else {
      bean.title = media.title;
    }
    bean.width = media.width;
    bean.height = media.height;
    bean.format = media.format;
    bean.duration = media.duration;
    bean.size = media.size;
    bean.bitrate = media.bitrate;
    bean.noBitrate = !media.hasBitrate;
    bean.persons = media.persons.toArray(new String[0]);
    bean.player = code(media.player);
    if (media.copyright == null) {
      bean.noCopyright = true;
    } else {
      bean.copyright = media.copyright;
    }
    return bean;
  }

  private static Media plain(CMedia bean) {
    return new Media(
        bean.uri,
        bean.noTitle ? null : bean.title,
        bean.width,
        bean.height,
        bean.format,
        bean.duration,
        bean.size,
        bean.bitrate,
        !bean.noBitrate,
        new ArrayList<>(Arrays.asList(bean.persons)),
        player(bean.player),
        bean.noCopyright ? null : bean.copyright);
  }

  private static CImage bean(Image image) {
    CImage bean = new CImage();
    bean.uri = image.uri;
    if (image.title == null) {
      bean.noTitle = true;
    } else {
      bean.title = image.title;
    }
    bean.width = image.width;
    bean.height = image.height;
    bean.size = code(image.size);
    return bean;
  }

  private static Image plain(CImage bean) {
    return new Image(
        bean.uri, bean.noTitle ? null : bean.title, bean.width, bean.height, size(bean.size));
  }

  private static byte code(Media.Player player) {
    return switch (player) {
      case JAVA -> JAVA;
      case FLASH -> FLASH;
    };
  }

  private static Media.Player player(byte code) {
    return switch (code) {
      case JAVA -> Media.Player.JAVA;
      case FLASH -> Media.Player.FLASH;
      default -> throw new IllegalArgumentException("no player " + code);
    };
  }

  private static byte code(Image.Size size) {
    return switch (size) {
      case SMALL -> SMALL;
      case LARGE -> LARGE;
    };
  }

  private static Image.Size size(byte code) {
    return switch (code) {
      case SMALL -> Image.Size.SMALL;
      case LARGE -> Image.Size.LARGE;
      default -> throw new IllegalArgumentException("no size " + code);
    };
  }
}
