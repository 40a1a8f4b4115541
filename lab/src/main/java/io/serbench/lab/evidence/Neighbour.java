package io.serbench.lab.evidence;

import java.util.Random;

/**
 * A noisy neighbour, which keeps one core busy and leaves it idle in turns of random length, until
 * it is killed. It computes half of the time, for a fifth of a second on average.
 */
public final class Neighbour {
  private static final double MEAN_MILLIS = 200;

  private Neighbour() {}

  /** Runs until the process is killed. */
  public static void main(String[] args) throws InterruptedException {
    Random random = new Random(1);
    long unused = 0;
    while (true) {
      long end = System.nanoTime() + (long) (1e6 * millis(random));
      while (System.nanoTime() < end) {
        unused += random.nextLong() % 7;
      }
      Thread.sleep((long) millis(random), (int) (unused & 1));
    }
  }

  private static double millis(Random random) {
    return -MEAN_MILLIS * Math.log(1 - random.nextDouble());
  }
}
