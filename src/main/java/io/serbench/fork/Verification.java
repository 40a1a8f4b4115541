package io.serbench.fork;

import io.serbench.result.RowResult;

/**
 * Whether a row gives back what it was given.
 *
 * @param row the row's name
 * @param subject the data set, and the medium where that is not byte arrays: {@code media.1@text}
 * @param status whether it does
 * @param cause why it does not, in one line; empty where it does
 */
public record Verification(String row, String subject, Status status, String cause) {
  /** What a row's forks say. */
  static Verification of(RowResult row) {
    if (row.unavailable().isPresent()) {
      return new Verification(row.row(), row.label(), Status.UNAVAILABLE, row.unavailable().get());
    }
    return row.failure()
        .map(failure -> new Verification(row.row(), row.label(), Status.ERROR, failure.cause()))
        .orElseGet(() -> new Verification(row.row(), row.label(), Status.OK, ""));
  }

  /** The row is not made for the data. */
  static Verification notCarried(String row, String subject, String reason) {
    return new Verification(row, subject, Status.NOT_CARRIED, reason);
  }

  /** What came of it. */
  public enum Status {
    /** An equal, fresh object came back. */
    OK,
    /** The row failed. */
    ERROR,
    /** The row cannot run here. */
    UNAVAILABLE,
    /** The row does not carry such data, or not in this way, and says so beforehand. */
    NOT_CARRIED
  }
}
