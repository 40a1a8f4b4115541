package io.serbench.statistics;

/**
 * What is known of a phase beside its time.
 *
 * @param allocatedBytes bytes that a call allocates, the median of the forks; negative where the
 *     JVM does not say
 * @param p50 nanoseconds a call of the median batch, over all batches that count
 * @param p99 nanoseconds a call of the batch that one in a hundred exceeds
 * @param cleanShare the part of the batches that was undisturbed, between 0 and 1
 */
public record PhaseDetail(double allocatedBytes, double p50, double p99, double cleanShare) {}
