package io.serbench.result;

import java.util.Locale;

/** What is timed. {@code total}, the sum of ser and deser, is derived and not a phase. */
public enum Phase {
  /** Plain object to what the library encodes. */
  CREATE,
  /** Create, and encode. */
  SER,
  /** Decode. */
  DESER;

  /** The name in tables and files. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
