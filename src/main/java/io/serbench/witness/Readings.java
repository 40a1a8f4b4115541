package io.serbench.witness;

import java.util.Optional;

/**
 * All readings of a run, or of a fork, while they come in: a histogram on a logarithmic scale, in
 * which every reading is known to 0.1 %. It takes as much memory for a million of them as for ten,
 * and finds the best without sorting.
 */
public final class Readings {
  private static final double STEP = Math.log1p(0.001);

  private final int[] bins = new int[bin(Long.MAX_VALUE) + 1];
  private int fastest = bins.length;
  private long count;

  /**
   * Takes a reading.
   *
   * @param nanos how long it took; what is below one counts as one
   */
  public void add(long nanos) {
    int bin = bin(nanos);
    bins[bin]++;
    fastest = Math.min(fastest, bin);
    count++;
  }

  /** How many there are. */
  public long count() {
    return count;
  }

  /** What counts as undisturbed by these readings; empty as long as there are none. */
  public Optional<Undisturbed> undisturbed() {
    return count == 0 ? Optional.empty() : Optional.of(new Undisturbed(quantile(Undisturbed.BEST)));
  }

  /**
   * The value below which a part of the readings lies, within 0.1 %: interpolated linearly between
   * neighbours (type 7 of Hyndman and Fan, "Sample Quantiles in Statistical Packages", 1996).
   *
   * @param part between 0 and 1
   * @throws IllegalStateException where there are no readings
   */
  public double quantile(double part) {
    if (count == 0) {
      throw new IllegalStateException("no readings");
    }
    double position = part * (count - 1);
    long below = (long) position;
    double low = reading(below);
    return position == below ? low : low + (position - below) * (reading(below + 1) - low);
  }

  /** The reading that so many are no slower than. */
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
