/**
 * From raw samples to numbers that can be trusted: what a fork says, estimates with intervals over
 * forks, ratios and differences, and warnings. All of it is pure; nothing here measures, prints or
 * knows of rows' libraries.
 *
 * <p>The way of a sample: {@link io.serbench.statistics.PhaseTally} sums the batches of a phase by
 * what disturbed them ({@link io.serbench.statistics.RunningPhase} does so while they come in); a
 * {@link io.serbench.statistics.ForkEstimator} makes one value of it for each fork; {@link
 * io.serbench.statistics.CellTimes} makes estimates of these; {@link
 * io.serbench.statistics.Summaries} has all that tables show. Start there.
 */
package io.serbench.statistics;
