/**
 * Metrics: the named quantities of a cell. Columns, sorting, legends, help, completion and files of
 * numbers are all derived from a metric's declaration.
 *
 * <p>A metric does not decide how a page looks. Start reading at {@link
 * io.serbench.report.metric.Metrics}, which declares all metrics; {@link
 * io.serbench.report.metric.Metric} defines what a declaration consists of.
 */
package io.serbench.report.metric;
