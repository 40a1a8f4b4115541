package io.serbench.report;

import io.serbench.result.Encoded;
import io.serbench.result.Phase;
import io.serbench.statistics.CellSummary;
import io.serbench.statistics.CellSummary.Status;
import io.serbench.statistics.Estimate;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * The table of times and sizes, in the layout of the jvm-serializers project to the column, which
 * people's scripts and wiki pages know. Columns that are asked for stand to the right of it. What
 * is wider than its column makes its line longer.
 */
final class ResultTable {

  private final StringBuilder text = new StringBuilder();
  private final List<Column> columns;
  private final ColumnCells cells;
  private final Predicate<CellSummary> marked;

  private ResultTable(List<Column> columns, ColumnCells cells, Predicate<CellSummary> marked) {
    this.columns = columns;
    this.cells = cells;
    this.marked = marked;
  }

  /**
   * The table.
   *
   * @param rows in the order of the table
   * @param columns the columns behind the table's own
   * @param cells what stands in these
   * @param marked which rows have a note to be read
   */
  static String of(
      List<CellSummary> rows,
      List<Column> columns,
      ColumnCells cells,
      Predicate<CellSummary> marked) {
    ResultTable table = new ResultTable(columns, cells, marked);
    table.line(Column::word, "", "create", "ser", "deser", "total", "size", "+dfl");
    rows.forEach(table::add);
    return table.text.toString();
  }

  /** What stands in the numbers' place. */
  static String label(Status status) {
    return status == Status.PENDING ? "NOT MEASURED" : status.name();
  }

  private void add(CellSummary row) {
    if (row.status() != Status.OK) {
      text.append(String.format(Locale.ROOT, "%-34s %s\n", row.name(), label(row.status())));
      return;
    }
    line(
        column -> cells.text(column, row),
        marked.test(row) ? row.name() + "*" : row.name(),
        nanos(time(row, Phase.CREATE)),
        nanos(time(row, Phase.SER)),
        nanos(time(row, Phase.DESER)),
        nanos(row.total()),
        bytes(row, Encoded::size),
        bytes(row, Encoded::deflated));
  }

  private static String bytes(CellSummary row, Function<Encoded, Integer> which) {
    return row.numbers().encoded().map(which).map(Object::toString).orElse(Numbers.NONE);
  }

  private void line(Function<Column, String> more, Object... own) {
    text.append(String.format(Locale.ROOT, "%-34s %6s %7s %7s %7s %6s %5s", own));
    for (Column column : columns) {
      text.append(String.format(Locale.ROOT, " %" + column.width() + "s", more.apply(column)));
    }
    text.append('\n');
  }

  static Optional<Estimate> time(CellSummary row, Phase phase) {
    return row.time(phase);
  }

  /** Whole nanoseconds. */
  static String nanos(Optional<Estimate> time) {
    return time.map(estimate -> Long.toString(Math.round(estimate.value()))).orElse(Numbers.NONE);
  }
}
