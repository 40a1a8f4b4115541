package io.serbench.catalog;

/** The kind of encoding that a row writes. */
public enum Format {
  /** A library's own binary format. */
  BINARY,
  /** A binary format that is specified, and that other languages read. */
  BIN_CROSSLANG,
  /** JSON text. */
  JSON,
  /** XML text, or a binary coding of it. */
  XML,
  /** Something else. */
  MISC
}
