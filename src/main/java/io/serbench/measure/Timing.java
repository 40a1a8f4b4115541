package io.serbench.measure;

/**
 * How long warm-up and batches last in a fork. All times are in milliseconds.
 *
 * @param fixedBatch the number of calls in a batch; 0 to calibrate it
 * @param batchMillis how long a calibrated batch lasts
 * @param warmupFloor the shortest warm-up of a phase
 * @param warmupCap the longest warm-up of a phase, even if it is not steady; equal to the floor for
 *     a fixed warm-up
 */
public record Timing(int fixedBatch, double batchMillis, long warmupFloor, long warmupCap) {
  /** Returns the longest warm-up of a phase that rows are not compared by, in milliseconds. */
  public long shortWarmupCap() {
    return Math.min(warmupCap, 2 * warmupFloor);
  }

  /** Returns this timing with batches of a fixed number of calls. */
  public Timing withFixedBatch(int calls) {
    return new Timing(calls, batchMillis, warmupFloor, warmupCap);
  }

  /** Returns this timing with a fixed warm-up of a number of milliseconds. */
  public Timing withWarmup(long millis) {
    return new Timing(fixedBatch, batchMillis, millis, millis);
  }

  /** Whether warm-up lasts for a fixed time, whether steady or not. */
  boolean isFixed() {
    return warmupFloor == warmupCap;
  }
}
