package io.serbench.report;

import io.serbench.report.metric.Metric;
import io.serbench.result.CellId;
import io.serbench.result.Noise;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * What a reader wants of a report.
 *
 * @param sort the order of the rows
 * @param columns the columns behind the table's own
 * @param noise what to do with batches during which the machine was disturbed
 * @param chart whether to draw charts
 * @param grouping which rows share a table; empty for one table of all rows with their ranks
 * @param verbose whether to say what the rows, the columns and the machine are
 * @param shown which cells of the run are shown; the others count where the machine is judged
 */
public record ReportOptions(
    SortBy sort,
    List<Metric> columns,
    Noise noise,
    boolean chart,
    Optional<Grouping> grouping,
    boolean verbose,
    Predicate<CellId> shown) {
  /** Everything that there is, in tables by kind: what is kept in files and pasted into wikis. */
  public static final ReportOptions DEFAULT =
      new ReportOptions(
          SortBy.TOTAL,
          List.of(),
          Noise.REJECT,
          false,
          Optional.of(Grouping.KIND),
          true,
          id -> true);

  /** What fits on a screen: one table, and what there is to say of its rows. */
  public static final ReportOptions SCREEN =
      new ReportOptions(
          SortBy.TOTAL, List.of(), Noise.REJECT, false, Optional.empty(), false, id -> true);

  public ReportOptions {
    columns = List.copyOf(columns);
  }

  public ReportOptions withSort(SortBy order) {
    return new ReportOptions(order, columns, noise, chart, grouping, verbose, shown);
  }

  /** With these columns behind the table's own. */
  public ReportOptions withColumns(List<Metric> more) {
    return new ReportOptions(sort, more, noise, chart, grouping, verbose, shown);
  }

  public ReportOptions withNoise(Noise treatment) {
    return new ReportOptions(sort, columns, treatment, chart, grouping, verbose, shown);
  }

  public ReportOptions withChart(boolean wanted) {
    return new ReportOptions(sort, columns, noise, wanted, grouping, verbose, shown);
  }

  public ReportOptions withGrouping(Optional<Grouping> wanted) {
    return new ReportOptions(sort, columns, noise, chart, wanted, verbose, shown);
  }

  public ReportOptions withVerbose(boolean wanted) {
    return new ReportOptions(sort, columns, noise, chart, grouping, wanted, shown);
  }

  /** Of some of the run's cells. */
  public ReportOptions showing(Predicate<CellId> some) {
    return new ReportOptions(sort, columns, noise, chart, grouping, verbose, some);
  }
}
