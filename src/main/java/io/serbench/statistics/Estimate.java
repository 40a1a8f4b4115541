package io.serbench.statistics;

import io.serbench.result.Environment.MergedShard;
import java.util.Map;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.apache.commons.statistics.distribution.TDistribution;

/**
 * A value with its uncertainty: as a rule, the mean of the values of forks.
 *
 * <p>The sample unit is the fork, not the batch: the batches of one fork share its memory layout
 * and its compiled code, so that their spread says nothing about the next fork (Kalibera and Jones,
 * "Rigorous Benchmarking in Reasonable Time", 2013).
 *
 * <p>The interval is the wider of two, for n forks whose values have the standard deviation s:
 *
 * <ul>
 *   <li>Student's, t(0.975, n - 1) s / sqrt(n);
 *   <li>the moderated one of Smyth ("Linear Models and Empirical Bayes Methods", 2004), t(0.975, d0
 *       + n - 1) s' / sqrt(n), where s'&sup2; = (d0 s0&sup2; + (n - 1) s&sup2;) / (d0 + n - 1),
 *       with s0 = 1.5 % of the value and d0 = 4.
 * </ul>
 *
 * <p>The second is needed because forks are added until the interval is narrow. Three forks that
 * happen to agree within 0.5 % would end that, although the next compilation may be 5 % slower. For
 * rows whose code is compiled in two ways, one of which occurs every fifth time and is 5 % slower,
 * Student's interval then contains the truth in 74 of 100 runs, and the moderated one in 92. The
 * more forks there are, the less the moderation matters. Alone, the second interval would be too
 * narrow for rows with a large spread. The test of this class simulates both.
 *
 * @param value the best estimate
 * @param halfWidth half of the 95 % confidence interval, in the unit of the value; NaN for a single
 *     fork, which has no spread
 * @param forks the number of forks
 * @param machines the part of the half width that each machine of a merged run adds, relative to
 *     the value; parts add in squares. Empty for a run on one machine
 */
public record Estimate(
    double value, double halfWidth, int forks, Map<MergedShard, Double> machines) {
  /** The probability above a two-sided 95 % interval. */
  static final double UPPER_TAIL = 0.025;

  /** The quantile of the normal distribution for {@link #UPPER_TAIL}. */
  static final double NORMAL = 1.96;

  /** The assumed standard deviation of forks, relative to the value; 2 to 5 % were measured. */
  static final double PRIOR_SPREAD = 0.015;

  /** The number of additional forks that this assumption counts as. */
  static final int PRIOR_FORKS = 4;

  /** Quantiles by degrees of freedom, cached because they are needed all the time. */
  private static final double[] STUDENT =
      IntStream.rangeClosed(0, 50).mapToDouble(Estimate::quantile).toArray();

  /** Creates an estimate from one machine. */
  public Estimate(double value, double halfWidth, int forks) {
    this(value, halfWidth, forks, Map.of());
  }

  /**
   * Returns this estimate with the interval for a comparison with another: without the parts of
   * machines that measured both, whose speed affects both alike. Compared with itself, only the
   * spread of its forks is left.
   */
  public Estimate beside(Estimate other) {
    double squares = halfWidth * halfWidth;
    for (Map.Entry<MergedShard, Double> machine : machines.entrySet()) {
      double part = machine.getValue();
      double rest = Math.max(0, part - other.machines.getOrDefault(machine.getKey(), 0.0));
      squares -= value * value * (part * part - rest * rest);
    }
    return new Estimate(value, Math.sqrt(Math.max(0, squares)), forks);
  }

  /** Returns the mean of the forks' values, at least one, with its 95 % confidence interval. */
  public static Estimate of(double... values) {
    return of(values, DoubleStream.generate(() -> 1).limit(values.length).toArray());
  }

  /**
   * Returns the weighted mean of the forks' values with its 95 % confidence interval. Weights are
   * relative; forks of different weights are worth (&Sigma;w)&sup2; / &Sigma;w&sup2; equal ones
   * (Kish, "Survey Sampling", 1965).
   *
   * @param weights one per fork, positive
   */
  static Estimate of(double[] values, double[] weights) {
    int n = values.length;
    if (n == 0) {
      throw new IllegalArgumentException("no values");
    }
    double all = DoubleStream.of(weights).sum();
    double mean = IntStream.range(0, n).mapToDouble(i -> weights[i] * values[i]).sum() / all;
    double worth = all * all / DoubleStream.of(weights).map(w -> w * w).sum();
    double squares =
        IntStream.range(0, n).mapToDouble(i -> weights[i] * Math.pow(values[i] - mean, 2)).sum()
            * (n / all);
    return new Estimate(mean, wider(mean, squares, n, worth), n);
  }

  /** Returns half of the wider interval; NaN for a single fork. */
  private static double wider(double mean, double squares, int forks, double worth) {
    double prior = PRIOR_FORKS * Math.pow(PRIOR_SPREAD * mean, 2);
    double students = halfWidth(squares, forks - 1, worth);
    return Math.max(students, halfWidth(prior + squares, PRIOR_FORKS + forks - 1, worth));
  }

  /**
   * Returns this estimate with additional, independent errors.
   *
   * @param error a standard error, in the unit of the value
   * @param more the parts of machines; see {@link #machines}
   */
  Estimate widened(double error, Map<MergedShard, Double> more) {
    double half = Math.hypot(halfWidth, NORMAL * error);
    for (double part : more.values()) {
      half = Math.hypot(half, part * value);
    }
    return new Estimate(value, half, forks, more);
  }

  /**
   * Returns the standard deviation of forks, relative to their mean, that leads to an interval: the
   * inverse of {@link #of(double...)}.
   *
   * @param forks the number of forks, at least two
   * @param halfWidth half of the interval, relative to the mean
   */
  public static double spread(int forks, double halfWidth) {
    double students = halfWidth * Math.sqrt(forks) / tail(forks - 1);
    double all =
        Math.pow(halfWidth / tail(PRIOR_FORKS + forks - 1), 2) * forks * (PRIOR_FORKS + forks - 1);
    double squares = Math.max(0, all - PRIOR_FORKS * PRIOR_SPREAD * PRIOR_SPREAD);
    return Math.min(students, Math.sqrt(squares / (forks - 1)));
  }

  /**
   * Returns the number of forks whose interval is narrow enough.
   *
   * @param spread the standard deviation of forks, relative to their mean
   * @param wanted half of the widest interval that is narrow enough, relative to the mean; positive
   * @param most the result if more forks would be needed
   */
  public static int forksUntil(double spread, double wanted, int most) {
    for (int forks = 2; forks < most; forks++) {
      if (wider(1, (forks - 1) * spread * spread, forks, forks) <= wanted) {
        return forks;
      }
    }
    return most;
  }

  /**
   * Returns half of a 95 % interval.
   *
   * @param squares the sum of squared deviations
   * @param n the number of values in the mean
   */
  static double halfWidth(double squares, int degreesOfFreedom, double n) {
    return tail(degreesOfFreedom) * Math.sqrt(squares / degreesOfFreedom / n);
  }

  private static double tail(int degreesOfFreedom) {
    return degreesOfFreedom < STUDENT.length
        ? STUDENT[degreesOfFreedom]
        : quantile(degreesOfFreedom);
  }

  private static double quantile(int degreesOfFreedom) {
    return degreesOfFreedom == 0
        ? Double.NaN
        : TDistribution.of(degreesOfFreedom).inverseSurvivalProbability(UPPER_TAIL);
  }
}
