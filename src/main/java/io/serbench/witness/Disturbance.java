package io.serbench.witness;

/** What something outside the row did to a batch. */
public enum Disturbance {
  /** Nothing. */
  NONE,
  /** A neighbour slowed the machine. */
  SLOWED,
  /** A reading beside the batch was interrupted, so that none tells of the batch. */
  UNCLEAR,
  /** The batch's thread could not run for a while. */
  INTERRUPTED
}
