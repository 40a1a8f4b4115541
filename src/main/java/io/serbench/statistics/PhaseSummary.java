package io.serbench.statistics;

import java.util.OptionalDouble;

/**
 * What is known of a phase.
 *
 * @param time nanoseconds a call
 * @param allocatedBytes bytes that a call allocates, the median of the forks; empty where the JVM
 *     does not say
 */
public record PhaseSummary(Estimate time, OptionalDouble allocatedBytes) {}
