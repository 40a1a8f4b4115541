package io.serbench.result;

import java.util.Optional;
import java.util.OptionalDouble;

/**
 * The raw measurement of one phase in one fork.
 *
 * @param phase what was timed
 * @param batch calls in each batch
 * @param series the batches
 * @param warmUp what went before them
 * @param allocatedBytes bytes that one call allocates; empty where the JVM does not say
 * @param garbage what the collector did; empty except of {@link Phase#MESSAGE}
 * @param virtual what virtual threads did; empty except of {@link Phase#MESSAGE}
 */
public record PhaseResult(
    Phase phase,
    int batch,
    Series series,
    WarmUp warmUp,
    OptionalDouble allocatedBytes,
    Optional<Garbage> garbage,
    Optional<VirtualThreads> virtual) {
  public PhaseResult {
    Require.atLeast(1, "the number of calls in a batch", batch);
    allocatedBytes.ifPresent(bytes -> Require.notNegative("the number of allocated bytes", bytes));
  }

  /** Whose garbage was not looked at. */
  public PhaseResult(
      Phase phase, int batch, Series series, WarmUp warmUp, OptionalDouble allocatedBytes) {
    this(phase, batch, series, warmUp, allocatedBytes, Optional.empty(), Optional.empty());
  }

  /** The same in a run that began so many milliseconds before its own. */
  PhaseResult later(long offset) {
    return new PhaseResult(
        phase, batch, series.later(offset), warmUp, allocatedBytes, garbage, virtual);
  }

  /**
   * How a phase was warmed up.
   *
   * @param millis how long it took
   * @param steady whether it ended because the times agreed, not because its cap was reached
   * @param clockNanos nanoseconds of reading the clock, which are taken off each call; empty in a
   *     loop, where the clock is read twice a batch
   */
  public record WarmUp(double millis, boolean steady, OptionalDouble clockNanos) {
    public WarmUp {
      Require.notNegative("the time of a warm-up", millis);
      clockNanos.ifPresent(nanos -> Require.notNegative("the time of the clock", nanos));
    }

    /** Of a loop. */
    public WarmUp(double millis, boolean steady) {
      this(millis, steady, OptionalDouble.empty());
    }
  }
}
