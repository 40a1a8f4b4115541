/**
 * The metrics: what can be said of a cell in a number. Columns, sorting, legends, help, completion
 * and files of numbers take everything that they say of a metric from its declaration.
 *
 * <p>No metric decides how a page looks. Start reading at {@link
 * io.serbench.report.metric.Metrics}, which declares them; {@link io.serbench.report.metric.Metric}
 * is the shape of one.
 */
package io.serbench.report.metric;
