package io.serbench.library.dsljson.annotated;

import com.dslplatform.json.CompiledJson;
import com.dslplatform.json.CompiledJson.Format;
import com.dslplatform.json.JsonAttribute;
import java.util.List;

/** The media type as DSL-JSON wants it: annotated, for objects and for arrays. */
@CompiledJson(formats = {Format.OBJECT, Format.ARRAY})
public class DslMediaContent {
  @JsonAttribute(index = 1)
  public DslMedia media;

  @JsonAttribute(index = 2)
  public List<DslImage> images;
}
