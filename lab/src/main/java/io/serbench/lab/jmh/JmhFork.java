package io.serbench.lab.jmh;

import io.serbench.result.Phase;
import java.util.List;

/**
 * What JMH measured of one operation in one JVM.
 *
 * @param row the row's name
 * @param dataset the data set's name
 * @param phase the operation
 * @param fork its number among those of the operation, from 1
 * @param iterations the measured iterations in the order of time
 */
record JmhFork(String row, String dataset, Phase phase, int fork, List<Iteration> iterations) {
  /**
   * One iteration.
   *
   * @param nanosPerCall its score
   * @param calls how many calls were timed
   * @param collectionMillis how long the collector worked, as the JVM tells it; whole milliseconds
   *     of a running total, so that sums are exact and single values are not
   * @param slowerWitness nanoseconds of the slower of the witness's readings before and after it; 0
   *     in files from before there were any
   */
  record Iteration(double nanosPerCall, long calls, double collectionMillis, long slowerWitness) {
    /** Whether the witness ran, and fast enough on both sides. */
    boolean undisturbed(double witnessLimit) {
      return slowerWitness > 0 && slowerWitness <= witnessLimit;
    }

    /** How long it lasted. */
    double nanos() {
      return nanosPerCall * calls;
    }
  }

  JmhFork {
    iterations = List.copyOf(iterations);
  }
}
