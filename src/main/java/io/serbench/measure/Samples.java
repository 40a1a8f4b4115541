package io.serbench.measure;

import io.serbench.witness.Undisturbed;
import io.serbench.witness.Undisturbed.Disturbance;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/** A growing series of consecutive batches, with readings of the witness before and after each. */
public final class Samples {
  private static final int LEAST_FOR_A_MEDIAN = 3;

  private long[] nanos = new long[16];
  private long[] waited = new long[16];
  private long[] witness = new long[17];
  private long[] work = new long[16];
  private int size;
  private final long startNanos;
  private boolean compiled;

  Samples(long witnessBefore, long startNanos) {
    this.witness[0] = witnessBefore;
    this.startNanos = startNanos;
  }

  /** Returns the clock's time before the first batch, in nanoseconds. */
  public long startNanos() {
    return startNanos;
  }

  void add(long batchNanos, long waitedNanos, long witnessAfter, double workNanos) {
    if (size == nanos.length) {
      nanos = Arrays.copyOf(nanos, 2 * size);
      waited = Arrays.copyOf(waited, 2 * size);
      witness = Arrays.copyOf(witness, 2 * size + 1);
      work = Arrays.copyOf(work, 2 * size);
    }
    nanos[size] = batchNanos;
    waited[size] = waitedNanos;
    work[size] = Math.round(workNanos);
    size++;
    witness[size] = witnessAfter;
  }

  void compiled(boolean did) {
    compiled = did;
  }

  /** Returns whether the JIT compiler was active during these batches. */
  public boolean compiled() {
    return compiled;
  }

  long lastReading() {
    return witness[size];
  }

  /** Returns the number of batches. */
  public int size() {
    return size;
  }

  /** Returns the time of each batch in nanoseconds. */
  public long[] nanos() {
    return Arrays.copyOf(nanos, size);
  }

  /** Returns the nanoseconds of each batch in which its thread was kept from running. */
  public long[] waited() {
    return Arrays.copyOf(waited, size);
  }

  /** Returns the readings of the witness in nanoseconds; there is one more than batches. */
  public long[] witness() {
    return Arrays.copyOf(witness, size + 1);
  }

  /** Returns the nanoseconds of the work between two calls of each batch; 0 in a loop. */
  public long[] work() {
    return Arrays.copyOf(work, size);
  }

  /**
   * Returns the median time of the undisturbed batches in nanoseconds. If there are fewer than
   * three, the time of each batch is divided by the slowdown of the witness beside it; the median
   * is then that of the batches that were neither interrupted nor beside an interrupted reading or,
   * if even these are fewer than three, that of all batches.
   */
  double median(Undisturbed undisturbed) {
    double typical = Median.of(all().mapToDouble(i -> nanos[i]));
    IntFunction<Disturbance> kind =
        i -> undisturbed.of(witness[i], witness[i + 1], waited[i], typical);
    int[] clean = all().filter(i -> kind.apply(i) == Disturbance.NONE).toArray();
    if (clean.length >= LEAST_FOR_A_MEDIAN) {
      return Median.of(IntStream.of(clean).mapToDouble(i -> nanos[i]));
    }
    Set<Disturbance> running = EnumSet.of(Disturbance.NONE, Disturbance.SLOWED);
    int[] ran = all().filter(i -> running.contains(kind.apply(i))).toArray();
    return Median.of(
        (ran.length >= LEAST_FOR_A_MEDIAN ? IntStream.of(ran) : all())
            .mapToDouble(
                i ->
                    nanos[i]
                        / undisturbed.slowdown(Undisturbed.beside(witness[i], witness[i + 1]))));
  }

  private IntStream all() {
    return IntStream.range(0, size);
  }
}
