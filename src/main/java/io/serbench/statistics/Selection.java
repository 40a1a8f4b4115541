package io.serbench.statistics;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/**
 * Which batches of a phase count. It is made of the witness's readings alone: what the row's own
 * batches took is not known here, so that it cannot matter.
 *
 * @param batches the numbers of those that count
 * @param clean how many were undisturbed
 * @param enough whether these were enough; else the quarter with the quietest witness counts
 * @param witness nanoseconds of the readings beside the batches that count, on average
 */
record Selection(BitSet batches, int clean, boolean enough, double witness) {
  /** So many clean batches make an estimate; fewer do where calls are long and batches few. */
  private static final int ENOUGH = 20;

  private static final int ENOUGH_PART = 4;

  /**
   * Selects.
   *
   * @param witness the readings: one before each batch, and one after the last
   * @param limit nanoseconds of the slowest reading that is undisturbed
   */
  static Selection of(List<Long> witness, double limit) {
    long[] slower = slower(witness);
    int clean = (int) Arrays.stream(slower).filter(nanos -> nanos <= limit).count();
    boolean enough = clean >= Math.max(1, Math.min(ENOUGH, slower.length / ENOUGH_PART));
    double slowest = enough ? limit : quietestQuarter(slower);
    BitSet batches = new BitSet(slower.length);
    double sum = 0;
    for (int i = 0; i < slower.length; i++) {
      if (slower[i] <= slowest) {
        batches.set(i);
        sum += (witness.get(i) + witness.get(i + 1)) / 2.0;
      }
    }
    return new Selection(batches, clean, enough, sum / batches.cardinality());
  }

  /** The slower of the two readings around each batch. */
  private static long[] slower(List<Long> witness) {
    long[] slower = new long[witness.size() - 1];
    for (int i = 0; i < slower.length; i++) {
      slower[i] = Math.max(witness.get(i), witness.get(i + 1));
    }
    return slower;
  }

  private static double quietestQuarter(long[] slower) {
    double[] nanos = Arrays.stream(slower).mapToDouble(it -> it).toArray();
    return nanos.length == 0 ? 0 : Quantiles.of(nanos, 1.0 / ENOUGH_PART);
  }
}
