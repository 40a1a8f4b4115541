package io.serbench.jmh;

import java.util.Arrays;

/** Quantiles of a few hundred numbers. */
final class Quantiles {
  private Quantiles() {}

  static double lowerQuartile(double... values) {
    return of(0.25, values);
  }

  static double median(double... values) {
    return of(0.5, values);
  }

  /** Linear between the two values next to the place (type 7 of Hyndman and Fan). */
  private static double of(double part, double... values) {
    if (values.length == 0) {
      return Double.NaN;
    }
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    double place = part * (sorted.length - 1);
    int below = (int) place;
    int above = Math.min(below + 1, sorted.length - 1);
    return sorted[below] + (place - below) * (sorted[above] - sorted[below]);
  }
}
