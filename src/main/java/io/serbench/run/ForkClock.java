package io.serbench.run;

import io.serbench.protocol.Slices;
import java.time.Duration;
import java.util.OptionalDouble;

/**
 * Compares a fork's clock with the parent's, from the beginning of the fork's first turn to the end
 * of its latest one: a row can reach the clock of its own JVM.
 */
final class ForkClock {
  /** Either may be kept from running before it reads its clock. */
  private static final long MOST_LATE = 50_000_000;

  private boolean began;
  private long ofFork;
  private Duration start = Duration.ZERO;
  private OptionalDouble relative = OptionalDouble.empty();

  /** Takes note of a turn, as the parent saw it since the run began. */
  void add(Slices slices, Duration turnStart, Duration turnEnd) {
    if (!began) {
      began = true;
      ofFork = slices.startedAt();
      start = turnStart;
    }
    long nanos = turnEnd.minus(start).toNanos();
    long apart = slices.endedAt() - ofFork - nanos;
    double sure = Long.signum(apart) * Math.max(0.0, Math.abs(apart) - MOST_LATE);
    relative =
        nanos > 0 ? OptionalDouble.of(Math.max(0, 1 + sure / nanos)) : OptionalDouble.empty();
  }

  /**
   * Returns the time that passed by the fork's clock, relative to the parent's: of those that
   * messages may have been late enough for, the nearest to 1.
   */
  OptionalDouble relative() {
    return relative;
  }
}
