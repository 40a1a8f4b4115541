package io.serbench.statistics;

import java.util.OptionalDouble;
import java.util.stream.DoubleStream;
import org.apache.commons.statistics.descriptive.Quantile;
import org.apache.commons.statistics.descriptive.Quantile.EstimationMethod;

/**
 * Quantiles, interpolated linearly between neighbours (type 7 of Hyndman and Fan, "Sample Quantiles
 * in Statistical Packages", 1996). They are found by selection instead of sorting, because a long
 * run has a million readings of the witness.
 */
public final class OrderStatistics {
  private static final Quantile QUANTILE =
      Quantile.withDefaults().with(EstimationMethod.HF7).withCopy(false);

  private OrderStatistics() {}

  /** Returns a quantile of values, which are reordered; NaN if there are none. */
  static double quantile(double[] values, double probability) {
    return QUANTILE.evaluate(values, probability);
  }

  /** Returns the median; empty if there are no values. */
  public static OptionalDouble median(DoubleStream values) {
    double[] all = values.toArray();
    return all.length == 0 ? OptionalDouble.empty() : OptionalDouble.of(quantile(all, 0.5));
  }
}
