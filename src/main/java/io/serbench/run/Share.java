package io.serbench.run;

/**
 * What a fork shall have of the time. All in milliseconds.
 *
 * @param clean how long the undisturbed batches of ser, and of deser, shall last together
 * @param other how long any other phase is measured
 * @param slice how long a phase is measured in one turn
 * @param rewarm how long a phase runs unmeasured at the beginning of its slice
 * @param patience how long a slice waits for the machine to be undisturbed
 */
public record Share(double clean, double other, double slice, double rewarm, double patience) {
  /** What a run does unless told otherwise. */
  public static final Share DEFAULT = new Share(60, 20, 15, 3, 15);

  /** For numbers to publish. */
  public static final Share THOROUGH = new Share(300, 100, 15, 3, 30);

  /** For a first impression. */
  public static final Share QUICK = new Share(60, 20, 15, 3, 15);

  /**
   * A fork of which so many times as much was measured or waited for as it shall have is let go,
   * whatever it lacks: the machine may never be quiet.
   */
  private static final double MOST = 8;

  /** The same with so much measurement of each phase. */
  public Share withMeasurement(long millis) {
    return new Share(millis, millis, Math.min(slice, millis), rewarm, patience);
  }

  /** How many milliseconds a fork may take of others' time, for so many phases. */
  double most(int phases) {
    return MOST * (clean + rewarm) * phases;
  }
}
