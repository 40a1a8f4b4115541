package io.serbench.report;

import io.serbench.report.block.Table;
import io.serbench.report.block.Table.Column;
import io.serbench.report.metric.Metric;
import io.serbench.report.metric.Metrics;
import io.serbench.result.Summary.Status;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * The table of times and sizes, with the columns of the jvm-serializers project, which people's
 * scripts and wiki pages know. Columns that are asked for stand to the right of them.
 */
final class ResultTable {
  /** Characters of the column of names. */
  static final int NAMES = 34;

  private ResultTable() {}

  /**
   * The table.
   *
   * @param cells in the order of the table
   * @param more the columns behind the table's own
   * @param marked which rows have a note to be read
   */
  static Table of(List<MeasuredCell> cells, List<Metric> more, Predicate<MeasuredCell> marked) {
    List<Metric> metrics = Stream.of(Metrics.TABLE, more).flatMap(List::stream).toList();
    List<Column> columns = new ArrayList<>();
    columns.add(Column.words("", NAMES));
    metrics.forEach(metric -> columns.add(Column.of(metric)));
    return new Table(
        columns, cells.stream().map(cell -> line(cell, metrics, marked.test(cell))).toList());
  }

  private static List<Table.Entry> line(MeasuredCell cell, List<Metric> metrics, boolean marked) {
    List<Table.Entry> line = new ArrayList<>();
    line.add(new Table.Name(cell.row().name(), marked));
    if (cell.row().status() == Status.OK) {
      metrics.forEach(metric -> line.add(Table.Value.of(cell.value(metric))));
    } else {
      line.add(new Table.Word(label(cell.row().status())));
    }
    return line;
  }

  /** What stands in the numbers' place. */
  static String label(Status status) {
    return status == Status.PENDING ? "NOT MEASURED" : status.name();
  }
}
