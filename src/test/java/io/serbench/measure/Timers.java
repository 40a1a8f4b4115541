package io.serbench.measure;

import java.util.function.LongSupplier;

/** Batch timers on made-up machines, for tests elsewhere. */
public final class Timers {
  private Timers() {}

  /**
   * A timer.
   *
   * @param witness nanoseconds of a reading
   * @param best nanoseconds of a reading at the machine's best
   */
  public static BatchTimer of(Clock clock, LongSupplier witness, double best) {
    return new BatchTimer(clock, Interruptions.UNKNOWN, witness, () -> 0, best, () -> {});
  }
}
