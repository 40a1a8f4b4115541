package io.serbench.report;

import io.serbench.report.metric.Metric;
import io.serbench.result.CellId;
import io.serbench.result.Noise;
import java.util.List;
import java.util.function.Predicate;

/**
 * What a reader wants of a report.
 *
 * @param sort the order of the rows
 * @param columns the columns behind the table's own six
 * @param noise what to do with batches during which the machine was disturbed
 * @param chart whether to draw charts
 * @param grouping which rows share a table
 * @param brief whether to leave out what the rows and the columns are, and most of the head
 * @param arrangement what comes first
 * @param shown which cells of the run are shown; the others count where the machine is judged
 */
public record ReportOptions(
    SortBy sort,
    List<Metric> columns,
    Noise noise,
    boolean chart,
    Grouping grouping,
    boolean brief,
    Arrangement arrangement,
    Predicate<CellId> shown) {
  /** For what the report is arranged. */
  public enum Arrangement {
    /** To be read from the beginning. */
    FILE,
    /** To be read from the end, where a screen stops: what counts is last. */
    SCREEN
  }

  /** Sorted by total, no more columns, no charts. */
  public static final ReportOptions DEFAULT =
      new ReportOptions(
          SortBy.TOTAL,
          List.of(),
          Noise.REJECT,
          false,
          Grouping.KIND,
          false,
          Arrangement.FILE,
          id -> true);

  public ReportOptions {
    columns = List.copyOf(columns);
  }

  public ReportOptions withSort(SortBy order) {
    return new ReportOptions(order, columns, noise, chart, grouping, brief, arrangement, shown);
  }

  /** With these columns behind the table's own. */
  public ReportOptions withColumns(List<Metric> more) {
    return new ReportOptions(sort, more, noise, chart, grouping, brief, arrangement, shown);
  }

  public ReportOptions withNoise(Noise treatment) {
    return new ReportOptions(sort, columns, treatment, chart, grouping, brief, arrangement, shown);
  }

  public ReportOptions withChart(boolean wanted) {
    return new ReportOptions(sort, columns, noise, wanted, grouping, brief, arrangement, shown);
  }

  public ReportOptions withGrouping(Grouping wanted) {
    return new ReportOptions(sort, columns, noise, chart, wanted, brief, arrangement, shown);
  }

  public ReportOptions withBrief(boolean wanted) {
    return new ReportOptions(sort, columns, noise, chart, grouping, wanted, arrangement, shown);
  }

  public ReportOptions withArrangement(Arrangement wanted) {
    return new ReportOptions(sort, columns, noise, chart, grouping, brief, wanted, shown);
  }

  /** Of some of the run's cells. */
  public ReportOptions showing(Predicate<CellId> some) {
    return new ReportOptions(sort, columns, noise, chart, grouping, brief, arrangement, some);
  }
}
