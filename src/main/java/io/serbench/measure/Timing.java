package io.serbench.measure;

/**
 * How long warm-up and batches last in a fork. All times in milliseconds.
 *
 * @param fixedBatch calls a batch; 0 to let calibration find a number
 * @param batchMillis how long a calibrated batch shall last
 * @param warmupFloor the least warm-up of a phase
 * @param warmupCap the longest warm-up of a phase, steady or not; equal to the floor for a fixed
 *     one
 */
public record Timing(int fixedBatch, double batchMillis, long warmupFloor, long warmupCap) {
  /** The longest warm-up of a phase that is of less interest, in milliseconds. */
  public long shortWarmupCap() {
    return Math.min(warmupCap, 2 * warmupFloor);
  }

  /** The same with batches of so many calls. */
  public Timing withFixedBatch(int calls) {
    return new Timing(calls, batchMillis, warmupFloor, warmupCap);
  }

  /** The same with a warm-up that lasts so long, whatever its times say. */
  public Timing withWarmup(long millis) {
    return new Timing(fixedBatch, batchMillis, millis, millis);
  }

  /** Whether warm-up lasts as long as was asked for, whatever its times say. */
  boolean isFixed() {
    return warmupFloor == warmupCap;
  }
}
