package io.serbench.witness;

import java.util.OptionalDouble;

/**
 * The rule for what counts as undisturbed. It depends on how slow the witness was compared with its
 * best, and on how long the thread could not run, but never on the time of the row itself.
 *
 * <p>Calls that find nothing in the caches suffer from a neighbour's use of shared caches, of which
 * the witness notices little. So if calls are apart, the work between them is the witness.
 *
 * @param bestNanos the best reading in nanoseconds: the {@link #BEST} quantile of all readings
 * @param bestWork the same quantile of the work between two calls; empty if calls are in a loop, or
 *     if there is too little work to judge by
 */
public record Undisturbed(double bestNanos, OptionalDouble bestWork) {
  /**
   * The quantile of all readings that counts as the best: low enough to find quiet moments in a
   * busy run, but not so low that it is a single lucky one. One reading in a thousand is faster
   * than the others for no reason; one in a hundred is not.
   */
  public static final double BEST = 0.01;

  /**
   * The most that an undisturbed reading takes, in multiples of the best. Disturbance is bimodal,
   * either nothing or about half as much again, so anything from 1.05 to 1.12 gives the same
   * estimates.
   */
  private static final double WITHIN = 1.08;

  /**
   * A neighbour on the same core makes the witness take up to 1.9 times as long. A reading beyond
   * this limit was itself interrupted, and says nothing about the batch beside it.
   */
  private static final double MOST_SLOWED = 2.2;

  /**
   * If work between calls takes more than this, in multiples of the best, it no longer shows how
   * much a call was slowed: with anything from 1.25 to 1.6, runs agree better than with {@link
   * #MOST_SLOWED}.
   */
  private static final double MOST_SLOWED_WORK = 1.25;

  /** A batch whose thread could not run for a larger fraction of its time was interrupted. */
  private static final double MOST_WAITED = 0.02;

  /** Work that takes less, in nanoseconds, shows the clock's resolution rather than its speed. */
  private static final double LEAST_WORK = 2_000;

  /** Judges by the witness alone. */
  public Undisturbed(double bestNanos) {
    this(bestNanos, OptionalDouble.empty());
  }

  /**
   * Returns the rule for calls that are apart.
   *
   * @param work how long the work between two calls of a row took
   */
  public Undisturbed withWork(Readings work) {
    return new Undisturbed(
        bestNanos,
        work.undisturbed().stream()
            .mapToDouble(Undisturbed::bestNanos)
            .filter(best -> best >= LEAST_WORK)
            .findFirst());
  }

  /**
   * Returns the reading of a witness that was as slow as the work between calls, each relative to
   * its best.
   *
   * @param work how long the work took, in nanoseconds
   * @throws java.util.NoSuchElementException if batches are not judged by work
   */
  public double asReading(double work) {
    return bestNanos * work / bestWork.orElseThrow();
  }

  /** Returns the slowest reading that is undisturbed, in nanoseconds. */
  public double limitNanos() {
    return bestNanos * WITHIN;
  }

  /**
   * Returns whether the machine was undisturbed during a reading.
   *
   * @param reading the reading in nanoseconds
   */
  public boolean isUndisturbed(double reading) {
    return reading <= limitNanos();
  }

  /** Returns whether the machine was undisturbed during both readings beside a batch. */
  public boolean isUndisturbed(double before, double after) {
    return isUndisturbed(Math.max(before, after));
  }

  /**
   * Returns whether a reading beside a batch was itself interrupted, or the work between its calls
   * was slowed so much, that they say nothing about the batch.
   */
  public boolean isCutOff(double before, double after) {
    double most = bestWork.isPresent() ? MOST_SLOWED_WORK : MOST_SLOWED;
    return Math.max(before, after) > bestNanos * most;
  }

  /**
   * Returns what disturbed a batch.
   *
   * @param before the reading before it, in nanoseconds
   * @param after the reading after it, in nanoseconds
   * @param waited see {@link #isInterrupted}
   * @param typical see {@link #isInterrupted}
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
   * Returns whether a batch was interrupted.
   *
   * @param waited nanoseconds in which its thread was ready to run but did not
   * @param typical the time of a typical batch in nanoseconds; the same for all batches of a phase,
   *     so that the time of the batch itself does not matter
   */
  public static boolean isInterrupted(double waited, double typical) {
    return waited > mostWaited(typical);
  }

  /**
   * Returns the longest time that the thread of an uninterrupted batch may wait, in nanoseconds.
   *
   * @param typical see {@link #isInterrupted}
   */
  private static double mostWaited(double typical) {
    return MOST_WAITED * typical;
  }

  /** Returns the mean of the readings before and after a batch. */
  public static double beside(double before, double after) {
    return (before + after) / 2;
  }

  /**
   * Returns how many times as slow as in a quiet moment the machine was, up to what a neighbour can
   * cause: a reading is shorter than a batch, so that an interruption would lengthen it far more.
   *
   * @param reading a reading, or the mean of several, in nanoseconds
   * @param quiet a reading in a quiet moment, in nanoseconds
   */
  public static double slowdown(double reading, double quiet) {
    return Math.min(MOST_SLOWED, reading / quiet);
  }

  /**
   * Returns how many times as slow as at its best the machine was, up to what a neighbour can
   * cause.
   *
   * @param reading a reading, or the mean of several, in nanoseconds
   */
  public double slowdown(double reading) {
    return slowdown(reading, bestNanos);
  }

  /** What disturbed a batch from outside the row. */
  public enum Disturbance {
    /** Nothing. */
    NONE,
    /** A neighbour slowed the machine. */
    SLOWED,
    /** The readings beside the batch say nothing about it; see {@link #isCutOff}. */
    UNCLEAR,
    /** The batch's thread could not run for a while. */
    INTERRUPTED
  }
}
