package io.serbench.result;

import java.util.Optional;
import java.util.OptionalDouble;

/**
 * The raw measurements of one phase in one fork.
 *
 * @param batch the number of calls in each batch
 * @param allocatedBytes bytes that one call allocates; empty if the JVM does not count them
 * @param garbage the garbage collections; empty unless measured, with {@link Phase#MESSAGE}
 * @param virtual the work of virtual threads; empty unless measured, with {@link Phase#MESSAGE}
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

  /** Returns a copy whose batches started {@code offset} milliseconds later in the run. */
  PhaseResult later(long offset) {
    return new PhaseResult(
        phase, batch, series.later(offset), warmUp, allocatedBytes, garbage, virtual);
  }

  /**
   * The warm-up of a phase.
   *
   * @param steady whether it ended because its last times agreed, and not at its time limit
   * @param apart further times of calls that are apart; empty in a loop
   */
  public record WarmUp(double millis, boolean steady, Optional<Apart> apart) {
    public WarmUp {
      Require.notNegative("the time of a warm-up", millis);
    }
  }

  /**
   * Times that were measured during the warm-up of calls that are apart.
   *
   * @param clockNanos nanoseconds to read the clock, which are subtracted from each call
   * @param loopNanos nanoseconds of a call in a loop, at the end of its warm-up
   */
  public record Apart(double clockNanos, double loopNanos) {
    public Apart {
      Require.notNegative("the time of the clock", clockNanos);
      Require.notNegative("the time of a call in a loop", loopNanos);
    }
  }

  /**
   * Garbage collections while a fork did nothing but make calls.
   *
   * @param calls the number of calls from the end of one collection to the end of the last one
   *     counted; all calls if there was none
   * @param pauseMillis the total time for which they stopped all threads; the JVM counts whole
   *     milliseconds
   */
  public record Garbage(long calls, long collections, long pauseMillis) {
    public Garbage {
      Require.that(calls > 0, "the number of calls must be positive");
      Require.notNegative("the number of collections", collections);
      Require.notNegative("the time of pauses", pauseMillis);
    }
  }

  /**
   * The work of all virtual threads in a fork. Each creates, encodes and decodes messages, and
   * parks now and then.
   *
   * @param messages the number of messages that all threads encoded and decoded
   * @param nanos nanoseconds from the first message to the last
   * @param keptBytes the memory in use after full collections, minus that of as many threads
   *     without serializers; negative if other objects were freed in between
   * @param pinned how often a thread waited without releasing its carrier thread
   * @param instances the number of serializers that they used altogether
   */
  public record VirtualThreads(
      long messages, long nanos, long keptBytes, long pinned, int instances) {
    public VirtualThreads {
      Require.that(messages > 0, "the number of messages must be positive");
      Require.that(nanos > 0, "the time of virtual threads must be positive");
      Require.notNegative("the number of times that threads were pinned", pinned);
      Require.atLeast(1, "the number of serializers", instances);
    }
  }
}
