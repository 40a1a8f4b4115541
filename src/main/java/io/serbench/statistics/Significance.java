package io.serbench.statistics;

import java.util.Arrays;
import org.apache.commons.statistics.distribution.TDistribution;

/**
 * How certain it is that a ratio is not 1, for a single ratio and among many.
 *
 * <p>A 95 % interval misses the truth one time in twenty: of 600 ratios between equals, 30 would
 * count as differences. So the limit is chosen such that at most 5 % of all reported differences
 * are expected to be false (Benjamini and Hochberg, "Controlling the False Discovery Rate", 1995).
 */
public final class Significance {
  /** The fraction of reported differences that may be false, if nothing depends on them. */
  public static final double RATE = 0.05;

  private Significance() {}

  /**
   * Returns the probability that equals have a ratio at least this far from 1 (the p-value): the
   * error probability of the interval that just reaches 1. The distribution is Student's, with the
   * degrees of freedom of a moderated comparison of two groups (Smyth, "Linear Models and Empirical
   * Bayes Methods", 2004): {@code d0 + n1 + n2 - 2}.
   *
   * @return a number between 0 and 1; 1 if the ratio has no interval
   */
  public static double of(Estimate ratio) {
    if (!ratio.hasInterval()) {
      return 1;
    }
    TDistribution student = student(ratio.forks());
    double t =
        Math.abs(Math.log(ratio.value()))
            / ratio.logHalfWidth()
            * student.inverseSurvivalProbability(Estimate.UPPER_TAIL);
    return Math.min(1, 2 * student.survivalProbability(t));
  }

  /**
   * Returns the largest probability that counts as a difference.
   *
   * @param probabilities the probabilities of all ratios, in any order; see {@link #of}
   * @param rate the expected fraction of false differences among all reported ones; if all ratios
   *     are those of equals, the probability that any difference is reported
   * @return the limit; if no probability is small enough, what the smallest would have to be
   */
  public static double limit(double[] probabilities, double rate) {
    double[] sorted = probabilities.clone();
    Arrays.sort(sorted);
    for (int rank = sorted.length; rank > 0; rank--) {
      double allowed = rate * rank / sorted.length;
      if (sorted[rank - 1] <= allowed) {
        return allowed;
      }
    }
    return rate / Math.max(1, sorted.length);
  }

  /**
   * Returns the width of an interval relative to that of the 95 % interval.
   *
   * @param probability the probability that the interval misses the truth
   * @param forks the number of forks on both sides together
   */
  public static double widening(double probability, int forks) {
    TDistribution student = student(forks);
    return student.inverseSurvivalProbability(probability / 2)
        / student.inverseSurvivalProbability(Estimate.UPPER_TAIL);
  }

  private static TDistribution student(int forks) {
    return TDistribution.of(Math.max(1, Estimate.PRIOR_FORKS + forks - 2));
  }
}
