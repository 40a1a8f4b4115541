package io.serbench.statistics;

import java.util.stream.DoubleStream;
import org.apache.commons.statistics.distribution.TDistribution;

/**
 * Estimates from the values of forks. The sample unit is the fork, not the batch: batches of one
 * fork share its memory layout and its compiled code, so that their spread says nothing about the
 * next fork (Kalibera and Jones, "Rigorous Benchmarking in Reasonable Time", 2013).
 */
public final class Estimates {
  /** What of the distribution lies above a two-sided interval of 95 %. */
  private static final double UPPER_TAIL = 0.025;

  private Estimates() {}

  /**
   * The mean of the forks' values and its 95 % confidence interval after Student's t.
   *
   * @param values one a fork, at least one
   */
  public static Estimate of(double... values) {
    int n = values.length;
    if (n == 0) {
      throw new IllegalArgumentException("no values");
    }
    double mean = DoubleStream.of(values).sum() / n;
    if (n == 1) {
      return new Estimate(mean, Double.NaN, 1);
    }
    double squares = DoubleStream.of(values).map(v -> (v - mean) * (v - mean)).sum();
    double standardError = Math.sqrt(squares / (n - 1) / n);
    double t = TDistribution.of(n - 1).inverseSurvivalProbability(UPPER_TAIL);
    return new Estimate(mean, t * standardError, n);
  }
}
