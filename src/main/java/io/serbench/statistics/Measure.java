package io.serbench.statistics;

import java.util.List;

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

  /**
   * Returns the ratio of two estimates, which are independent except for the machines that measured
   * both; without an interval if one of them has none.
   *
   * <p>The interval is found by the delta method on logarithms: the variance of log(a/b) is about
   * the sum of the squared relative standard errors of a and b (Casella and Berger, "Statistical
   * Inference", 2nd edition, 5.5.4), so relative half widths add in squares. On logarithms, the
   * interval is never negative, and that of b/a follows from that of a/b. As the half widths
   * already include Student's factor for the few forks of each estimate, the result is rather too
   * wide than too narrow.
   */
  public static Measure ratio(Estimate top, Estimate bottom) {
    return ratio(
        top.value() / bottom.value(),
        Math.hypot(
            top.beside(bottom).halfWidth() / top.value(),
            bottom.beside(top).halfWidth() / bottom.value()));
  }

  /** Returns a ratio whose logarithm has an interval of this half-width; NaN if it has none. */
  static Measure ratio(double value, double logHalfWidth) {
    return new Measure(value, value * Math.exp(-logHalfWidth), value * Math.exp(logHalfWidth));
  }

  /**
   * Returns the geometric mean of independent ratios, at least one; that of the inverse ratios is
   * its inverse. The interval is that of the mean of these particular rows, not of rows in general,
   * because it only reflects the spread of their forks.
   */
  public static Measure mean(List<Measure> ratios) {
    double log = ratios.stream().mapToDouble(ratio -> Math.log(ratio.value())).sum();
    double squares = ratios.stream().mapToDouble(ratio -> Math.pow(ratio.logHalfWidth(), 2)).sum();
    return ratio(Math.exp(log / ratios.size()), Math.sqrt(squares) / ratios.size());
  }

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

  /** Returns half of the interval of the logarithm of a ratio, or NaN without one. */
  public double logHalfWidth() {
    return Math.log(high / low) / 2;
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
