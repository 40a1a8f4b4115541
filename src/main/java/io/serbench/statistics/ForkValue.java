package io.serbench.statistics;

/**
 * What one phase of one fork says.
 *
 * @param nanosPerCall the estimate; not a number where there is no batch
 * @param error standard error of its conversion from the disturbed machine, in nanoseconds; 0 where
 *     it can be trusted
 * @param batches how many batches were timed
 * @param clean how many of them were undisturbed
 * @param trust what the estimate is made of
 */
public record ForkValue(double nanosPerCall, double error, int batches, int clean, Trust trust) {
  /** Whether there were enough clean batches, so that the estimate is made of them. */
  public boolean trusted() {
    return trust == Trust.CLEAN;
  }

  double weight() {
    return trust.weight;
  }

  /** Of this phase and another of the same fork, together. */
  ForkValue plus(ForkValue other) {
    return new ForkValue(
        nanosPerCall + other.nanosPerCall,
        error + other.error,
        batches + other.batches,
        clean + other.clean,
        trust.compareTo(other.trust) > 0 ? trust : other.trust);
  }
}
