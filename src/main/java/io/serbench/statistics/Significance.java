package io.serbench.statistics;

import java.util.Arrays;
import org.apache.commons.statistics.distribution.TDistribution;

/**
 * How surely a ratio is not 1, and how surely it is not when many are looked at.
 *
 * <p>A single interval of 95 % misses the truth one time in twenty: of 600 ratios of equals, 30
 * would count as differences. So what is called a difference is chosen such that at most 5 % of
 * them are none (Benjamini and Hochberg, "Controlling the False Discovery Rate", 1995).
 */
public final class Significance {
  /** Which part of what is called a difference may be none, where nothing depends on it. */
  public static final double RATE = 0.05;

  private Significance() {}

  /**
   * The probability of so large a ratio among equals: that whose interval just reaches 1. Student's
   * distribution, with the degrees of freedom of a moderated comparison of two groups (Smyth,
   * "Linear Models and Empirical Bayes Methods", 2004): {@code d0 + n1 + n2 - 2}.
   *
   * @param forks of both sides together
   * @return between 0 and 1; 1 where there is no interval
   */
  public static double of(Ratio ratio, int forks) {
    if (!ratio.hasInterval()) {
      return 1;
    }
    TDistribution student = student(forks);
    double t =
        Math.abs(Math.log(ratio.value()))
            / ratio.logHalfWidth()
            * student.inverseSurvivalProbability(Estimate.UPPER_TAIL);
    return Math.min(1, 2 * student.survivalProbability(t));
  }

  /**
   * The largest probability that still counts as a difference.
   *
   * @param probabilities of all that is looked at, in any order
   * @param rate which part of what is called a difference may be none; among equals, in how many
   *     comparisons anything is
   * @return where none does, what the first would have to reach
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
   * How many times as wide as that of 95 % the interval of this probability is.
   *
   * @param probability to miss the truth
   * @param forks of both sides together
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
