package io.serbench.protocol;

import io.serbench.result.Longs;
import io.serbench.result.Phase;
import io.serbench.result.Series;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;

/**
 * My turn is over: this is what I measured.
 *
 * @param slices one for each phase that was measured
 * @param endedAt nanoseconds of the child's clock at the end of the turn
 * @param passedOver nanoseconds in which it waited for the machine to be undisturbed, or would have
 *     measured if it had been
 */
public record Slices(List<Slice> slices, long endedAt, long passedOver) implements FromChild {
  public Slices {
    slices = List.copyOf(slices);
  }

  /** The batches of one phase, one right after the other. */
  public static final class Slice {
    private final Phase phase;
    private final long startedAt;
    private final long[] nanos;
    private final long[] waited;
    private final long[] witness;
    private final boolean compiled;

    /**
     * A slice. Its arrays are its own from now on. The parameters are all fields in their order, as
     * the codec of messages wants them.
     *
     * @param startedAt nanoseconds of the child's clock before the first batch
     * @param nanos of each batch
     * @param waited nanoseconds of each batch in which its thread was kept from running
     * @param witness nanoseconds of the readings around the batches, one more than batches
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
        throw new IllegalArgumentException("its batches and readings do not go together");
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

    /** Nanoseconds of the child's clock before the first batch. */
    public long startedAt() {
      return startedAt;
    }

    /** Nanoseconds of each batch. */
    public LongStream nanos() {
      return LongStream.of(nanos);
    }

    /** Nanoseconds of the readings around the batches, one more than batches. */
    public LongStream witness() {
      return LongStream.of(witness);
    }

    /**
     * What a result keeps of it.
     *
     * @param at when it began, since the run began
     */
    public Series series(Duration at) {
      return new Series(
          Longs.of(nanos),
          Optional.of(Longs.of(waited)),
          Optional.of(Longs.of(witness)),
          List.of(
              // The children's clocks are not the parent's.
              new Series.Burst(Math.max(0, at.toMillis()), nanos.length, compiled)));
    }
  }
}
