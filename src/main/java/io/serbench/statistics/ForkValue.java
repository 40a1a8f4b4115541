package io.serbench.statistics;

/**
 * What one phase of one fork says.
 *
 * @param nanosPerCall the estimate; not a number where there is no batch
 * @param doubt nanoseconds by which it may be wrong because the machine was disturbed; 0 where it
 *     can be trusted
 * @param batches how many batches were timed
 * @param clean how many of them were undisturbed
 * @param trusted whether there were enough clean batches, so that the estimate is made of them
 */
public record ForkValue(
    double nanosPerCall, double doubt, int batches, int clean, boolean trusted) {
  /** Of this phase and another of the same fork, together. */
  ForkValue plus(ForkValue other) {
    return new ForkValue(
        nanosPerCall + other.nanosPerCall,
        doubt + other.doubt,
        batches + other.batches,
        clean + other.clean,
        trusted && other.trusted);
  }
}
