package io.serbench.dataset.mediagraph;

import io.serbench.dataset.media.Media;
import java.io.Serializable;
import java.util.List;

/** The classic value as a graph: every image refers to the medium. */
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
