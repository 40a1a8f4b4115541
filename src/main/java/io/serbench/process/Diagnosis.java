package io.serbench.process;

import io.serbench.result.Failure;
import io.serbench.result.Failure.Mode;
import java.time.Duration;
import java.util.OptionalLong;

/**
 * Words the failure of a fork that did not end as it should.
 *
 * @param step what the fork was doing when it was last heard from
 * @param printed the last lines of its stdout and stderr
 */
record Diagnosis(String step, String printed) {
  private static final int OUT_OF_MEMORY_EXIT = 3; // Under -XX:+ExitOnOutOfMemoryError.
  private static final int SIGNAL_EXIT = 128; // The signal's number is added.
  private static final int KILLED = SIGNAL_EXIT + 9;

  /** What HotSpot prints when it crashes; without a core dump, its exit code is an ordinary 1. */
  private static final String CRASH_REPORT = "fatal error has been detected by the Java Runtime";

  /**
   * The JVM ended.
   *
   * @param memoryLimit bytes of memory that all processes of its container may have, if the kernel
   *     may have killed the JVM for that; otherwise empty
   */
  Failure exited(int code, OptionalLong memoryLimit) {
    if (code == OUT_OF_MEMORY_EXIT && printed.contains("OutOfMemoryError")) {
      return failure(Mode.OUT_OF_MEMORY, "the heap was exhausted");
    }
    if (printed.contains(CRASH_REPORT)) {
      return failure(Mode.CRASH, "the JVM crashed");
    }
    String perhaps =
        code == KILLED && memoryLimit.isPresent()
            ? " (the container may use %d MiB of memory; try %s)"
                .formatted(memoryLimit.getAsLong() >> 20, ForkCommand.FOR_LITTLE_MEMORY)
            : "";
    return failure(
        code > SIGNAL_EXIT ? Mode.CRASH : Mode.EXIT, "the JVM " + ending(code) + perhaps);
  }

  /** Words how a process ended, as in "it ended by itself with exit code 1". */
  static String ending(int code) {
    return code > SIGNAL_EXIT
        ? "was killed by signal " + (code - SIGNAL_EXIT)
        : "ended by itself with exit code " + code;
  }

  /** The JVM closed the channel and lives on. */
  Failure hungUp() {
    return failure(Mode.EXIT, "the JVM closed the channel and did not end");
  }

  /** The JVM sent a message that no honest fork sends. */
  Failure unfit(String message) {
    return failure(Mode.EXCEPTION, "the fork sent what is no measurement: " + message);
  }

  private Failure failure(Mode kind, String what) {
    return Failure.of(kind, step + ": " + what, printed);
  }

  Failure neverStarted(Duration timeout) {
    return Failure.of(
        Mode.TIMEOUT, "the fork did not start within " + timeout.toSeconds() + " s", printed);
  }

  Failure overdue(Duration timeout, String threadDump) {
    return Failure.of(
        Mode.TIMEOUT,
        step + ": no sign of life for " + timeout.toSeconds() + " s; killed (see -timeout=)",
        threadDump);
  }

  /** The fork itself reported what went wrong; what it printed may say more. */
  Failure reported(Failure failure) {
    String details = (failure.details().orElse("") + "\n" + printed).strip();
    return Failure.of(failure.kind(), failure.cause(), details);
  }
}
