package io.serbench.measure;

import io.serbench.witness.Undisturbed;
import java.util.Arrays;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/** A growing series of batches, each right after the other, between two readings of the witness. */
public final class Samples {
  private static final int LEAST_FOR_A_MEDIAN = 3;

  private long[] nanos = new long[16];
  private long[] waited = new long[16];
  private long[] witness = new long[17];
  private int size;
  private final long startNanos;
  private boolean compiled;

  /**
   * Begins with the reading before the first batch.
   *
   * @param startNanos the clock after that
   */
  Samples(long witnessBefore, long startNanos) {
    this.witness[0] = witnessBefore;
    this.startNanos = startNanos;
  }

  /** The clock before the first batch. */
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

  /** Notes whether the JIT compiler worked meanwhile. */
  void compiled(boolean did) {
    compiled = did;
  }

  /** Whether the JIT compiler worked meanwhile. */
  public boolean compiled() {
    return compiled;
  }

  /** Nanoseconds of the latest reading. */
  long lastReading() {
    return witness[size];
  }

  /** How many batches there are. */
  public int size() {
    return size;
  }

  /** Nanoseconds of each batch. */
  public long[] nanos() {
    return Arrays.copyOf(nanos, size);
  }

  /** Nanoseconds of each batch in which its thread was kept from running. */
  public long[] waited() {
    return Arrays.copyOf(waited, size);
  }

  /** Nanoseconds of the readings, one more than batches. */
  public long[] witness() {
    return Arrays.copyOf(witness, size + 1);
  }

  /**
   * The median nanoseconds of clean batches. Where fewer than three are clean, of all that were not
   * interrupted, nor the readings beside them, each as it would be if it were slowed as much as the
   * witness.
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
            .filter(i -> ran(i, typical) && !undisturbed.isCutOff(witness[i], witness[i + 1]))
            .mapToDouble(i -> at(i, undisturbed))
            .toArray();
    return median(
        running.length >= LEAST_FOR_A_MEDIAN
            ? running
            : IntStream.range(0, size).mapToDouble(i -> at(i, undisturbed)).toArray());
  }

  private double at(int batch, Undisturbed undisturbed) {
    return nanos[batch]
        / undisturbed.slowdown(Undisturbed.beside(witness[batch], witness[batch + 1]));
  }

  private double typical() {
    return size == 0 ? 0 : median(LongStream.of(nanos()).asDoubleStream().toArray());
  }

  private boolean ran(int batch, double typical) {
    return !Undisturbed.isInterrupted(waited[batch], typical);
  }

  private boolean isClean(int batch, Undisturbed undisturbed, double typical) {
    return undisturbed.isUndisturbed(witness[batch], witness[batch + 1]) && ran(batch, typical);
  }

  private static double median(double[] values) {
    Arrays.sort(values);
    int n = values.length;
    return n % 2 == 1 ? values[n / 2] : (values[n / 2 - 1] + values[n / 2]) / 2;
  }
}
