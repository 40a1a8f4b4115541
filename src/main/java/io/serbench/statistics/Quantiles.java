package io.serbench.statistics;

/**
 * How the batches of a phase spread: those that its time is made of, each as slow as it would be on
 * the undisturbed machine, so that they compare with that time.
 *
 * @param p50 nanoseconds a call of the median batch
 * @param p99 nanoseconds a call of the batch that one in a hundred exceeds
 */
public record Quantiles(double p50, double p99) {}
