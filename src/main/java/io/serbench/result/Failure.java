package io.serbench.result;

import java.util.Optional;

/**
 * Why a fork gave no result.
 *
 * @param kind what happened
 * @param cause one line that says it
 * @param details a stack trace, a thread dump or the last lines that the child printed
 */
public record Failure(Kind kind, String cause, Optional<String> details) {
  /** The ways to fail. */
  public enum Kind {
    /** The row's classes do not load or link. */
    LINKAGE,
    /** The library threw. */
    EXCEPTION,
    /** What came back is not what went in. */
    ROUND_TRIP,
    /** The child did not end in time and was killed. */
    TIMEOUT,
    /** The child ended on its own, without a result. */
    EXIT,
    /** The JVM crashed or was killed by a signal. */
    CRASH,
    /** The heap was exhausted. */
    OUT_OF_MEMORY;

    /** Whether the JVM was lost, which need not be the row's doing: others may have killed it. */
    public boolean lostJvm() {
      return this == TIMEOUT || this == EXIT || this == CRASH || this == OUT_OF_MEMORY;
    }
  }

  /** With no more to say than its cause. */
  public static Failure of(Kind kind, String cause) {
    return new Failure(kind, cause, Optional.empty());
  }

  /**
   * With what was seen of it.
   *
   * @param details may be blank, where nothing was
   */
  public static Failure of(Kind kind, String cause, String details) {
    return new Failure(kind, cause, Optional.of(details.strip()).filter(text -> !text.isEmpty()));
  }
}
