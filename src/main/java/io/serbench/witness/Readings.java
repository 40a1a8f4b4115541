package io.serbench.witness;

import java.util.Arrays;
import java.util.Optional;

/**
 * The readings of the witness in a run or a fork, while they come in. It is a histogram on a
 * logarithmic scale that knows every reading to within 0.1 %, takes as much memory for a million
 * readings as for the slowest of them, and finds quantiles without sorting.
 */
public final class Readings {
  private static final double STEP = Math.log1p(0.001);

  /** Bins to add at once: for readings that are e times as slow. */
  private static final int MORE_BINS = 1000;

  private int[] bins = {};
  private int fastest = Integer.MAX_VALUE;
  private long count;

  /**
   * Adds a reading.
   *
   * @param nanos how long it took in nanoseconds; values below 1 count as 1
   */
  public void add(long nanos) {
    int bin = bin(nanos);
    if (bin >= bins.length) {
      bins = Arrays.copyOf(bins, bin + MORE_BINS);
    }
    bins[bin]++;
    fastest = Math.min(fastest, bin);
    count++;
  }

  /** Returns the number of readings. */
  public long count() {
    return count;
  }

  /** Returns what counts as undisturbed by these readings; empty if there are none. */
  public Optional<Undisturbed> undisturbed() {
    return count == 0 ? Optional.empty() : Optional.of(new Undisturbed(quantile(Undisturbed.BEST)));
  }

  /**
   * Returns a quantile of the readings in nanoseconds, to within 0.1 %: interpolated linearly
   * between neighbours (type 7 of Hyndman and Fan, "Sample Quantiles in Statistical Packages",
   * 1996).
   *
   * @param probability between 0 and 1
   * @throws IllegalStateException if there are no readings
   */
  public double quantile(double probability) {
    if (count == 0) {
      throw new IllegalStateException("no readings");
    }
    double position = probability * (count - 1);
    long below = (long) position;
    double low = reading(below);
    return position == below ? low : low + (position - below) * (reading(below + 1) - low);
  }

  /** Returns the reading of a rank, from 0 for the fastest. */
  private double reading(long rank) {
    int bin = fastest;
    long upTo = bins[bin];
    while (upTo <= rank) {
      bin++;
      upTo += bins[bin];
    }
    return Math.exp((bin + 0.5) * STEP);
  }

  private static int bin(long nanos) {
    return (int) (Math.log(Math.max(1, nanos)) / STEP);
  }
}
