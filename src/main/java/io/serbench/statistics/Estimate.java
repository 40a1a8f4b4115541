package io.serbench.statistics;

import io.serbench.result.Environment.MergedShard;
import java.util.Map;

/**
 * A value with its uncertainty.
 *
 * @param value the best estimate
 * @param halfWidth half of the 95 % confidence interval, in the unit of the value; not a number
 *     where one fork alone gives no spread
 * @param forks how many forks it is made of
 * @param machines the part of the half width that each machine of a merged run adds, relative to
 *     the value; parts add in squares. Empty for a run on one machine
 */
public record Estimate(
    double value, double halfWidth, int forks, Map<MergedShard, Double> machines) {
  /** An estimate from one machine. */
  public Estimate(double value, double halfWidth, int forks) {
    this(value, halfWidth, forks, Map.of());
  }

  /**
   * Returns this estimate as it compares with another: without the parts of machines that measured
   * both, as their speed moves both alike. Beside itself, only the spread of its forks is left.
   */
  public Estimate beside(Estimate other) {
    double squares = halfWidth * halfWidth;
    for (Map.Entry<MergedShard, Double> machine : machines.entrySet()) {
      double part = machine.getValue();
      double rest = Math.max(0, part - other.machines.getOrDefault(machine.getKey(), 0.0));
      squares -= value * value * (part * part - rest * rest);
    }
    return new Estimate(value, Math.sqrt(Math.max(0, squares)), forks);
  }
}
