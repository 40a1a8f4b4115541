package io.serbench.report;

import io.serbench.report.metric.Metric;
import io.serbench.result.CellId;
import io.serbench.result.Noise;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Options of a report.
 *
 * @param columns the columns to show after the usual ones
 * @param grouping which rows share a table; empty for one table of all rows with their ranks
 * @param verbose whether to describe the rows, the columns and the machine
 * @param shown which cells of the run to show; all cells count for judging the machine
 * @param beside whether a file, named relative to the result's folder, lies beside the report
 */
public record ReportOptions(
    SortBy sort,
    List<Metric> columns,
    Noise noise,
    boolean chart,
    Optional<Grouping> grouping,
    boolean verbose,
    Predicate<CellId> shown,
    Predicate<String> beside) {
  /** The full report with tables by kind, for programs and the web. */
  public static final ReportOptions DEFAULT =
      new ReportOptions(
          SortBy.TOTAL,
          List.of(),
          Noise.REJECT,
          false,
          Optional.of(Grouping.KIND),
          true,
          id -> true,
          file -> false);

  /** The short report for a screen or a wiki: one table and the notes on its rows. */
  public static final ReportOptions SCREEN =
      new ReportOptions(
          SortBy.TOTAL,
          List.of(),
          Noise.REJECT,
          false,
          Optional.empty(),
          false,
          id -> true,
          file -> false);

  /** Returns these options for some cells of the run. */
  public ReportOptions showing(Predicate<CellId> some) {
    return new ReportOptions(sort, columns, noise, chart, grouping, verbose, some, beside);
  }

  /** Returns these options for a report that some files lie beside. */
  public ReportOptions linking(Predicate<String> files) {
    return new ReportOptions(sort, columns, noise, chart, grouping, verbose, shown, files);
  }
}
