package io.serbench.measure;

import java.util.stream.DoubleStream;

/** The median of what a fork measured. */
public final class Median {
  private Median() {}

  /** Returns the median, which is the mean of the middle two of an even number; NaN of none. */
  public static double of(DoubleStream values) {
    double[] sorted = values.sorted().toArray();
    int n = sorted.length;
    return n == 0 ? Double.NaN : (sorted[(n - 1) / 2] + sorted[n / 2]) / 2;
  }
}
