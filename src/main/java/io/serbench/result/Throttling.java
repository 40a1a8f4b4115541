package io.serbench.result;

/**
 * How often a control group was stopped because its CPU quota was used up.
 *
 * @param periods periods of the quota in which the group ran
 * @param throttled periods in which it was stopped
 * @param millis for how long, summed over its processors
 */
public record Throttling(long periods, long throttled, double millis) {}
