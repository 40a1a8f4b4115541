package io.serbench.statistics;

import java.util.List;
import org.apache.commons.statistics.distribution.BinomialDistribution;

/** What differences between equals say of a machine: all of them ought to be nothing. */
public final class NoiseFloor {
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
