package io.serbench.result;

import io.serbench.result.PhaseResult.WarmUp;
import io.serbench.result.Series.Burst;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.LongStream;

/** Measurements of a phase that a test makes up: batches of one call, and nothing else known. */
public final class MadeUpPhase {
  private final Phase phase;
  private final Longs nanos;
  private int batch = 1;
  private Optional<Longs> waited = Optional.empty();
  private Optional<Longs> witness = Optional.empty();
  private Optional<Longs> work = Optional.empty();
  private List<Burst> slices = List.of();
  private WarmUp warmUp = new WarmUp(0, true, Optional.empty());
  private OptionalDouble allocatedBytes = OptionalDouble.empty();

  private MadeUpPhase(Phase phase, Longs nanos) {
    this.phase = phase;
    this.nanos = nanos;
  }

  /** With these batches. */
  public static MadeUpPhase of(Phase phase, List<Long> nanos) {
    return new MadeUpPhase(phase, longs(nanos));
  }

  /** With so many equal batches. */
  public static MadeUpPhase of(Phase phase, int batches, long nanos) {
    return new MadeUpPhase(phase, Longs.of(same(batches, nanos)));
  }

  public MadeUpPhase batch(int calls) {
    batch = calls;
    return this;
  }

  public MadeUpPhase waited(List<Long> times) {
    waited = Optional.of(longs(times));
    return this;
  }

  public MadeUpPhase witness(List<Long> readings) {
    witness = Optional.of(longs(readings));
    return this;
  }

  public MadeUpPhase witness(long... readings) {
    witness = Optional.of(Longs.of(readings));
    return this;
  }

  /** The same reading beside all batches. */
  public MadeUpPhase witness(long reading) {
    return witness(same(nanos.size() + 1, reading));
  }

  /** The time of the work between calls, by batch. */
  public MadeUpPhase work(long... times) {
    work = Optional.of(Longs.of(times));
    return this;
  }

  public MadeUpPhase slices(List<Burst> stretches) {
    slices = stretches;
    return this;
  }

  public MadeUpPhase warmUp(double millis, boolean steady) {
    warmUp = new WarmUp(millis, steady, Optional.empty());
    return this;
  }

  public MadeUpPhase allocated(double bytes) {
    allocatedBytes = OptionalDouble.of(bytes);
    return this;
  }

  public PhaseResult result() {
    return new PhaseResult(
        phase,
        batch,
        new Series(nanos, waited, witness, work, slices),
        warmUp,
        allocatedBytes,
        Optional.empty(),
        Optional.empty());
  }

  private static long[] same(int count, long value) {
    return LongStream.generate(() -> value).limit(count).toArray();
  }

  public static Longs longs(List<Long> values) {
    return Longs.of(values.stream().mapToLong(Long::longValue).toArray());
  }
}
