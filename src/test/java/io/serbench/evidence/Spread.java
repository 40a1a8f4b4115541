package io.serbench.evidence;

import java.util.Arrays;

/** Median and largest of absolute values. */
record Spread(double median, double largest) {
  static Spread of(double... values) {
    double[] sorted = Arrays.stream(values).map(Math::abs).sorted().toArray();
    int n = sorted.length;
    return new Spread((sorted[(n - 1) / 2] + sorted[n / 2]) / 2, sorted[n - 1]);
  }
}
