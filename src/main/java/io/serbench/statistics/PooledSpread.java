package io.serbench.statistics;

import java.util.Collection;

/**
 * The spread of forks, relative to their mean, that several estimates share, such as those of a row
 * with and without single members of a class. It is pooled as in an analysis of variance
 * (Montgomery, "Design and Analysis of Experiments", 3.3): two forks of each estimate say little,
 * but those of all together say how much forks of this row differ. As in {@link Estimate}, the
 * wider of Student's and the moderated interval counts.
 */
public final class PooledSpread {
  private final double squares;
  private final int degreesOfFreedom;

  private PooledSpread(double squares, int degreesOfFreedom) {
    this.squares = squares;
    this.degreesOfFreedom = degreesOfFreedom;
  }

  /** Returns the spread of the estimates' forks; estimates of a single fork add nothing to it. */
  public static PooledSpread of(Collection<Estimate> estimates) {
    double squares = 0;
    int degreesOfFreedom = 0;
    for (Estimate estimate : estimates) {
      if (estimate.forks() > 1 && estimate.hasInterval()) {
        int further = estimate.forks() - 1;
        squares += further * Math.pow(Estimate.spread(estimate.forks(), estimate.relative()), 2);
        degreesOfFreedom += further;
      }
    }
    return new PooledSpread(squares, degreesOfFreedom);
  }

  /**
   * Returns the difference of two of the estimates with its 95 % interval; without one if no
   * estimate has two forks.
   */
  public Estimate difference(Estimate one, Estimate other) {
    double difference = one.value() - other.value();
    double half = Math.hypot(halfWidth(one), halfWidth(other));
    return Estimate.within(difference, difference - half, difference + half);
  }

  private double halfWidth(Estimate estimate) {
    double prior = Estimate.PRIOR_FORKS * Math.pow(Estimate.PRIOR_SPREAD, 2);
    return estimate.value()
        * Math.max(
            Estimate.halfWidth(squares, degreesOfFreedom, estimate.forks()),
            Estimate.halfWidth(
                prior + squares, Estimate.PRIOR_FORKS + degreesOfFreedom, estimate.forks()));
  }
}
