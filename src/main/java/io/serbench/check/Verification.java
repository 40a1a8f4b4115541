package io.serbench.check;

import io.serbench.result.Failure;
import java.util.Optional;

/**
 * Whether a row gives back what it was given.
 *
 * @param row the row's name
 * @param subject the data set, and the medium where that is not byte arrays: {@code media.1@text}
 * @param status whether it does
 * @param cause why it does not, in one line; empty where it does
 */
public record Verification(String row, String subject, Status status, String cause) {
  /** What is wrong with a round trip, or nothing. */
  public static Verification of(String row, String subject, Optional<Failure> failure) {
    return failure
        .map(wrong -> new Verification(row, subject, Status.ERROR, wrong.cause()))
        .orElseGet(() -> new Verification(row, subject, Status.OK, ""));
  }

  /** The row cannot run here. */
  public static Verification unavailable(String row, String subject, String reason) {
    return new Verification(row, subject, Status.UNAVAILABLE, reason);
  }

  /** The row is not made for the data. */
  public static Verification notCarried(String row, String subject, String reason) {
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
