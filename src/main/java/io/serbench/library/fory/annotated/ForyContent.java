package io.serbench.library.fory.annotated;

import java.util.List;

/** See {@link io.serbench.dataset.media.MediaContent}. */
public class ForyContent {
  public ForyMedia media;
  public List<ForyImage> images;
}
