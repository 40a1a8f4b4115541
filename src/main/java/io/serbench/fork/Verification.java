package io.serbench.fork;

/**
 * Whether a row gives back what it was given.
 *
 * @param row the row's name
 * @param dataset the data set's name
 * @param status whether it does
 * @param cause why it does not, in one line; empty where it does
 */
public record Verification(String row, String dataset, Status status, String cause) {
  /** What came of it. */
  public enum Status {
    /** An equal, fresh object came back. */
    OK,
    /** The row failed. */
    ERROR,
    /** The row cannot run here. */
    UNAVAILABLE
  }
}
