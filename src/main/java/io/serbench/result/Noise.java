package io.serbench.result;

/** What happens to batches during which something outside the row disturbed the machine. */
public enum Noise {
  /** They are left out of estimates, but kept in the file. */
  REJECT,
  /** They count like others, so that estimates show what a program sees on this machine. */
  KEEP
}
