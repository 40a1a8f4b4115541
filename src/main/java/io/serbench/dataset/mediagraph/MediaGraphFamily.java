package io.serbench.dataset.mediagraph;

import io.serbench.dataset.CopyLists;
import io.serbench.dataset.DataType;
import io.serbench.dataset.Shape;
import io.serbench.dataset.family.Family;
import io.serbench.dataset.media.Image;
import io.serbench.dataset.media.Media;
import io.serbench.dataset.media.MediaContent;
import io.serbench.dataset.media.MediaFamily;
import java.util.ArrayList;
import java.util.List;

/** A value of the standard family with shared references added. */
public final class MediaGraphFamily {
  /** The type of {@code media-graph}. */
  public static final DataType<LinkedContent> TYPE =
      new DataType<>(
          "media-graph",
          LinkedContent.class,
          List.of(
              LinkedContent.class,
              Media.class,
              LinkedImage.class,
              Media.Player.class,
              Image.Size.class),
          Shape.GRAPH,
          MediaGraphFamily::copy);

  private MediaGraphFamily() {}

  /** Returns the family with its value, {@code media.1} with the references added. */
  public static Family<LinkedContent> family() {
    return Family.of(TYPE)
        .with("media-graph", () -> linked(MediaFamily.family().dataset("media.1").value()));
  }

  private static LinkedContent linked(MediaContent content) {
    LinkedContent linked = new LinkedContent();
    linked.media = content.media;
    linked.images = new ArrayList<>(content.images.size());
    for (Image image : content.images) {
      linked.images.add(
          image(image.uri, image.title, image.width, image.height, image.size, content.media));
    }
    return linked;
  }

  private static LinkedContent copy(LinkedContent content) {
    LinkedContent copy = new LinkedContent();
    copy.media = MediaFamily.copy(content.media);
    copy.images =
        CopyLists.of(
            content.images,
            image ->
                image(image.uri, image.title, image.width, image.height, image.size, copy.media));
    return copy;
  }

  private static LinkedImage image(
      String uri, String title, int width, int height, Image.Size size, Media media) {
    LinkedImage image = new LinkedImage();
    image.uri = uri;
    image.title = title;
    image.width = width;
    image.height = height;
    image.size = size;
    image.media = media;
    return image;
  }
}
