package io.serbench.statistics;

import java.util.List;

/**
 * How many times as large one estimate is as another, with the ends of its 95 % interval.
 *
 * <p>By the delta method on logarithms: the variance of log(a/b) is about the sum of the squared
 * relative standard errors of a and b (Casella and Berger, "Statistical Inference", 2nd edition,
 * 5.5.4), so relative half widths add in squares. On logarithms the interval is never negative, and
 * it says the same whichever of the two is on top. As the half widths already hold Student's factor
 * for the few forks of each, the sum is wider than need be rather than too narrow.
 *
 * @param value the ratio
 * @param low the lower end of its interval; not a number where one of the two has none
 * @param high the upper end likewise
 */
public record Ratio(double value, double low, double high) {
  /** Of what is compared with itself. */
  public static final Ratio EQUAL = new Ratio(1, Double.NaN, Double.NaN);

  /** Where one of the two is not known. */
  public static final Ratio UNKNOWN = new Ratio(Double.NaN, Double.NaN, Double.NaN);

  /** The ratio of two estimates, independent but for machines that measured both. */
  public static Ratio of(Estimate top, Estimate bottom) {
    double value = top.value() / bottom.value();
    double halfWidth = Math.hypot(relative(top.beside(bottom)), relative(bottom.beside(top)));
    return within(value, halfWidth);
  }

  /**
   * A ratio whose logarithm has a symmetric interval.
   *
   * @param halfWidth half of the 95 % interval of its logarithm; may be not a number
   */
  static Ratio within(double value, double halfWidth) {
    return new Ratio(value, value * Math.exp(-halfWidth), value * Math.exp(halfWidth));
  }

  /**
   * The geometric mean of independent ratios, which says the same whichever side is on top. Its
   * interval is that of the mean of these very rows, not of rows in general: it comes from their
   * forks alone.
   *
   * @param ratios at least one
   */
  public static Ratio mean(List<Ratio> ratios) {
    double log = ratios.stream().mapToDouble(ratio -> Math.log(ratio.value())).sum();
    double squares = ratios.stream().mapToDouble(ratio -> Math.pow(ratio.logHalfWidth(), 2)).sum();
    return within(Math.exp(log / ratios.size()), Math.sqrt(squares) / ratios.size());
  }

  /** Half of the 95 % interval of its logarithm; not a number where there is none. */
  public double logHalfWidth() {
    return Math.log(high / low) / 2;
  }

  /** Whether there is an interval. */
  public boolean hasInterval() {
    return !Double.isNaN(low);
  }

  /** So many times the ratio, its interval likewise. */
  public Ratio times(double factor) {
    return new Ratio(value * factor, low * factor, high * factor);
  }

  private static double relative(Estimate estimate) {
    return estimate.halfWidth() / estimate.value();
  }
}
