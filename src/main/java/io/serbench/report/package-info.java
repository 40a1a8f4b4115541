/**
 * From a run to a report: sections of blocks, built once and purely. One class builds one kind of
 * section; {@link io.serbench.report.ReportBuilder} puts them in order.
 *
 * <p>Nothing here knows how anything is written: no widths of lines, no markup, no escaping. That
 * is {@code report.format}'s, which uses this package and is not used by it. What a number is, and
 * what is said of it, is {@code report.metric}'s; what a page is made of, {@code report.block}'s.
 *
 * <p>Start reading at {@link io.serbench.report.ReportBuilder}.
 */
package io.serbench.report;
