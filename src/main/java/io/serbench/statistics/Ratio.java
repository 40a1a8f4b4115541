package io.serbench.statistics;

import java.util.List;

/**
 * The ratio of two estimates, with the ends of its 95 % interval.
 *
 * <p>The interval is found by the delta method on logarithms: the variance of log(a/b) is about the
 * sum of the squared relative standard errors of a and b (Casella and Berger, "Statistical
 * Inference", 2nd edition, 5.5.4), so relative half widths add in squares. On logarithms, the
 * interval is never negative, and that of b/a follows from that of a/b. As the half widths already
 * include Student's factor for the few forks of each estimate, the result is rather too wide than
 * too narrow.
 *
 * @param value the ratio
 * @param low the lower end of its interval; NaN if one of the estimates has none
 * @param high the upper end of its interval; NaN if one of the estimates has none
 */
public record Ratio(double value, double low, double high) {
  /**
   * Returns the ratio of two estimates, which are independent except for the machines that measured
   * both.
   */
  public static Ratio of(Estimate top, Estimate bottom) {
    double value = top.value() / bottom.value();
    double halfWidth = Math.hypot(relative(top.beside(bottom)), relative(bottom.beside(top)));
    return within(value, halfWidth);
  }

  /**
   * Returns a ratio whose logarithm has a symmetric interval.
   *
   * @param halfWidth half of the 95 % interval of its logarithm; NaN if it has none
   */
  static Ratio within(double value, double halfWidth) {
    return new Ratio(value, value * Math.exp(-halfWidth), value * Math.exp(halfWidth));
  }

  /**
   * Returns the geometric mean of independent ratios; that of the inverse ratios is its inverse.
   * The interval is that of the mean of these particular rows, not of rows in general, because it
   * only reflects the spread of their forks.
   *
   * @param ratios at least one ratio
   */
  public static Ratio mean(List<Ratio> ratios) {
    double log = ratios.stream().mapToDouble(ratio -> Math.log(ratio.value())).sum();
    double squares = ratios.stream().mapToDouble(ratio -> Math.pow(ratio.logHalfWidth(), 2)).sum();
    return within(Math.exp(log / ratios.size()), Math.sqrt(squares) / ratios.size());
  }

  /** Returns half of the 95 % interval of the logarithm; NaN if there is no interval. */
  public double logHalfWidth() {
    return Math.log(high / low) / 2;
  }

  /** Returns whether the ratio has an interval. */
  public boolean hasInterval() {
    return !Double.isNaN(low);
  }

  /** Returns this ratio and its interval multiplied by a factor. */
  public Ratio times(double factor) {
    return new Ratio(value * factor, low * factor, high * factor);
  }

  private static double relative(Estimate estimate) {
    return estimate.halfWidth() / estimate.value();
  }
}
