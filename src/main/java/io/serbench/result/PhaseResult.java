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

  /**
   * What the collector did while a fork made calls and nothing else.
   *
   * @param calls how many, from a collection to the end of another; where there was none, all
   * @param collections how many there were
   * @param pauseMillis how long they stopped all threads, together; a whole number of milliseconds,
   *     since the JVM does not say more
   */
  public record Garbage(long calls, long collections, long pauseMillis) {
    private static final double MILLION = 1e6;

    public Garbage {
      Require.that(calls > 0, "the number of calls must be positive");
      Require.notNegative("the number of collections", collections);
      Require.notNegative("the time of pauses", pauseMillis);
    }

    /** Collections in a million calls. */
    public double collectionsPerMillion() {
      return collections * MILLION / calls;
    }

    /** Milliseconds of pauses in a million calls. */
    public double pauseMillisPerMillion() {
      return pauseMillis * MILLION / calls;
    }
  }

  /**
   * What virtual threads did together in a fork, each creating, encoding and decoding messages, and
   * parking now and then.
   *
   * @param messages how many all of them encoded and decoded
   * @param nanos how long that took, from the first to the last
   * @param keptBytes by how many bytes more memory was in use after full collections than with as
   *     many threads without a serializer; less than zero where other things were freed meanwhile
   * @param pinned how often one of them waited without letting go of its carrier thread
   * @param instances how many serializers they had among them
   */
  public record VirtualThreads(
      long messages, long nanos, long keptBytes, long pinned, int instances) {
    private static final double SECOND = 1e9;
    private static final double MILLION = 1e6;
    private static final double KILOBYTE = 1e3;

    public VirtualThreads {
      Require.that(messages > 0, "the number of messages must be positive");
      Require.that(nanos > 0, "the time of virtual threads must be positive");
      Require.notNegative("the number of times that threads were pinned", pinned);
      Require.atLeast(1, "the number of serializers", instances);
    }

    /** Messages a second, of all threads together. */
    public double messagesPerSecond() {
      return messages * SECOND / nanos;
    }

    /** How often a thread was pinned, in a million messages. */
    public double pinnedPerMillion() {
      return pinned * MILLION / messages;
    }

    /** Kilobytes of a thousand bytes that are kept for each of so many threads. */
    public double keptKilobytes(int threads) {
      return keptBytes / KILOBYTE / threads;
    }
  }
}
