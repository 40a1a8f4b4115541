package io.serbench.statistics;

import java.util.Collection;

/**
 * Quantiles, found without sorting: a long run has a million witness readings, which are looked at
 * again after every round.
 */
final class Quantiles {
  private Quantiles() {}

  /** The quantile of values in any order. */
  static double of(Collection<Double> values, double part) {
    return of(values.stream().mapToDouble(Double::doubleValue).toArray(), part);
  }

  /**
   * The value below which a part of the values lies, interpolated linearly between neighbours (type
   * 7 of Hyndman and Fan, "Sample Quantiles in Statistical Packages", 1996).
   *
   * @param values at least one; their order is changed
   * @param part between 0 and 1
   */
  static double of(double[] values, double part) {
    double position = part * (values.length - 1);
    int below = (int) Math.floor(position);
    select(values, below);
    if (position == below) {
      return values[below];
    }
    double next = values[below + 1];
    for (int i = below + 2; i < values.length; i++) {
      next = Math.min(next, values[i]);
    }
    return values[below] + (position - below) * (next - values[below]);
  }

  /** Hoare's FIND: puts the k-th smallest value at k, and none that is larger before it. */
  private static void select(double[] values, int k) {
    int low = 0;
    int high = values.length - 1;
    while (low < high) {
      double pivot = values[(low + high) >>> 1];
      int i = low;
      int j = high;
      while (i <= j) {
        while (values[i] < pivot) {
          i++;
        }
        while (pivot < values[j]) {
          j--;
        }
        if (i <= j) {
          double swapped = values[i];
          values[i] = values[j];
          values[j] = swapped;
          i++;
          j--;
        }
      }
      if (k <= j) {
        high = j;
      } else if (k >= i) {
        low = i;
      } else {
        return;
      }
    }
  }
}
