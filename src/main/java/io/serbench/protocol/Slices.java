package io.serbench.protocol;

import io.serbench.result.Phase;
import io.serbench.witness.Undisturbed;
import java.io.IOException;
import java.util.List;
import java.util.stream.LongStream;

/**
 * What a fork measured in its turn.
 *
 * @param slices one for each phase that was measured
 * @param endedAt nanoseconds of the child's clock at the end of the turn
 * @param passedOver nanoseconds in which it waited for the machine to be undisturbed
 * @param bestReading nanoseconds of the fastest reading of the witness that the fork has seen
 */
public record Slices(List<Slice> slices, long endedAt, long passedOver, double bestReading) {
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
     * A slice. Its arrays are its own from now on.
     *
     * @param startedAt nanoseconds of the child's clock before the first batch
     * @param nanos of each batch
     * @param waited nanoseconds of each batch in which its thread was kept from running
     * @param witness nanoseconds of the readings around the batches, one more than batches
     * @param compiled whether the JIT compiler worked meanwhile
     */
    public Slice(
        Phase phase,
        long startedAt,
        long[] nanos,
        long[] waited,
        long[] witness,
        boolean compiled) {
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

    /** Nanoseconds of each batch in which its thread was kept from running. */
    public LongStream waited() {
      return LongStream.of(waited);
    }

    /** Nanoseconds of the readings around the batches, one more than batches. */
    public LongStream witness() {
      return LongStream.of(witness);
    }

    /** Whether the JIT compiler worked meanwhile. */
    public boolean compiled() {
      return compiled;
    }

    /** Nanoseconds of all batches together. */
    public long nanosInAll() {
      return LongStream.of(nanos).sum();
    }

    /** Nanoseconds of those batches beside which the machine was undisturbed. */
    public long cleanNanos(Undisturbed undisturbed) {
      long clean = 0;
      for (int i = 0; i < nanos.length; i++) {
        if (undisturbed.isUndisturbed(witness[i], witness[i + 1])
            && !Undisturbed.isInterrupted(waited[i], nanos[i])) {
          clean += nanos[i];
        }
      }
      return clean;
    }

    void write(Encoder out) throws IOException {
      out.constant(phase)
          .number(startedAt)
          .numbers(nanos)
          .numbers(waited)
          .numbers(witness)
          .flag(compiled);
    }

    static Slice read(Decoder in) throws IOException {
      Slice slice =
          new Slice(
              Codecs.phase(in),
              in.longNumber(),
              in.numbers(),
              in.numbers(),
              in.numbers(),
              in.flag());
      if (slice.waited.length != slice.nanos.length
          || slice.witness.length != slice.nanos.length + 1) {
        throw new IOException("a slice whose batches and readings do not go together");
      }
      return slice;
    }
  }

  void write(Encoder out) throws IOException {
    out.list(slices, (to, slice) -> slice.write(to))
        .number(endedAt)
        .number(passedOver)
        .number(bestReading);
  }

  static Slices read(Decoder in) throws IOException {
    return new Slices(in.list(Slice::read), in.longNumber(), in.longNumber(), in.decimal());
  }
}
