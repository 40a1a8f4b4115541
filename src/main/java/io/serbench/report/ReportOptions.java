package io.serbench.report;

/**
 * What a reader wants of a report.
 *
 * @param sort the order of the rows
 * @param chart whether to draw charts
 * @param width columns of the charts
 * @param fill what charts are drawn with
 */
public record ReportOptions(SortBy sort, boolean chart, int width, Fill fill) {
  /** Sorted by total, no charts. */
  public static final ReportOptions DEFAULT =
      new ReportOptions(SortBy.TOTAL, false, Text.WIDTH, Fill.ASCII);

  public ReportOptions withSort(SortBy order) {
    return new ReportOptions(order, chart, width, fill);
  }

  /** With charts of that many columns. */
  public ReportOptions withChart(int columns, Fill bars) {
    return new ReportOptions(sort, true, columns, bars);
  }
}
