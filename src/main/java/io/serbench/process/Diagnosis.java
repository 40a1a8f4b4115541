package io.serbench.process;

import io.serbench.result.Failure;
import io.serbench.result.Failure.Kind;
import java.time.Duration;

/**
 * Words the failure of a fork that did not end as it should.
 *
 * @param step what the fork was doing when it was last heard from
 * @param printed the last lines of its stdout and stderr
 */
record Diagnosis(String step, String printed) {
  /** Exit code of a JVM under {@code -XX:+ExitOnOutOfMemoryError}. */
  private static final int OUT_OF_MEMORY_EXIT = 3;

  /** Added to the signal's number in the exit code of a process that a signal ended. */
  private static final int SIGNAL_EXIT = 128;

  /** What HotSpot prints when it crashes; without a core dump, its exit code is an ordinary 1. */
  private static final String CRASH_REPORT = "fatal error has been detected by the Java Runtime";

  Failure exited(int code) {
    if (code == OUT_OF_MEMORY_EXIT && printed.contains("OutOfMemoryError")) {
      return Failure.of(Kind.OUT_OF_MEMORY, step + ": the heap was exhausted", printed);
    }
    if (printed.contains(CRASH_REPORT)) {
      return Failure.of(Kind.CRASH, step + ": the JVM crashed", printed);
    }
    if (code > SIGNAL_EXIT) {
      return Failure.of(
          Kind.CRASH, step + ": the JVM was killed by signal " + (code - SIGNAL_EXIT), printed);
    }
    return Failure.of(
        Kind.EXIT, step + ": the JVM ended by itself with exit code " + code, printed);
  }

  /** The JVM closed the channel and lives on. */
  Failure hungUp() {
    return Failure.of(Kind.EXIT, step + ": the JVM closed the channel and did not end", printed);
  }

  Failure neverStarted(Duration timeout) {
    return Failure.of(
        Kind.TIMEOUT, "the fork did not start within " + timeout.toSeconds() + " s", printed);
  }

  Failure overdue(Duration timeout, String threadDump) {
    return Failure.of(
        Kind.TIMEOUT,
        step + ": no sign of life for " + timeout.toSeconds() + " s; killed (see -timeout=)",
        threadDump);
  }

  /** The fork itself reported what went wrong; what it printed may say more. */
  Failure reported(Failure failure) {
    String details = (failure.details().orElse("") + "\n" + printed).strip();
    return Failure.of(failure.kind(), failure.cause(), details);
  }
}
