package io.serbench.measure;

import io.serbench.witness.Undisturbed;
import java.util.Arrays;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/** A growing series of consecutive batches, with readings of the witness before and after each. */
public final class Samples {
  private static final int LEAST_FOR_A_MEDIAN = 3;

  private long[] nanos = new long[16];
  private long[] waited = new long[16];
  private long[] witness = new long[17];
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

  void add(long batchNanos, long waitedNanos, long witnessAfter) {
    if (size == nanos.length) {
      nanos = Arrays.copyOf(nanos, 2 * size);
      waited = Arrays.copyOf(waited, 2 * size);
      witness = Arrays.copyOf(witness, 2 * size + 1);
    }
    nanos[size] = batchNanos;
    waited[size] = waitedNanos;
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

  /**
   * Returns the median time of the undisturbed batches in nanoseconds. If there are fewer than
   * three, the time of each batch is divided by the slowdown of the witness beside it; the median
   * is then that of the batches that were neither interrupted nor beside an interrupted reading or,
   * if even these are fewer than three, that of all batches.
   */
  double median(Undisturbed undisturbed) {
    double typical = typical();
    double[] clean =
        IntStream.range(0, size)
            .filter(i -> isClean(i, undisturbed, typical))
            .mapToDouble(i -> nanos[i])
            .toArray();
    if (clean.length >= LEAST_FOR_A_MEDIAN) {
      return median(clean);
    }
    double[] running =
        IntStream.range(0, size)
            .filter(
                i ->
                    !isInterrupted(i, typical) && !undisturbed.isCutOff(witness[i], witness[i + 1]))
            .mapToDouble(i -> corrected(i, undisturbed))
            .toArray();
    return median(
        running.length >= LEAST_FOR_A_MEDIAN
            ? running
            : IntStream.range(0, size).mapToDouble(i -> corrected(i, undisturbed)).toArray());
  }

  private double corrected(int batch, Undisturbed undisturbed) {
    return nanos[batch]
        / undisturbed.slowdown(Undisturbed.beside(witness[batch], witness[batch + 1]));
  }

  private double typical() {
    return size == 0 ? 0 : median(LongStream.of(nanos()).asDoubleStream().toArray());
  }

  private boolean isInterrupted(int batch, double typical) {
    return Undisturbed.isInterrupted(waited[batch], typical);
  }

  private boolean isClean(int batch, Undisturbed undisturbed, double typical) {
    return undisturbed.isUndisturbed(witness[batch], witness[batch + 1])
        && !isInterrupted(batch, typical);
  }

  private static double median(double[] values) {
    Arrays.sort(values);
    int n = values.length;
    return n % 2 == 1 ? values[n / 2] : (values[n / 2 - 1] + values[n / 2]) / 2;
  }
}
