package io.serbench.measure;

/**
 * How long things last. All times in milliseconds.
 *
 * @param fixedBatch calls a batch; 0 to let calibration find a number
 * @param batchMillis how long a calibrated batch shall last
 * @param warmupFloor the least warm-up of a phase
 * @param warmupCap the longest warm-up of a phase, steady or not; equal to the floor for a fixed
 *     one
 * @param measureMillis how long ser and deser are measured
 * @param otherMillis how long any other phase is measured
 * @param extraMillis how much longer at most where too few batches were undisturbed
 */
public record Timing(
    int fixedBatch,
    double batchMillis,
    long warmupFloor,
    long warmupCap,
    long measureMillis,
    long otherMillis,
    long extraMillis) {
  /** What a run does unless told otherwise. */
  public static final Timing DEFAULT = new Timing(0, 1.5, 250, 1500, 250, 100, 500);

  /** For numbers to publish. */
  public static final Timing THOROUGH = new Timing(0, 1.5, 600, 5000, 800, 400, 800);

  /** For a first impression. */
  public static final Timing QUICK = new Timing(0, 1.5, 200, 600, 200, 100, 100);

  /** A moment for each phase, before the first measurement of a run in process. */
  public static final Timing PRE_WARM_UP = new Timing(0, 1.5, 100, 100, 0, 0, 0);

  /** The same with batches of so many calls. */
  public Timing withFixedBatch(int calls) {
    return new Timing(
        calls, batchMillis, warmupFloor, warmupCap, measureMillis, otherMillis, extraMillis);
  }

  /** The same with a warm-up that lasts so long, whatever its times say. */
  public Timing withWarmup(long millis) {
    return new Timing(
        fixedBatch, batchMillis, millis, millis, measureMillis, otherMillis, extraMillis);
  }

  /** The same with so much measurement of each phase. */
  public Timing withMeasurement(long millis) {
    return new Timing(fixedBatch, batchMillis, warmupFloor, warmupCap, millis, millis, millis);
  }
}
