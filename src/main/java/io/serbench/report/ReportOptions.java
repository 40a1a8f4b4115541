package io.serbench.report;

import io.serbench.result.Noise;
import java.util.List;

/**
 * What a reader wants of a report.
 *
 * @param sort the order of the rows
 * @param columns the columns behind the table's own six
 * @param noise what to do with batches during which the machine was disturbed
 * @param chart whether to draw charts
 * @param width columns of the charts
 * @param fill what charts are drawn with
 */
public record ReportOptions(
    SortBy sort, List<Column> columns, Noise noise, boolean chart, int width, Fill fill) {
  /** Sorted by total, no more columns, no charts. */
  public static final ReportOptions DEFAULT =
      new ReportOptions(SortBy.TOTAL, List.of(), Noise.REJECT, false, Text.WIDTH, Fill.ASCII);

  public ReportOptions {
    columns = List.copyOf(columns);
  }

  public ReportOptions withSort(SortBy order) {
    return new ReportOptions(order, columns, noise, chart, width, fill);
  }

  /** With these columns behind the table's own. */
  public ReportOptions withColumns(List<Column> more) {
    return new ReportOptions(sort, more, noise, chart, width, fill);
  }

  public ReportOptions withNoise(Noise treatment) {
    return new ReportOptions(sort, columns, treatment, chart, width, fill);
  }

  /** With charts of that many columns. */
  public ReportOptions withChart(int wide, Fill bars) {
    return new ReportOptions(sort, columns, noise, true, wide, bars);
  }
}
