package io.serbench.library.dsljson.annotated;

import com.dslplatform.json.CompiledJson;
import com.dslplatform.json.CompiledJson.Format;
import com.dslplatform.json.JsonAttribute;
import io.serbench.dataset.media.Image.Size;

/** See {@link io.serbench.dataset.media.Image}. What may be null there may be null here. */
@CompiledJson(formats = {Format.ARRAY, Format.OBJECT})
public class DslImage {
  @JsonAttribute(index = 1)
  public String uri;

  @JsonAttribute(index = 2)
  public String title;

  @JsonAttribute(index = 3)
  public int width;

  @JsonAttribute(index = 4)
  public int height;

  @JsonAttribute(index = 5)
  public Size size;
}
