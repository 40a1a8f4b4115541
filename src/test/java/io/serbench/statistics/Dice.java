package io.serbench.statistics;

import java.util.SplittableRandom;

/** Random numbers that are the same on every JDK. */
final class Dice {
  private static final int PARTS = 4;

  /** The mean of the sum of four whole numbers below 65536. */
  private static final double MEAN = PARTS * 32767.5;

  private static final double DEVIATION = StrictMath.sqrt(PARTS * (65536.0 * 65536.0 - 1) / 12);

  private final SplittableRandom random;

  Dice(long seed) {
    random = new SplittableRandom(seed);
  }

  /** Returns a number between 0 and 1. */
  double part() {
    return (random.nextLong() >>> 11) * 0x1p-53;
  }

  double between(double low, double high) {
    return low + part() * (high - low);
  }

  boolean chance(double probability) {
    return part() < probability;
  }

  /**
   * Returns a number with mean 0 and deviation 1, quickly, but without the far tails of a normal
   * distribution.
   */
  double roughlyNormal() {
    long bits = random.nextLong();
    long sum = (bits & 0xffff) + (bits >>> 16 & 0xffff) + (bits >>> 32 & 0xffff) + (bits >>> 48);
    return (sum - MEAN) / DEVIATION;
  }

  /** Returns a normal number with mean 0 and deviation 1, by Marsaglia's polar method. */
  double normal() {
    while (true) {
      double x = between(-1, 1);
      double y = between(-1, 1);
      double square = x * x + y * y;
      if (square > 0 && square < 1) {
        return x * StrictMath.sqrt(-2 * StrictMath.log(square) / square);
      }
    }
  }

  double exponential(double mean) {
    return -mean * StrictMath.log(1 - part());
  }
}
