package io.serbench.statistics;

import java.util.List;
import org.apache.commons.statistics.distribution.BinomialDistribution;

/** What differences between equals say of a machine: all of them ought to be nothing. */
public final class NoiseFloor {
  /**
   * How far two estimates of one quantity lie apart, in parts of their mean.
   *
   * @param relative second less first, divided by the mean of the two
   * @param halfWidth half of the 95 % interval of the difference, in the same unit; not a number
   *     where one of the two has no interval
   */
  public record RelativeDifference(double relative, double halfWidth) {

    /**
     * The difference of two estimates, independent but for machines that measured both. Variances
     * of independent estimates add, and so do the squares of their half widths.
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

  private static final int MOST_PERCENT = 95;
  private static final double CONFIDENCE = 0.95;

  /** How unlikely a count must be before it speaks against the intervals. */
  private static final double UNLIKELY = 0.025;

  private final List<RelativeDifference> differences;

  /**
   * Of these differences.
   *
   * @param differences at least one
   */
  public NoiseFloor(List<RelativeDifference> differences) {
    if (differences.isEmpty()) {
      throw new IllegalArgumentException("no differences");
    }
    this.differences = List.copyOf(differences);
  }

  /** How many differences there are. */
  public int count() {
    return differences.size();
  }

  /** The median of their sizes. */
  public double median() {
    return OrderStatistics.median(sizes()).orElseThrow();
  }

  /** The largest of their sizes. */
  public double largest() {
    return sizes()[count() - 1];
  }

  /**
   * The least of their sizes that 95 % of them do not exceed: of fewer than 20, the largest. Two
   * things that differ by no more may well be one.
   */
  public double bound() {
    return sizes()[(MOST_PERCENT * count() + 99) / 100 - 1];
  }

  /** How many are no larger than that. */
  public int within(double size) {
    return (int) differences.stream().filter(difference -> difference.size() <= size).count();
  }

  /** How many have an interval. */
  public int withInterval() {
    return (int) differences.stream().filter(RelativeDifference::hasInterval).count();
  }

  /** How many lie within their interval. */
  public int withinInterval() {
    return (int) differences.stream().filter(RelativeDifference::isWithinInterval).count();
  }

  /**
   * Whether so many lie within their 95 % intervals as must be expected of honest ones: not so few
   * that honest intervals would give that few in less than 2.5 % of all runs (binomial
   * distribution). Few differences can convict only very poor intervals.
   */
  public boolean intervalsAreHonest() {
    return withInterval() == 0
        || BinomialDistribution.of(withInterval(), CONFIDENCE)
                .cumulativeProbability(withinInterval())
            >= UNLIKELY;
  }

  private double[] sizes() {
    return differences.stream().mapToDouble(RelativeDifference::size).sorted().toArray();
  }
}
