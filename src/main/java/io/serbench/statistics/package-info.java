/**
 * From raw samples to numbers that can be trusted: values of forks, estimates with intervals,
 * ratios and differences, and warnings. All of it is computation: nothing here measures, prints or
 * knows the libraries of rows.
 *
 * <p>The path of a sample: {@link io.serbench.statistics.PhaseTally} sums the batches of a phase by
 * what disturbed them ({@link io.serbench.statistics.RunningPhase} does so while they come in). A
 * {@link io.serbench.statistics.ForkEstimator} makes one value per fork of these sums, and {@link
 * io.serbench.statistics.CellTimes} makes estimates of the values. {@link
 * io.serbench.statistics.Summaries} has everything that tables show; start there.
 */
package io.serbench.statistics;
