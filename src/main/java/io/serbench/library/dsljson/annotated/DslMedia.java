package io.serbench.library.dsljson.annotated;

import com.dslplatform.json.CompiledJson;
import com.dslplatform.json.CompiledJson.Format;
import com.dslplatform.json.JsonAttribute;
import io.serbench.dataset.media.Media.Player;
import java.util.List;

/** See {@link io.serbench.dataset.media.Media}. What may be null there may be null here. */
@CompiledJson(formats = {Format.ARRAY, Format.OBJECT})
public class DslMedia {
  @JsonAttribute(index = 1)
  public String uri;

  @JsonAttribute(index = 2)
  public String title;

  @JsonAttribute(index = 3)
  public int width;

  @JsonAttribute(index = 4)
  public int height;

  @JsonAttribute(index = 5)
  public String format;

  @JsonAttribute(index = 6)
  public long duration;

  @JsonAttribute(index = 7)
  public long size;

  @JsonAttribute(index = 8)
  public int bitrate;

  @JsonAttribute(index = 9)
  public boolean hasBitrate;

  @JsonAttribute(index = 10)
  public List<String> persons;

  @JsonAttribute(index = 11)
  public Player player;

  @JsonAttribute(index = 12)
  public String copyright;
}
