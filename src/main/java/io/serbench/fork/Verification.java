package io.serbench.fork;

import io.serbench.result.RowResult;

/**
 * Whether a row gives back what it was given.
 *
 * @param row the row's name
 * @param dataset the data set's name
 * @param status whether it does
 * @param cause why it does not, in one line; empty where it does
 */
public record Verification(String row, String dataset, Status status, String cause) {
  /** What a row's forks say. */
  static Verification of(RowResult row) {
    if (row.unavailable().isPresent()) {
      return new Verification(
          row.row(), row.dataset(), Status.UNAVAILABLE, row.unavailable().get());
    }
    return row.failure()
        .map(failure -> new Verification(row.row(), row.dataset(), Status.ERROR, failure.cause()))
        .orElseGet(() -> new Verification(row.row(), row.dataset(), Status.OK, ""));
  }

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
