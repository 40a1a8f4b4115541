package io.serbench.protocol;

import io.serbench.result.Longs;
import io.serbench.result.Phase;
import io.serbench.result.Series;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;

/**
 * What a fork measured in a turn.
 *
 * @param slices in the order in which they were measured
 * @param endedAt nanoseconds of the fork's clock at the end of the turn
 * @param passedOver nanoseconds in which it waited for the machine to be undisturbed, or would have
 *     measured if it had been
 */
public record Slices(List<Slice> slices, long endedAt, long passedOver) implements FromChild {
  public Slices {
    slices = List.copyOf(slices);
  }

  /** Batches of one phase that directly followed each other. */
  public static final class Slice {
    private final Phase phase;
    private final long startedAt;
    private final long[] nanos;
    private final long[] waited;
    private final long[] witness;
    private final boolean compiled;

    /**
     * Creates a slice, which keeps the arrays without copying them. The codec of messages needs all
     * fields as parameters, in their order.
     *
     * @param startedAt nanoseconds of the fork's clock before the first batch
     * @param nanos nanoseconds of each batch
     * @param waited nanoseconds of each batch in which its thread was kept from running
     * @param witness readings of the witness around the batches in nanoseconds, one more than there
     *     are batches
     * @param compiled whether the JIT compiler worked meanwhile
     * @throws IllegalArgumentException where the numbers of batches, waits and readings differ
     */
    public Slice(
        Phase phase,
        long startedAt,
        long[] nanos,
        long[] waited,
        long[] witness,
        boolean compiled) {
      if (waited.length != nanos.length || witness.length != nanos.length + 1) {
        throw new IllegalArgumentException("the numbers of batches and readings do not match");
      }
      this.phase = phase;
      this.startedAt = startedAt;
      this.nanos = nanos;
      this.waited = waited;
      this.witness = witness;
      this.compiled = compiled;
    }

    public Phase phase() {
      return phase;
    }

    /** Returns the nanoseconds of the fork's clock before the first batch. */
    public long startedAt() {
      return startedAt;
    }

    /** Returns the nanoseconds of each batch. */
    public LongStream nanos() {
      return LongStream.of(nanos);
    }

    /** Returns the witness's readings in nanoseconds, one more than there are batches. */
    public LongStream witness() {
      return LongStream.of(witness);
    }

    /**
     * Returns what a result keeps of the slice.
     *
     * @param at time from the beginning of the run to that of the slice
     */
    public Series series(Duration at) {
      return new Series(
          Longs.of(nanos),
          Optional.of(Longs.of(waited)),
          Optional.of(Longs.of(witness)),
          List.of(
              // The fork's clock is not the parent's, so the difference may be negative.
              new Series.Burst(Math.max(0, at.toMillis()), nanos.length, compiled)));
    }
  }
}
