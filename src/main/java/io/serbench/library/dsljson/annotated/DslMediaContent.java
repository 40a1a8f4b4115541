package io.serbench.library.dsljson.annotated;

import com.dslplatform.json.CompiledJson;
import com.dslplatform.json.CompiledJson.Format;
import com.dslplatform.json.JsonAttribute;
import java.util.List;

/**
 * The media type as DSL-JSON wants it: annotated, for objects and for arrays. The first format is
 * the one that is written, except that arrays are written only where the settings allow them.
 */
@CompiledJson(formats = {Format.ARRAY, Format.OBJECT})
public class DslMediaContent {
  @JsonAttribute(index = 1)
  public DslMedia media;

  @JsonAttribute(index = 2)
  public List<DslImage> images;
}
