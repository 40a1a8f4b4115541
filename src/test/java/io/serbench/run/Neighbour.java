package io.serbench.run;

import java.util.Random;
import java.util.function.LongToDoubleFunction;

/**
 * A simulated neighbour on the same core, which comes and goes and slows the machine. Time only
 * moves forward.
 */
final class Neighbour implements LongToDoubleFunction {
  private final Random random;
  private final double quietNanos;
  private final double busyNanos;
  private boolean busy;
  private double factor = 1;
  private double until;

  /**
   * Creates a neighbour.
   *
   * @param quiet the fraction of the time in which it is away
   * @param momentMillis the mean of how long it stays and how long it is away, in milliseconds
   */
  Neighbour(double quiet, double momentMillis, long seed) {
    this.random = new Random(seed);
    this.quietNanos = 2 * quiet * momentMillis * 1e6;
    this.busyNanos = 2 * (1 - quiet) * momentMillis * 1e6;
    this.busy = random.nextDouble() < quiet;
  }

  @Override
  public double applyAsDouble(long time) {
    while (time >= until) {
      busy = !busy;
      factor = busy ? slowFactor(random.nextDouble()) : 1;
      until -= StrictMath.log(1 - random.nextDouble()) * (busy ? busyNanos : quietNanos);
    }
    return factor;
  }

  /** Half of all visits slow by 1 to 15 %, three in ten by up to 45 %, the others by up to 70 %. */
  private static double slowFactor(double part) {
    if (part < 0.5) {
      return 1.01 + 0.14 * part / 0.5;
    }
    if (part < 0.8) {
      return 1.15 + 0.3 * (part - 0.5) / 0.3;
    }
    return 1.45 + 0.25 * (part - 0.8) / 0.2;
  }
}
