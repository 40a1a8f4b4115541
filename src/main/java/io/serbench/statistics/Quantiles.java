package io.serbench.statistics;

import java.util.List;

/** Quantiles of a few values. */
final class Quantiles {
  private Quantiles() {}

  /**
   * The value below which a part of the values lies, interpolated linearly between neighbours (type
   * 7 of Hyndman and Fan, "Sample Quantiles in Statistical Packages", 1996).
   *
   * @param values at least one
   * @param part between 0 and 1
   */
  static double of(List<Double> values, double part) {
    double[] sorted = values.stream().mapToDouble(Double::doubleValue).sorted().toArray();
    double position = part * (sorted.length - 1);
    int below = (int) Math.floor(position);
    int above = Math.min(below + 1, sorted.length - 1);
    return sorted[below] + (position - below) * (sorted[above] - sorted[below]);
  }
}
