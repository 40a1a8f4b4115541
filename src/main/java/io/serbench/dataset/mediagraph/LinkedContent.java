package io.serbench.dataset.mediagraph;

import io.serbench.dataset.media.Media;
import java.io.Serializable;
import java.util.List;

/** A medium with pictures that refer back to it: a graph. */
@SuppressWarnings("serial") // A collection may hold anything; ours hold serializable values.
public class LinkedContent implements Serializable {
  private static final long serialVersionUID = 1L;

  public Media media;
  public List<LinkedImage> images;

  public Media getMedia() {
    return media;
  }

  public void setMedia(Media media) {
    this.media = media;
  }

  public List<LinkedImage> getImages() {
    return images;
  }

  public void setImages(List<LinkedImage> images) {
    this.images = images;
  }
}
