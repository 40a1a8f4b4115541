package io.serbench.statistics;

import io.serbench.witness.Undisturbed;

/**
 * How fast one machine was during two runs, as the witness says: its clock may have been lower from
 * end to end of one of them.
 *
 * @param base nanoseconds of a quiet reading in the first
 * @param next nanoseconds of a quiet reading in the second
 */
public record Speed(double base, double next) {
  /** How many times as slow as in the first run the machine was in the second. */
  public double slowdown() {
    return Undisturbed.slowdown(next, base);
  }

  /**
   * A ratio of second to first as it would be at one speed. How much a row follows the witness is
   * not known, which widens the interval; see {@link Sensitivity}.
   *
   * @param measured the ratio of what was measured
   */
  public Ratio atOneSpeed(Ratio measured) {
    double slowdown = slowdown();
    double ofRow = Sensitivity.ASSUMED.slowdown(slowdown);
    double error = Estimates.NORMAL * Sensitivity.ASSUMED.error(slowdown);
    return Ratio.within(measured.value() / ofRow, Math.hypot(measured.logHalfWidth(), error));
  }
}
