package io.serbench.result;

/** What happens to batches during which something outside the row disturbed the machine. */
public enum Noise {
  /** They are left out of the estimate. They stay in the file. */
  REJECT,
  /** They count like all others: what a program would see on this machine as it is. */
  KEEP
}
