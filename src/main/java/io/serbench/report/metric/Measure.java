package io.serbench.report.metric;

import io.serbench.statistics.Estimate;
import io.serbench.statistics.Ratio;

/**
 * A value with its 95 % interval.
 *
 * @param value the best guess
 * @param low the lower end of the interval; not a number where there is none
 * @param high the upper end likewise
 */
public record Measure(double value, double low, double high) {
  /** A value that is known no better than to this part of it decides nothing. */
  public static final double WIDE = 0.25;

  /** Not a number, where nothing is known. */
  public static final Measure UNKNOWN = of(Double.NaN);

  /** A value without an interval: an exact one, or one of which nobody knows how exact it is. */
  public static Measure of(double value) {
    return new Measure(value, Double.NaN, Double.NaN);
  }

  /**
   * Returns an estimate with its interval. What is measured (times, bytes, counts) is never below
   * 0, so an interval that would reach there ends at 0.
   */
  public static Measure of(Estimate estimate) {
    double value = estimate.value();
    double half = estimate.halfWidth();
    double low = value - half;
    return new Measure(value, value < 0 ? low : Math.max(0, low), value + half);
  }

  /** A ratio of estimates. */
  public static Measure of(Ratio ratio) {
    return new Measure(ratio.value(), ratio.low(), ratio.high());
  }

  /** Whether there is an interval. */
  public boolean hasInterval() {
    return !Double.isNaN(low);
  }

  /**
   * Half of the interval, as if it did not end at 0; not a number where there is none. A row does
   * not become more certain because its interval was cut.
   */
  public double halfWidth() {
    return low > 0 ? (high - low) / 2 : high - value;
  }

  /** Half of the interval, as a part of the value; not a number where there is none. */
  public double relative() {
    return halfWidth() / value;
  }

  /** Whether the interval is too wide to decide anything. */
  public boolean isWide() {
    return relative() > WIDE;
  }

  /** So many times the value, its interval likewise. */
  public Measure times(double factor) {
    return new Measure(value * factor, low * factor, high * factor);
  }

  /**
   * How many of this go into a whole: the inverse. The upper end is infinite where the value may be
   * nothing.
   */
  public Measure into(double whole) {
    return new Measure(
        whole / value,
        whole / high,
        low > 0 || !hasInterval() ? whole / low : Double.POSITIVE_INFINITY);
  }
}
