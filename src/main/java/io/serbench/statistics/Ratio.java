package io.serbench.statistics;

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
 * @param interval its interval; ends are not numbers where one of the two has none
 */
public record Ratio(double value, Interval interval) {

  /** The ends of an interval. */
  public record Interval(double low, double high) {
    /** Of what is known for certain, or not at all. */
    public static final Interval NONE = new Interval(Double.NaN, Double.NaN);
  }

  /** The ratio of two independent estimates. */
  public static Ratio of(Estimate top, Estimate bottom) {
    double value = top.value() / bottom.value();
    double halfWidth = Math.hypot(relative(top), relative(bottom));
    return new Ratio(
        value, new Interval(value * Math.exp(-halfWidth), value * Math.exp(halfWidth)));
  }

  private static double relative(Estimate estimate) {
    return estimate.halfWidth() / estimate.value();
  }
}
