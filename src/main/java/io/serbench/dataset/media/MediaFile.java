package io.serbench.dataset.media;

import io.serbench.dataset.Nullable;
import java.util.ArrayList;
import java.util.List;

/** The content of a {@code media.*.json} file. */
record MediaFile(MediaJson media, List<Image> images) {

  record MediaJson(
      String uri,
      @Nullable String title,
      int width,
      int height,
      String format,
      long duration,
      long size,
      @Nullable Integer bitrate,
      List<String> persons,
      Media.Player player,
      @Nullable String copyright) {

    static MediaJson of(Media media) {
      return new MediaJson(
          media.uri,
          media.title,
          media.width,
          media.height,
          media.format,
          media.duration,
          media.size,
          media.hasBitrate ? media.bitrate : null,
          media.persons,
          media.player,
          media.copyright);
    }

    Media toValue() {
      return new Media(
          uri,
          title,
          width,
          height,
          format,
          duration,
          size,
          bitrate == null ? 0 : bitrate,
          bitrate != null,
          new ArrayList<>(persons),
          player,
          copyright);
    }
  }

  static MediaFile of(MediaContent content) {
    return new MediaFile(MediaJson.of(content.media), content.images);
  }

  MediaContent toValue() {
    return new MediaContent(media.toValue(), images);
  }
}
