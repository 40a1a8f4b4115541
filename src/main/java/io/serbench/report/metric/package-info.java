/**
 * The metrics: what can be said of a cell in a number. One class each; columns, sorting, legends,
 * help and files of numbers take everything that they say of a metric from its class.
 *
 * <p>No metric decides how a page looks, and none knows another. Start reading at {@link
 * io.serbench.report.metric.Metric}; {@link io.serbench.report.metric.Metrics} lists them.
 */
package io.serbench.report.metric;
