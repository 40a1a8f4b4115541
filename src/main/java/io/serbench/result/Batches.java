package io.serbench.result;

import java.util.Locale;

/** Which batches the numbers of a cell are made of. */
public enum Batches {
  /** Those during which nothing disturbed the machine. */
  UNDISTURBED,
  /** Disturbed ones as well, converted, since too few were undisturbed. */
  DISTURBED,
  /** All, as the reader wished. */
  ALL;

  /** As files write it. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
