package io.serbench.statistics;

/**
 * A value with its uncertainty.
 *
 * @param value the best estimate
 * @param halfWidth half of the 95 % confidence interval, in the unit of the value; not a number
 *     where one fork alone gives no spread
 * @param forks how many forks it is made of
 */
public record Estimate(double value, double halfWidth, int forks) {}
