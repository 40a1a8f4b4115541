package io.serbench.measure;

import java.util.Arrays;
import java.util.stream.IntStream;

/** A growing series of batches, each between two readings of the witness. */
final class Samples {
  /**
   * A batch during which the thread could not run for a larger part of the time was interrupted.
   */
  static final double MOST_WAITED = 0.02;

  /**
   * A neighbour on the same core makes the witness up to 1.9 times slower; a reading beyond this
   * was interrupted itself, and says nothing of the batch beside it.
   */
  private static final double MOST_SLOWED = 2.2;

  private static final int LEAST_FOR_A_MEDIAN = 3;

  private long[] nanos = new long[1024];
  private long[] waited = new long[1024];
  private long[] witness = new long[1025];
  private int size;

  /**
   * Takes the reading before the first batch, or before the first after a pause. Then there are two
   * readings between two batches, of which the slower counts for both.
   */
  void resume(long witnessBefore) {
    witness[size] = size == 0 ? witnessBefore : Math.max(witness[size], witnessBefore);
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

  int size() {
    return size;
  }

  long[] nanos() {
    return Arrays.copyOf(nanos, size);
  }

  long[] waited() {
    return Arrays.copyOf(waited, size);
  }

  long[] witness() {
    return Arrays.copyOf(witness, size + 1);
  }

  /** How many batches stand between two witness readings that are no slower than the limit. */
  int clean(long limit) {
    return (int) IntStream.range(0, size).filter(i -> isClean(i, limit)).count();
  }

  /**
   * The median nanoseconds of clean batches. Where fewer than three are clean, of all that were not
   * interrupted, nor the readings beside them, each as it would be if it were slowed as much as the
   * witness.
   *
   * @param best nanoseconds of the witness at its best
   */
  double median(long limit, long best) {
    double[] clean =
        IntStream.range(0, size)
            .filter(i -> isClean(i, limit))
            .mapToDouble(i -> nanos[i])
            .toArray();
    if (clean.length >= LEAST_FOR_A_MEDIAN) {
      return median(clean);
    }
    double[] running =
        IntStream.range(0, size)
            .filter(i -> ran(i) && slowdown(i, best) <= MOST_SLOWED)
            .mapToDouble(i -> at(i, best))
            .toArray();
    return median(
        running.length >= LEAST_FOR_A_MEDIAN
            ? running
            : IntStream.range(0, size).mapToDouble(i -> at(i, best)).toArray());
  }

  private double at(int batch, long best) {
    return nanos[batch] / Math.min(MOST_SLOWED, slowdown(batch, best));
  }

  private double slowdown(int batch, long best) {
    return (witness[batch] + witness[batch + 1]) / 2.0 / best;
  }

  private boolean ran(int batch) {
    return waited[batch] <= MOST_WAITED * nanos[batch];
  }

  private boolean isClean(int batch, long limit) {
    return witness[batch] <= limit && witness[batch + 1] <= limit && ran(batch);
  }

  private static double median(double[] values) {
    Arrays.sort(values);
    int n = values.length;
    return n % 2 == 1 ? values[n / 2] : (values[n / 2 - 1] + values[n / 2]) / 2;
  }
}
