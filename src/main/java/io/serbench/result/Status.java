package io.serbench.result;

/** Whether a cell has numbers. */
public enum Status {
  /** It has. */
  OK,
  /** The row failed. */
  ERROR,
  /** The row cannot run here. */
  UNAVAILABLE,
  /** None of its forks has run yet. */
  PENDING
}
