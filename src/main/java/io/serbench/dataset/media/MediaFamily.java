package io.serbench.dataset.media;

import io.serbench.dataset.DataType;
import io.serbench.dataset.family.EmbeddedData;
import io.serbench.dataset.family.Family;
import java.util.ArrayList;
import java.util.List;

/** The standard family, that of jvm-serializers. */
public final class MediaFamily {
  /** The type of every {@code media} data set. */
  public static final DataType<MediaContent> TYPE =
      new DataType<>(
          "media",
          MediaContent.class,
          List.of(
              MediaContent.class, Media.class, Image.class, Media.Player.class, Image.Size.class),
          MediaFamily::copy);

  private MediaFamily() {}

  /** Returns the family with its embedded values. */
  public static Family<MediaContent> family() {
    return Family.of(TYPE, MediaFile.class, MediaFile::toValue, MediaFile::of)
        .withFiles(name -> EmbeddedData.read(name, MediaFile.class).toValue());
  }

  private static MediaContent copy(MediaContent content) {
    List<Image> images = new ArrayList<>(content.images.size());
    for (Image image : content.images) {
      images.add(copy(image));
    }
    return new MediaContent(copy(content.media), images);
  }

  /** Returns a deep copy of a medium. */
  public static Media copy(Media media) {
    return new Media(
        media.uri,
        media.title,
        media.width,
        media.height,
        media.format,
        media.duration,
        media.size,
        media.bitrate,
        media.hasBitrate,
        new ArrayList<>(media.persons),
        media.player,
        media.copyright);
  }

  private static Image copy(Image image) {
    return new Image(image.uri, image.title, image.width, image.height, image.size);
  }
}
