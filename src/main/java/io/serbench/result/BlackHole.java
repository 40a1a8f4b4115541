package io.serbench.result;

import com.fasterxml.jackson.annotation.JsonProperty;

/** How results were kept from being optimised away. */
public enum BlackHole {
  /** The JVM's compiler was told to count them as used. */
  @JsonProperty("compiler")
  COMPILER,
  /** They were stored in a field in opaque mode, which no compiler may leave out. */
  @JsonProperty("sink")
  SINK
}
