package io.serbench.lab.jmh;

import io.serbench.result.Phase;
import java.util.List;

/**
 * JMH's measurements of one operation in one fork.
 *
 * @param row the row's name
 * @param dataset the data set's name
 * @param phase the operation
 * @param fork its number among the forks of the operation, from 1
 * @param iterations the measured iterations, in the order of time
 */
record JmhFork(String row, String dataset, Phase phase, int fork, List<Iteration> iterations) {
  /**
   * One iteration.
   *
   * @param nanosPerCall its score, in nanoseconds per call
   * @param calls the number of timed calls
   * @param collectionMillis how long the garbage collector worked, in milliseconds. The JVM reports
   *     whole milliseconds of a running total, so sums are exact, but single values are not
   * @param slowerWitness the slower of the witness's readings before and after the iteration, in
   *     nanoseconds; 0 in files from before there were readings
   */
  record Iteration(double nanosPerCall, long calls, double collectionMillis, long slowerWitness) {
    /**
     * Returns whether the witness ran, and was fast enough both before and after.
     *
     * @param witnessLimit the slowest reading that is undisturbed, in nanoseconds
     */
    boolean undisturbed(double witnessLimit) {
      return slowerWitness > 0 && slowerWitness <= witnessLimit;
    }

    /** Returns how long the iteration lasted, in nanoseconds. */
    double nanos() {
      return nanosPerCall * calls;
    }
  }

  JmhFork {
    iterations = List.copyOf(iterations);
  }
}
