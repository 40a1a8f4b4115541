package io.serbench.report.metric;

import io.serbench.statistics.Estimate;
import io.serbench.statistics.Ratio;

/**
 * A value with its 95 % interval.
 *
 * @param value the best estimate, or NaN if it is unknown
 * @param low the lower end of the interval, or NaN without one
 * @param high the upper end of the interval, or NaN without one
 */
public record Measure(double value, double low, double high) {
  /** The relative half-width above which an interval is too wide for any conclusion. */
  public static final double WIDE = 0.25;

  /** An unknown value: NaN, without an interval. */
  public static final Measure UNKNOWN = of(Double.NaN);

  /** Returns a value without an interval: it is exact, or its uncertainty is unknown. */
  public static Measure of(double value) {
    return new Measure(value, Double.NaN, Double.NaN);
  }

  /**
   * Returns an estimate with its interval. Times, bytes and counts are never negative, so the
   * interval of a value that is not negative ends at 0 where it would reach below.
   */
  public static Measure of(Estimate estimate) {
    double value = estimate.value();
    double half = estimate.halfWidth();
    double low = value - half;
    return new Measure(value, value < 0 ? low : Math.max(0, low), value + half);
  }

  /** Returns a ratio with its interval. */
  public static Measure of(Ratio ratio) {
    return new Measure(ratio.value(), ratio.low(), ratio.high());
  }

  /** Returns the ratio of two estimates with its interval. */
  public static Measure ratio(Estimate top, Estimate bottom) {
    return of(Ratio.of(top, bottom));
  }

  /** Returns whether the value has an interval. */
  public boolean hasInterval() {
    return !Double.isNaN(low);
  }

  /**
   * Returns half the width of the interval, or NaN without one. An interval that was cut off at 0
   * counts in full, because the cut does not make the value more certain.
   */
  public double halfWidth() {
    return low > 0 ? (high - low) / 2 : high - value;
  }

  /** Returns {@link #halfWidth()} as a fraction of the value, or NaN without an interval. */
  public double relative() {
    return halfWidth() / value;
  }

  /** Returns whether the interval is too wide for any conclusion; false without one. */
  public boolean isWide() {
    return relative() > WIDE;
  }

  /** Returns the value and its interval, multiplied by a positive factor. */
  public Measure times(double factor) {
    return new Measure(value * factor, low * factor, high * factor);
  }

  /**
   * Returns how many times this value goes into {@code whole}, with the interval of the quotient.
   * Its upper end is infinite if this value may be 0.
   */
  public Measure into(double whole) {
    return new Measure(
        whole / value,
        whole / high,
        low > 0 || !hasInterval() ? whole / low : Double.POSITIVE_INFINITY);
  }
}
