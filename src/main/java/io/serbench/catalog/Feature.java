package io.serbench.catalog;

/** What else a row can do. */
public enum Feature {
  /** New code reads old data. */
  VERSIONING_BACKWARD_COMPATIBLE,
  /** Old code reads new data. */
  VERSIONING_FORWARD_COMPATIBLE,
  /** Data of another version are refused. */
  VERSIONING_MISMATCH_DETECTION,
  /** The data carry names or types of their fields. */
  CONTAINS_SCHEMA,
  /** The type carries annotations of the library. */
  OPTIMIZATION_BY_ANNOTATION
}
