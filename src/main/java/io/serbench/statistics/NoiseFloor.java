package io.serbench.statistics;

import java.util.List;
import java.util.stream.DoubleStream;
import org.apache.commons.statistics.distribution.BinomialDistribution;

/**
 * The noise of a machine: differences between equals, all of which should be zero; at least one.
 */
public record NoiseFloor(List<RelativeDifference> differences) {
  /**
   * The difference of two estimates of one quantity, relative to their mean.
   *
   * @param relative the second less the first, divided by the mean of the two
   * @param halfWidth half of the 95 % interval of {@code relative}; NaN if one of the estimates has
   *     no interval
   */
  public record RelativeDifference(double relative, double halfWidth) {

    /**
     * Returns the difference of two estimates, which are independent except for the machines that
     * measured both. Variances of independent estimates add, and so do the squares of their half
     * widths.
     */
    public static RelativeDifference between(Estimate first, Estimate second) {
      double mean = (first.value() + second.value()) / 2;
      return new RelativeDifference(
          (second.value() - first.value()) / mean,
          Math.hypot(first.halfWidthBeside(second), second.halfWidthBeside(first)) / mean);
    }

    public double size() {
      return Math.abs(relative);
    }

    public boolean hasInterval() {
      return !Double.isNaN(halfWidth);
    }

    /** Returns whether the interval contains zero; false if there is none. */
    public boolean isWithinInterval() {
      return size() <= halfWidth;
    }
  }

  private static final int MOST_PERCENT = 95;
  private static final double CONFIDENCE = 0.95;

  /** Intervals are too narrow if so few differences within them are less likely than this. */
  private static final double UNLIKELY = 0.025;

  public NoiseFloor {
    if (differences.isEmpty()) {
      throw new IllegalArgumentException("no differences");
    }
    differences = List.copyOf(differences);
  }

  public int count() {
    return differences.size();
  }

  /** Returns the median of their sizes. */
  public double median() {
    return OrderStatistics.median(DoubleStream.of(sizes())).orElseThrow();
  }

  /** Returns the largest of their sizes. */
  public double largest() {
    return sizes()[count() - 1];
  }

  /**
   * Returns the smallest of their sizes that 95 % of them do not exceed; if there are fewer than
   * 20, the largest. Rows that differ by no more than this may well be equally fast.
   */
  public double bound() {
    return sizes()[(MOST_PERCENT * count() + 99) / 100 - 1];
  }

  /** Returns the number of differences that are no larger than a size. */
  public int within(double size) {
    return (int) differences.stream().filter(difference -> difference.size() <= size).count();
  }

  /** Returns the number of differences that have an interval. */
  public int withInterval() {
    return (int) differences.stream().filter(RelativeDifference::hasInterval).count();
  }

  /** Returns the number of differences whose interval contains zero. */
  public int withinInterval() {
    return (int) differences.stream().filter(RelativeDifference::isWithinInterval).count();
  }

  /**
   * Returns whether enough of the 95 % intervals contain zero: not so few that correct intervals
   * would give that few in less than 2.5 % of all runs (binomial distribution). A small number of
   * differences can only reject very poor intervals.
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
