package io.serbench.dataset.media;

import java.io.Serializable;
import java.util.List;

/**
 * The value of jvm-serializers: one medium with pictures. A plain bean with public fields and
 * accessors, so that libraries can use either.
 */
@SuppressWarnings("serial") // A list may hold anything; ours holds serializable beans.
public class MediaContent implements Serializable {
  private static final long serialVersionUID = 1L;

  public Media media;
  public List<Image> images;

  public MediaContent() {}

  public MediaContent(Media media, List<Image> images) {
    this.media = media;
    this.images = images;
  }

  public Media getMedia() {
    return media;
  }

  public void setMedia(Media media) {
    this.media = media;
  }

  public List<Image> getImages() {
    return images;
  }

  public void setImages(List<Image> images) {
    this.images = images;
  }
}
