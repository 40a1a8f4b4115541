package io.serbench.witness;

/**
 * What counts as undisturbed. The witness decides by how slow it was beside its best, and the clock
 * of the processor by how long the thread could not run; what a row itself took never does.
 *
 * @param bestNanos nanoseconds of a reading at the machine's best: the {@link #BEST} quantile of
 *     all
 */
public record Undisturbed(double bestNanos) {
  /**
   * Which quantile of all readings is the best: low enough to find quiet moments in a busy run, not
   * so low as to be a single lucky one. One reading in a thousand is faster than others for no
   * reason; not one in a hundred.
   */
  public static final double BEST = 0.01;

  /**
   * An undisturbed reading is up to so many times as slow as the best. Disturbance is bimodal,
   * nothing or half as much again, so that anything from 1.05 to 1.12 gives the same estimates.
   */
  private static final double WITHIN = 1.08;

  /**
   * A neighbour on the same core makes the witness up to 1.9 times slower; a reading beyond this
   * was interrupted itself, and says nothing of the batch beside it.
   */
  private static final double MOST_SLOWED = 2.2;

  /** A batch whose thread could not run for a larger part of its time was interrupted. */
  private static final double MOST_WAITED = 0.02;

  /** Nanoseconds of the slowest reading that is undisturbed. */
  public double limitNanos() {
    return bestNanos * WITHIN;
  }

  /** Whether the machine was undisturbed during a reading of so many nanoseconds. */
  public boolean isUndisturbed(double reading) {
    return reading <= limitNanos();
  }

  /** Whether it was beside a batch, by the readings before and after it. */
  public boolean isUndisturbed(double before, double after) {
    return isUndisturbed(Math.max(before, after));
  }

  /** Whether a reading beside a batch was interrupted itself, so that none tells of the batch. */
  public boolean isCutOff(double before, double after) {
    return Math.max(before, after) > bestNanos * MOST_SLOWED;
  }

  /**
   * What disturbed a batch.
   *
   * @param before nanoseconds of the reading before it
   * @param after nanoseconds of the reading after it
   * @param waited as {@link #isInterrupted} wants it
   * @param typical likewise
   */
  public Disturbance of(double before, double after, double waited, double typical) {
    if (isInterrupted(waited, typical)) {
      return Disturbance.INTERRUPTED;
    }
    if (isUndisturbed(before, after)) {
      return Disturbance.NONE;
    }
    return isCutOff(before, after) ? Disturbance.UNCLEAR : Disturbance.SLOWED;
  }

  /**
   * Whether a batch was interrupted.
   *
   * @param waited nanoseconds in which its thread could not run although it might have
   * @param typical nanoseconds of a typical batch; the same for all batches of a phase, so that it
   *     does not matter what any of them took
   */
  public static boolean isInterrupted(double waited, double typical) {
    return waited > mostWaited(typical);
  }

  /** Nanoseconds that the thread of an uninterrupted batch waited at most. */
  public static double mostWaited(double typical) {
    return MOST_WAITED * typical;
  }

  /** A reading that stands for the two on both sides of a batch: their mean. */
  public static double beside(double before, double after) {
    return (before + after) / 2;
  }

  /**
   * How many times as slow as in a quiet moment the machine was, and no more than a neighbour can
   * bring about: the witness, which is shorter than a batch, is the longer by an interruption the
   * more.
   *
   * @param reading nanoseconds of a reading, or of several on average
   * @param quiet nanoseconds of a reading in a quiet moment
   */
  public static double slowdown(double reading, double quiet) {
    return Math.min(MOST_SLOWED, reading / quiet);
  }

  /** The same against the best. */
  public double slowdown(double reading) {
    return slowdown(reading, bestNanos);
  }

  /** What something outside the row did to a batch. */
  public enum Disturbance {
    /** Nothing. */
    NONE,
    /** A neighbour slowed the machine. */
    SLOWED,
    /** A reading beside the batch was interrupted, so that none tells of the batch. */
    UNCLEAR,
    /** The batch's thread could not run for a while. */
    INTERRUPTED
  }
}
