package io.serbench.statistics;

/**
 * How far two estimates of one quantity lie apart, in parts of their mean.
 *
 * @param relative second less first, divided by the mean of the two
 * @param halfWidth half of the 95 % interval of the difference, in the same unit; not a number
 *     where one of the two has no interval
 */
public record RelativeDifference(double relative, double halfWidth) {

  /**
   * The difference of two estimates, independent but for machines that measured both. Variances of
   * independent estimates add, and so do the squares of their half widths.
   */
  public static RelativeDifference between(Estimate first, Estimate second) {
    double mean = (first.value() + second.value()) / 2;
    return new RelativeDifference(
        (second.value() - first.value()) / mean,
        Math.hypot(first.beside(second).halfWidth(), second.beside(first).halfWidth()) / mean);
  }

  /** Without its sign. */
  public double size() {
    return Math.abs(relative);
  }

  /** Whether there is an interval to judge it by. */
  public boolean hasInterval() {
    return !Double.isNaN(halfWidth);
  }

  /** Whether no difference at all would be a good explanation, too. */
  public boolean isWithinInterval() {
    return size() <= halfWidth;
  }
}
