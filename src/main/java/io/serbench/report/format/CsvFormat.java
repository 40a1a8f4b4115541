package io.serbench.report.format;

import io.serbench.catalog.Csv;
import io.serbench.catalog.Feature;
import io.serbench.report.Report;
import io.serbench.report.block.Page;
import io.serbench.report.block.Table;
import io.serbench.report.block.Table.Column;
import io.serbench.report.block.Table.Lines;
import io.serbench.report.metric.Digits;
import io.serbench.report.metric.Metric;
import io.serbench.report.metric.Metrics;
import io.serbench.statistics.CellSummary;
import io.serbench.statistics.Estimate;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Comma-separated values: a line for each cell, with all metrics and the ends of their 95 %
 * intervals. Unknown values are empty.
 */
final class CsvFormat extends OutputFormat {
  CsvFormat() {
    super("csv", ".csv", "file,row,(?:[a-z]+,)*data,transport,");
  }

  @Override
  public String write(List<Report> reports) {
    List<Table> tables = reports.stream().map(CsvFormat::table).toList();
    return write(
        new Table(
            tables.get(0).columns(),
            tables.stream().flatMap(table -> table.lines().stream()).toList()));
  }

  private static Table table(Report report) {
    Lines<CellSummary> table =
        Table.of(report.cells())
            .words("file", 0, cell -> report.source())
            .words("row", 0, cell -> cell.id().row())
            .words("variant", 0, cell -> cell.id().variantName())
            .words("data", 0, cell -> cell.id().workload().data())
            .words("transport", 0, cell -> cell.usage().transport().word())
            .words("threads", 0, cell -> Integer.toString(cell.usage().threads()))
            .words("shared", 0, cell -> Boolean.toString(cell.usage().shared()))
            .words("virtual", 0, cell -> Boolean.toString(cell.usage().virtual()))
            .words("effort", 0, cell -> cell.tags().effort().name())
            .words("format", 0, cell -> cell.tags().format().name())
            .words("structure", 0, cell -> cell.tags().structure().name())
            .words("features", 0, cell -> words(cell.tags().features()))
            .words("library", 0, cell -> cell.info().librarySource())
            .words("status", 0, cell -> cell.status().name())
            .words("cause", 0, cell -> cell.cause().orElse(""))
            .words("forks", 0, cell -> Integer.toString(cell.trust().forks()))
            .words("steady", 0, cell -> ofNumbers(cell, cell.trust().steady()))
            .words("batches", 0, cell -> ofNumbers(cell, cell.batches(report.noise()).word()));
    for (Metric metric : Metrics.ALL) {
      String unit = " [" + metric.unit().symbol() + "]";
      if (metric.estimated()) {
        table.intervals(
            Stream.of("", " low", " high").map(end -> metric.id() + end + unit).toList(),
            0,
            metric.notation(),
            metric::estimate);
      } else {
        table.numbers(
            metric.id() + unit, 0, metric.notation(), cell -> metric.estimate(cell).value());
      }
    }
    return table.table();
  }

  private static String ofNumbers(CellSummary cell, Object description) {
    return cell.hasNumbers() ? description.toString() : "";
  }

  private static String words(List<Feature> features) {
    return features.stream().map(Feature::name).collect(Collectors.joining(" "));
  }

  @Override
  public Optional<Function<Page, String>> pageWriter() {
    return Optional.of(page -> write(page.numbers()));
  }

  /** Returns a table, in which a column with intervals is followed by columns of their ends. */
  static String write(Table table) {
    List<Boolean> intervals =
        IntStream.range(0, table.columns().size())
            .mapToObj(i -> table.lines().stream().anyMatch(line -> hasInterval(line.get(i))))
            .toList();
    List<String> headings = table.columns().stream().map(Column::heading).toList();
    String head =
        line(intervals, i -> Stream.of("", " low", " high").map(text(headings.get(i))::concat));
    return table.lines().stream()
        .map(line -> line(intervals, i -> cells(line.get(i))))
        .collect(Collectors.joining("", head, ""));
  }

  /** Returns a line, given up to three cells for each column. */
  private static String line(List<Boolean> intervals, IntFunction<Stream<String>> cells) {
    return Csv.line(
        IntStream.range(0, intervals.size())
            .boxed()
            .flatMap(i -> cells.apply(i).limit(intervals.get(i) ? 3 : 1))
            .toList());
  }

  private static Stream<String> cells(Table.Entry entry) {
    if (entry instanceof Table.Value value) {
      Estimate estimate = value.estimate();
      return Stream.of(estimate.value(), estimate.low(), estimate.high()).map(Digits::exact);
    }
    return Stream.of(text(entry.text()));
  }

  private static boolean hasInterval(Table.Entry entry) {
    return entry instanceof Table.Value value && value.estimate().hasInterval();
  }

  /** Returns text from files and other programs, which may look like a formula. */
  private static String text(String text) {
    return Csv.safe(TextLines.oneLine(text));
  }
}
