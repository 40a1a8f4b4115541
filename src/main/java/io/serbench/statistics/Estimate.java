package io.serbench.statistics;

import io.serbench.result.Environment.MergedShard;
import java.util.List;
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
 * @param value the best estimate, or NaN if it is unknown
 * @param low the lower end of the 95 % interval, or NaN without one, such as that of a single fork
 * @param high the upper end of the interval, or NaN without one
 * @param forks the number of forks that it is made of; 0 if it is not made of forks
 * @param machines the part of the half width that each machine of a merged run adds, relative to
 *     the value; parts add in squares. Empty for a run on one machine, and for ratios
 */
public record Estimate(
    double value, double low, double high, int forks, Map<MergedShard, Double> machines) {
  /** The relative half-width above which an interval is too wide for any conclusion. */
  public static final double WIDE = 0.25;

  /** An unknown value: NaN, without an interval. */
  public static final Estimate UNKNOWN = point(Double.NaN);

  /** The probability above a two-sided 95 % interval. */
  static final double UPPER_TAIL = 0.025;

  /** The quantile of the normal distribution for {@link #UPPER_TAIL}. */
  static final double NORMAL = 1.96;

  /** The assumed standard deviation of forks, relative to the value; 2 to 5 % were measured. */
  static final double PRIOR_SPREAD = 0.015;

  /** The number of additional forks that this assumption counts as. */
  static final int PRIOR_FORKS = 4;

  /** Student's distribution, which is loaded only where estimates are made. */
  private static final class Student {
    /** Quantiles by degrees of freedom, cached because they are needed all the time. */
    static final double[] QUANTILES =
        IntStream.rangeClosed(0, 50).mapToDouble(Student::quantile).toArray();

    static double quantile(int degreesOfFreedom) {
      return degreesOfFreedom == 0
          ? Double.NaN
          : TDistribution.of(degreesOfFreedom).inverseSurvivalProbability(UPPER_TAIL);
    }
  }

  /** Returns a value without an interval: it is exact, or its uncertainty is unknown. */
  public static Estimate point(double value) {
    return within(value, Double.NaN, Double.NaN);
  }

  /** Returns a value with the ends of its interval, which is not made of forks. */
  public static Estimate within(double value, double low, double high) {
    return new Estimate(value, low, high, 0, Map.of());
  }

  /** Returns an estimate from one machine; see {@link #plusMinus(double, double, int, Map)}. */
  public static Estimate plusMinus(double value, double halfWidth, int forks) {
    return plusMinus(value, halfWidth, forks, Map.of());
  }

  /**
   * Returns an estimate with a symmetric interval. Times, bytes and counts are never negative, so
   * the interval of a value that is not negative ends at 0 where it would reach below.
   *
   * @param halfWidth half of the interval, in the unit of the value; NaN if it has none
   * @param machines see {@link #machines}
   */
  public static Estimate plusMinus(
      double value, double halfWidth, int forks, Map<MergedShard, Double> machines) {
    double low = value - halfWidth;
    return new Estimate(
        value, value < 0 ? low : Math.max(0, low), value + halfWidth, forks, machines);
  }

  /**
   * Returns this estimate with the interval for a comparison with another: without the parts of
   * machines that measured both, whose speed affects both alike. Compared with itself, only the
   * spread of its forks is left.
   */
  public Estimate forComparisonWith(Estimate other) {
    return plusMinus(value, halfWidthBeside(other), forks);
  }

  double halfWidthBeside(Estimate other) {
    double squares = Math.pow(halfWidth(), 2);
    for (Map.Entry<MergedShard, Double> machine : machines.entrySet()) {
      double part = machine.getValue();
      double rest = Math.max(0, part - other.machines.getOrDefault(machine.getKey(), 0.0));
      squares -= value * value * (part * part - rest * rest);
    }
    return Math.sqrt(Math.max(0, squares));
  }

  /** Returns the mean of the forks' values, at least one, with its 95 % confidence interval. */
  public static Estimate of(double... values) {
    double[] equal = DoubleStream.generate(() -> 1).limit(values.length).toArray();
    return of(values, equal, 0, Map.of());
  }

  /**
   * Returns the weighted mean of the forks' values with its 95 % confidence interval. Weights are
   * relative; forks of different weights are worth (&Sigma;w)&sup2; / &Sigma;w&sup2; equal ones
   * (Kish, "Survey Sampling", 1965).
   *
   * @param weights one per fork, positive
   * @param error the standard error of an additional, independent error of all values, in their
   *     unit
   * @param machines the parts of machines, which the interval is widened by
   */
  static Estimate of(
      double[] values, double[] weights, double error, Map<MergedShard, Double> machines) {
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
    double half = Math.hypot(wider(mean, squares, n, worth), NORMAL * error);
    for (double part : machines.values()) {
      half = Math.hypot(half, part * mean);
    }
    return plusMinus(mean, half, n, machines);
  }

  /** Returns half of the wider interval; NaN for a single fork. */
  private static double wider(double mean, double squares, int forks, double worth) {
    double prior = PRIOR_FORKS * Math.pow(PRIOR_SPREAD * mean, 2);
    double students = halfWidth(squares, forks - 1, worth);
    return Math.max(students, halfWidth(prior + squares, PRIOR_FORKS + forks - 1, worth));
  }

  /**
   * Returns the ratio of two estimates, which are independent except for the machines that measured
   * both; without an interval if one of them has none.
   *
   * <p>The interval is found by the delta method on logarithms: the variance of log(a/b) is about
   * the sum of the squared relative standard errors of a and b (Casella and Berger, "Statistical
   * Inference", 2nd edition, 5.5.4), so relative half widths add in squares. On logarithms, the
   * interval is never negative, and that of b/a follows from that of a/b. As the half widths
   * already include Student's factor for the few forks of each estimate, the result is rather too
   * wide than too narrow.
   */
  public static Estimate ratio(Estimate top, Estimate bottom) {
    double logHalfWidth =
        Math.hypot(
            top.halfWidthBeside(bottom) / top.value, bottom.halfWidthBeside(top) / bottom.value);
    return ratio(top.value / bottom.value, logHalfWidth, top.forks + bottom.forks);
  }

  /**
   * Returns a ratio whose logarithm has an interval of this half-width; NaN if it has none.
   *
   * @param forks the number of forks on both sides together
   */
  static Estimate ratio(double value, double logHalfWidth, int forks) {
    double factor = Math.exp(logHalfWidth);
    return new Estimate(value, value * Math.exp(-logHalfWidth), value * factor, forks, Map.of());
  }

  /**
   * Returns the geometric mean of independent ratios, at least one; that of the inverse ratios is
   * its inverse. The interval is that of the mean of these particular rows, not of rows in general,
   * because it only reflects the spread of their forks.
   */
  public static Estimate mean(List<Estimate> ratios) {
    double log = ratios.stream().mapToDouble(ratio -> Math.log(ratio.value)).sum();
    double squares = ratios.stream().mapToDouble(ratio -> Math.pow(ratio.logHalfWidth(), 2)).sum();
    int forks = ratios.stream().mapToInt(Estimate::forks).sum();
    return ratio(Math.exp(log / ratios.size()), Math.sqrt(squares) / ratios.size(), forks);
  }

  public boolean hasInterval() {
    return !Double.isNaN(low);
  }

  /**
   * Returns half the width of the interval, or NaN without one. An interval that was cut off at 0
   * counts in full, because the cut does not make the value more certain.
   */
  public double halfWidth() {
    return low > 0 ? (high - low) / 2 : high - value;
  }

  /** Returns half of the interval of the logarithm of a ratio, or NaN without one. */
  public double logHalfWidth() {
    return Math.log(high / low) / 2;
  }

  /** Returns {@link #halfWidth()} as a fraction of the value, or NaN without an interval. */
  public double relative() {
    return halfWidth() / value;
  }

  /** Returns whether the interval is too wide for any conclusion; false without one. */
  public boolean isWide() {
    return relative() > WIDE;
  }

  /** Returns the value and its interval, multiplied by a positive factor. */
  public Estimate times(double factor) {
    return new Estimate(value * factor, low * factor, high * factor, forks, machines);
  }

  /**
   * Returns how many times this value goes into {@code whole}, with the interval of the quotient.
   * Its upper end is infinite if this value may be 0.
   */
  public Estimate into(double whole) {
    double most = low > 0 || !hasInterval() ? whole / low : Double.POSITIVE_INFINITY;
    return new Estimate(whole / value, whole / high, most, forks, machines);
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
    return degreesOfFreedom < Student.QUANTILES.length
        ? Student.QUANTILES[degreesOfFreedom]
        : Student.quantile(degreesOfFreedom);
  }
}
