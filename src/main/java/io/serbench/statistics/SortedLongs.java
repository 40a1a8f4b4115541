package io.serbench.statistics;

import java.util.Arrays;

/** Whole numbers in the order of their size, while more come in. */
final class SortedLongs {
  private long[] values = new long[64];
  private int size;

  /** Takes some more, in any order. */
  void add(long[] more) {
    long[] sorted = more.clone();
    Arrays.sort(sorted);
    if (size + sorted.length > values.length) {
      values = Arrays.copyOf(values, Math.max(2 * values.length, size + sorted.length));
    }
    // From behind, so that nothing is overwritten that is still to be moved.
    int old = size - 1;
    int next = sorted.length - 1;
    for (int to = size + sorted.length - 1; next >= 0; to--) {
      values[to] = old >= 0 && values[old] > sorted[next] ? values[old--] : sorted[next--];
    }
    size += sorted.length;
  }

  /** The middle one, or the mean of the two in the middle; not a number where there is none. */
  double median() {
    if (size == 0) {
      return Double.NaN;
    }
    return (values[(size - 1) / 2] + values[size / 2]) / 2.0;
  }

  /** How many are no larger. */
  int countUpTo(double limit) {
    int low = 0;
    int high = size;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (values[middle] <= limit) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }
}
