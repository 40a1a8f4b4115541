package io.serbench.measure;

import io.serbench.witness.Undisturbed;
import java.util.Arrays;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/** A growing series of batches, each between two readings of the witness. */
final class Samples {
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

  /** How many batches nothing disturbed. */
  int clean(Undisturbed undisturbed) {
    double typical = typical();
    return (int) IntStream.range(0, size).filter(i -> isClean(i, undisturbed, typical)).count();
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
