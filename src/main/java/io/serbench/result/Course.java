package io.serbench.result;

import java.time.Instant;
import java.util.Optional;

/**
 * When a run ran.
 *
 * @param started when it began
 * @param ended when it ended; empty while it is running, or where it was killed
 * @param ending how it ended
 */
public record Course(Instant started, Optional<Instant> ended, Ending ending) {
  /** How a run ended. */
  public enum Ending {
    /** Not yet, or the tool was killed. */
    RUNNING,
    /** All that was planned was measured. */
    COMPLETE,
    /** The user interrupted it. */
    INTERRUPTED
  }

  /** Of a run that has just begun. */
  public static Course running(Instant started) {
    return new Course(started, Optional.empty(), Ending.RUNNING);
  }

  /** The same, ended. */
  public Course ended(Ending how, Instant when) {
    return new Course(started, Optional.of(when), how);
  }
}
