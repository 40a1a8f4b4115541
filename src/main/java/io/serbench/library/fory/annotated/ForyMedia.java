package io.serbench.library.fory.annotated;

import io.serbench.dataset.media.Media.Player;
import java.util.List;
import org.apache.fory.annotation.Nullable;

/** See {@link io.serbench.dataset.media.Media}. What may be null there may be null here. */
public class ForyMedia {
  public String uri;
  public @Nullable String title;
  public int width;
  public int height;
  public String format;
  public long duration;
  public long size;
  public int bitrate;
  public boolean hasBitrate;
  public List<String> persons;
  public Player player;
  public @Nullable String copyright;
}
