package io.serbench.result;

import java.util.Optional;

/**
 * Why a fork has no result.
 *
 * @param cause what happened, in one line
 * @param details a stack trace, a thread dump, or the last lines that the fork printed
 */
public record Failure(Mode kind, String cause, Optional<String> details) {
  /** The kinds of failures. */
  public enum Mode {
    /** A class of the row or its library could not be loaded or linked. */
    LINKAGE,
    EXCEPTION,
    /** The decoded object differed from the original. */
    ROUND_TRIP,
    /** What the row did beside its work would have spoilt the numbers of other rows. */
    MISCONDUCT,
    /** The fork did not end in time and was killed. */
    TIMEOUT,
    /** The fork exited without a result. */
    EXIT,
    /** The JVM crashed or was killed by a signal. */
    CRASH,
    /** The heap was exhausted. */
    OUT_OF_MEMORY;

    /** Returns whether the JVM was lost, and possibly killed, so the row need not be the cause. */
    public boolean lostJvm() {
      return this == TIMEOUT || this == EXIT || this == CRASH || this == OUT_OF_MEMORY;
    }
  }

  public static Failure of(Mode kind, String cause) {
    return new Failure(kind, cause, Optional.empty());
  }

  public static Failure of(Mode kind, String cause, String details) {
    return new Failure(kind, cause, Optional.of(details.strip()).filter(text -> !text.isEmpty()));
  }
}
