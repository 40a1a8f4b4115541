package io.serbench.catalog;

/** What the bytes are. */
public enum Format {
  /** A library's own binary format. */
  BINARY,
  /** A binary format that is specified and that other languages read. */
  BIN_CROSSLANG,
  /** JSON text. */
  JSON,
  /** XML text, or a binary coding of it. */
  XML,
  /** Something else. */
  MISC
}
