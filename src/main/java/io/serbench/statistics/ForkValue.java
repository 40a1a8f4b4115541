package io.serbench.statistics;

/**
 * What one phase of one fork says.
 *
 * @param nanosPerCall the estimate; not a number where there is no batch
 * @param batches how many batches were timed
 * @param clean how many of them the estimate is made of
 * @param trusted whether these were undisturbed, and enough
 */
public record ForkValue(double nanosPerCall, int batches, int clean, boolean trusted) {}
