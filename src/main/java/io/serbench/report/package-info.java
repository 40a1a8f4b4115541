/**
 * Turns a run into a report: sections of blocks, which depend on the run and the options alone.
 * Each class builds one kind of section; {@link io.serbench.report.ReportBuilder} puts them in
 * order.
 *
 * <p>This package does not know how reports are written: line widths, markup and escaping belong to
 * {@code report.format}, which uses this package and is not used by it. The metrics are in {@code
 * report.metric}, and the model of a page is in {@code report.block}.
 *
 * <p>Start reading at {@link io.serbench.report.ReportBuilder}.
 */
package io.serbench.report;
