package io.serbench.statistics;

import java.util.OptionalDouble;
import java.util.stream.DoubleStream;
import org.apache.commons.statistics.descriptive.Quantile;
import org.apache.commons.statistics.descriptive.Quantile.EstimationMethod;

/**
 * Quantiles, interpolated linearly between neighbours (type 7 of Hyndman and Fan, "Sample Quantiles
 * in Statistical Packages", 1996). They are found by selection, without sorting: a long run has a
 * million witness readings.
 */
public final class OrderStatistics {
  private static final Quantile QUANTILE =
      Quantile.withDefaults().with(EstimationMethod.HF7).withCopy(false);

  private static final double MIDDLE = 0.5;

  private OrderStatistics() {}

  /**
   * The value below which a part of the values lies; not a number where there are none.
   *
   * @param values their order is changed
   * @param part between 0 and 1
   */
  static double quantile(double[] values, double part) {
    return QUANTILE.evaluate(values, part);
  }

  /** Several of them, in the order of the parts. */
  static double[] quantiles(double[] values, double... parts) {
    return QUANTILE.evaluate(values, parts);
  }

  /** The median; empty where there are no values. */
  public static OptionalDouble median(DoubleStream values) {
    return median(values.toArray());
  }

  /**
   * The median; empty where there are no values.
   *
   * @param values their order is changed
   */
  static OptionalDouble median(double[] values) {
    return values.length == 0
        ? OptionalDouble.empty()
        : OptionalDouble.of(quantile(values, MIDDLE));
  }
}
