package io.serbench.statistics;

/**
 * How batches spread: nanoseconds of ser and deser together, made as their total is, but of a
 * quantile of the batches of each fork in place of the mean.
 *
 * @param p50 of the median batch
 * @param p99 of the batch that one in a hundred exceeds
 */
public record Quantiles(Estimate p50, Estimate p99) {}
