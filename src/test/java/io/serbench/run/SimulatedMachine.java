package io.serbench.run;

import io.serbench.measure.Clock;
import java.util.function.LongToDoubleFunction;

/**
 * A simulated machine on which time passes by work, which takes longer while a neighbour disturbs
 * it. It serves one fork at a time.
 */
final class SimulatedMachine implements Clock {
  static final double MILLI = 1e6;

  /** Nanoseconds of an undisturbed reading of the witness. */
  static final double READING = 0.3e6;

  /** Nothing ever disturbs the machine. */
  static final LongToDoubleFunction QUIET = time -> 1;

  /** After 20 ms, the machine is always disturbed. */
  static final LongToDoubleFunction NEVER_QUIET = time -> time < 20 * MILLI ? 1 : 1.4;

  private final LongToDoubleFunction slowness;
  private long now;

  /**
   * Creates a machine.
   *
   * @param slowness how many times as slow as undisturbed it is, by the time in nanoseconds
   */
  SimulatedMachine(LongToDoubleFunction slowness) {
    this.slowness = slowness;
  }

  @Override
  public long nanos() {
    return now;
  }

  /** Idles until a time. */
  void idleUntil(long time) {
    now = Math.max(now, time);
  }

  /**
   * Does some work.
   *
   * @param nanos how long it takes if undisturbed
   * @param sensitivity how much a neighbour slows it; 1 is as much as the witness
   * @return how long it takes now
   */
  long work(double nanos, double sensitivity) {
    long actual = Math.round(nanos * (1 + sensitivity * (slowness.applyAsDouble(now) - 1)));
    now += actual;
    return actual;
  }

  /** Reads the witness. */
  long read() {
    return work(READING, 1);
  }
}
