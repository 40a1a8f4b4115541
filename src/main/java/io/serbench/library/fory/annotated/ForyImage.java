package io.serbench.library.fory.annotated;

import io.serbench.dataset.media.Image.Size;
import org.apache.fory.annotation.Nullable;

/** See {@link io.serbench.dataset.media.Image}. What may be null there may be null here. */
public class ForyImage {
  public String uri;
  public @Nullable String title;
  public int width;
  public int height;
  public Size size;
}
