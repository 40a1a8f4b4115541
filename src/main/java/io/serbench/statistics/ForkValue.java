package io.serbench.statistics;

import io.serbench.witness.Undisturbed.Disturbance;
import java.util.Set;

/**
 * What one phase of one fork says.
 *
 * @param nanosPerCall the estimate; not a number where there is no batch
 * @param error standard error of what was allowed for disturbance, in nanoseconds; 0 where there
 *     was none
 * @param basis what the estimate is made of
 * @param counted the kinds of batches that it is made of
 */
public record ForkValue(double nanosPerCall, double error, Basis basis, Set<Disturbance> counted) {
  /** What the value of a fork is made of, and so how much it is worth beside others of its row. */
  public enum Basis {
    /** Undisturbed batches. */
    UNDISTURBED(1),
    /**
     * Batches that a neighbour slowed, as they would be without. Forks differ by 2 to 3 % in any
     * case, such values by 5 % in addition.
     */
    SLOWED(0.25),
    /** Batches of a fork that could hardly run, with cold caches and late compilation. */
    INTERRUPTED(0.01);

    /** In a weighted mean, relative to an undisturbed fork. */
    final double weight;

    Basis(double weight) {
      this.weight = weight;
    }
  }

  public ForkValue {
    counted = Set.copyOf(counted);
  }

  double weight() {
    return basis.weight;
  }

  /** Whether there is an estimate. */
  boolean isKnown() {
    return !Double.isNaN(nanosPerCall);
  }

  /** The same where everything takes so many times as long. */
  ForkValue times(double factor) {
    return new ForkValue(nanosPerCall * factor, error * factor, basis, counted);
  }

  /** Of this phase and another of the same fork, together. */
  ForkValue plus(ForkValue other) {
    return new ForkValue(
        nanosPerCall + other.nanosPerCall,
        error + other.error,
        weight() < other.weight() ? basis : other.basis,
        counted);
  }
}
