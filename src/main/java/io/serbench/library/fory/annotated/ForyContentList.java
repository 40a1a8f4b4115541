package io.serbench.library.fory.annotated;

import java.util.List;

/** See {@link io.serbench.dataset.media.MediaList}. */
public class ForyContentList {
  public List<ForyContent> items;
}
