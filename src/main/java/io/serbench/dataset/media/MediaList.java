package io.serbench.dataset.media;

import java.io.Serializable;
import java.util.List;

/** A list of media with their pictures. */
@SuppressWarnings("serial") // A collection may hold anything; ours hold serializable values.
public class MediaList implements Serializable {
  private static final long serialVersionUID = 1L;

  public List<MediaContent> items;

  public List<MediaContent> getItems() {
    return items;
  }

  public void setItems(List<MediaContent> items) {
    this.items = items;
  }
}
