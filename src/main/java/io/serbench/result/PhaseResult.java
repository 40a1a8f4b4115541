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
   * @param apart what was found on the way where calls are apart; empty in a loop
   */
  public record WarmUp(double millis, boolean steady, Optional<Apart> apart) {
    public WarmUp {
      Require.notNegative("the time of a warm-up", millis);
    }

    /** Of a loop. */
    public WarmUp(double millis, boolean steady) {
      this(millis, steady, Optional.empty());
    }
  }

  /**
   * What is known of calls that are apart, beside their times; in nanoseconds.
   *
   * @param clockNanos how long reading the clock takes, which is taken off each call
   * @param loopNanos how long a call took in a loop, at the end of its warm-up there
   */
  public record Apart(double clockNanos, double loopNanos) {
    public Apart {
      Require.notNegative("the time of the clock", clockNanos);
      Require.notNegative("the time of a call in a loop", loopNanos);
    }
  }
}
