package io.serbench.measure;

import java.util.function.LongSupplier;

/** Batch timers on simulated machines, for tests in other packages. */
public final class Timers {
  private Timers() {}

  /**
   * Creates a timer.
   *
   * @param witness takes a reading, in nanoseconds
   * @param best the best reading in nanoseconds
   */
  public static BatchTimer of(Clock clock, LongSupplier witness, double best) {
    return new BatchTimer(clock, Interruptions.UNKNOWN, witness, () -> 0, best, () -> {});
  }
}
