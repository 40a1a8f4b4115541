package io.serbench.report;

import io.serbench.result.Phase;
import io.serbench.statistics.Estimate;
import io.serbench.statistics.RowSummary;
import io.serbench.statistics.RowSummary.Status;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * The table of times and sizes, in the layout of the jvm-serializers project to the column, which
 * people's scripts and wiki pages know. What is wider than its column makes its line longer.
 */
final class ResultTable {

  private final StringBuilder text = new StringBuilder();
  private final Predicate<RowSummary> marked;

  private ResultTable(Predicate<RowSummary> marked) {
    this.marked = marked;
  }

  /**
   * The table.
   *
   * @param rows in the order of the table
   * @param marked which rows have a note to be read
   */
  static String of(List<RowSummary> rows, Predicate<RowSummary> marked) {
    ResultTable table = new ResultTable(marked);
    table.line("", "create", "ser", "deser", "total", "size", "+dfl");
    rows.forEach(table::add);
    return table.text.toString();
  }

  /** What stands in the numbers' place. */
  static String label(Status status) {
    return status == Status.PENDING ? "NOT MEASURED" : status.name();
  }

  private void add(RowSummary row) {
    if (row.status() != Status.OK) {
      text.append(String.format(Locale.ROOT, "%-34s %s\n", row.row(), label(row.status())));
      return;
    }
    line(
        marked.test(row) ? row.row() + "*" : row.row(),
        nanos(time(row, Phase.CREATE)),
        nanos(time(row, Phase.SER)),
        nanos(time(row, Phase.DESER)),
        nanos(row.total()),
        Integer.toString(row.size()),
        Integer.toString(row.deflated()));
  }

  private void line(Object... cells) {
    text.append(String.format(Locale.ROOT, "%-34s %6s %7s %7s %7s %6s %5s\n", cells));
  }

  private static Optional<Estimate> time(RowSummary row, Phase phase) {
    return Optional.ofNullable(row.times().get(phase));
  }

  private static String nanos(Optional<Estimate> time) {
    return time.map(estimate -> Long.toString(Math.round(estimate.value()))).orElse("-");
  }
}
