package io.serbench.report.format;

import io.serbench.catalog.Tags;
import io.serbench.report.MeasuredCell;
import io.serbench.report.Report;
import io.serbench.report.block.Page;
import io.serbench.report.block.Table;
import io.serbench.report.metric.Digits;
import io.serbench.report.metric.Measure;
import io.serbench.report.metric.Metric;
import io.serbench.report.metric.Metrics;
import io.serbench.result.Summary.Status;
import io.serbench.result.Usage;
import io.serbench.statistics.CellSummary;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Comma-separated values (RFC 4180, with line feeds): a line for each row on each data set, all
 * metrics with the ends of their 95 % intervals. What is not known is empty.
 *
 * <p>What a spreadsheet would take for a formula gets an apostrophe in front, at the beginning of a
 * text and behind whatever may separate cells: a spreadsheet may split at semicolons or tabs, and
 * then heeds no quotes within a line (OWASP, "CSV Injection").
 */
final class CsvFormat implements Format {
  private static final String FORMULA = "=+-@";
  private static final String SEPARATORS = ",;\t\r\n";
  private static final String QUOTES = "\"'";
  private static final char MINUS = '\u2212';

  private static final Pattern BEGINNING =
      Pattern.compile("\\Afile,row,(?:[a-z]+,)*data,transport,");

  /** What stands before the numbers of a row. */
  private record Field(String heading, BiFunction<Report, MeasuredCell, String> of) {
    static Field ofRow(String heading, Function<CellSummary, String> of) {
      return new Field(heading, (report, cell) -> of.apply(cell.row()));
    }

    static Field ofUsage(String heading, Function<Usage, Object> of) {
      return ofRow(heading, row -> of.apply(row.workload().usage()).toString());
    }

    static Field ofTags(String heading, Function<Tags, String> of) {
      return ofRow(heading, row -> of.apply(row.info().tags()));
    }
  }

  private static final List<Field> FIELDS =
      List.of(
          new Field("file", (report, cell) -> text(report.source())),
          Field.ofRow("row", row -> text(row.id().row())),
          Field.ofRow("variant", row -> text(row.id().variantName())),
          Field.ofRow("data", row -> text(row.workload().data())),
          Field.ofUsage("transport", usage -> usage.transport().word()),
          Field.ofUsage("threads", Usage::threads),
          Field.ofUsage("shared", Usage::shared),
          Field.ofUsage("virtual", Usage::virtual),
          Field.ofTags("effort", tags -> tags.effort().name()),
          Field.ofTags("format", tags -> tags.format().name()),
          Field.ofTags("structure", tags -> tags.structure().name()),
          Field.ofTags(
              "features",
              tags -> tags.features().stream().map(Enum::name).collect(Collectors.joining(" "))),
          Field.ofRow("library", row -> text(row.info().librarySource())),
          Field.ofRow("status", row -> row.status().name()),
          Field.ofRow("cause", row -> text(row.cause().orElse(""))),
          Field.ofRow("forks", row -> Integer.toString(row.trust().forks())),
          Field.ofRow(
              "steady",
              row -> row.status() == Status.OK ? Boolean.toString(row.trust().steady()) : ""),
          new Field(
              "batches",
              (report, cell) ->
                  cell.row().status() == Status.OK ? cell.batches(report.noise()).word() : ""));

  @Override
  public String name() {
    return "csv";
  }

  @Override
  public String suffix() {
    return ".csv";
  }

  @Override
  public boolean wrote(String beginning) {
    return BEGINNING.matcher(beginning).find();
  }

  @Override
  public String write(List<Report> reports) {
    StringBuilder text = new StringBuilder(line(head()));
    for (Report report : reports) {
      report.cells().forEach(cell -> text.append(line(cells(report, cell))));
    }
    return text.toString();
  }

  private static List<String> head() {
    List<String> head = new ArrayList<>(FIELDS.stream().map(Field::heading).toList());
    for (Metric metric : Metrics.ALL) {
      String unit = " [" + metric.unit().symbol() + "]";
      head.add(metric.id() + unit);
      if (metric.estimated()) {
        head.add(metric.id() + " low" + unit);
        head.add(metric.id() + " high" + unit);
      }
    }
    return head;
  }

  private static List<String> cells(Report report, MeasuredCell cell) {
    List<String> cells =
        new ArrayList<>(FIELDS.stream().map(field -> field.of().apply(report, cell)).toList());
    for (Metric metric : Metrics.ALL) {
      Measure value = cell.value(metric).orElse(Measure.of(Double.NaN));
      cells.add(Digits.exact(value.value()));
      if (metric.estimated()) {
        cells.add(Digits.exact(value.low()));
        cells.add(Digits.exact(value.high()));
      }
    }
    return cells;
  }

  /** A line for each of its numbers; what may have an interval has a column for each end. */
  @Override
  public Optional<String> write(Page page) {
    Table table = page.numbers();
    List<Boolean> intervals =
        IntStream.range(0, table.columns().size())
            .mapToObj(i -> table.lines().stream().anyMatch(line -> hasInterval(line.get(i))))
            .toList();
    List<String> head = new ArrayList<>();
    for (int i = 0; i < intervals.size(); i++) {
      String heading = text(table.columns().get(i).heading());
      head.add(heading);
      if (intervals.get(i)) {
        head.add(heading + " low");
        head.add(heading + " high");
      }
    }
    StringBuilder text = new StringBuilder(line(head));
    for (List<Table.Entry> entries : table.lines()) {
      List<String> cells = new ArrayList<>();
      for (int i = 0; i < entries.size(); i++) {
        add(entries.get(i), table.columns().get(i), intervals.get(i), cells);
      }
      text.append(line(cells));
    }
    return Optional.of(text.toString());
  }

  private static boolean hasInterval(Table.Entry entry) {
    return entry instanceof Table.Value value && value.measure().hasInterval();
  }

  private static void add(
      Table.Entry entry, Table.Column column, boolean interval, List<String> cells) {
    if (entry instanceof Table.Value value) {
      cells.add(Digits.exact(value.measure().value()));
      if (interval) {
        cells.add(Digits.exact(value.measure().low()));
        cells.add(Digits.exact(value.measure().high()));
      }
    } else {
      cells.add(text(entry.text(column)));
    }
  }

  /** Text of somebody else's. */
  private static String text(String text) {
    StringBuilder safe = new StringBuilder();
    boolean begins = true;
    for (char c : TextLines.oneLine(text).toCharArray()) {
      if (begins && isFormula(c)) {
        safe.append('\'');
      }
      boolean between = Character.isWhitespace(c) || QUOTES.indexOf(c) >= 0;
      begins = SEPARATORS.indexOf(c) >= 0 || (begins && between);
      safe.append(c);
    }
    return safe.toString();
  }

  /** Whether a formula may begin so; in full width, too, which some spreadsheets take as well. */
  private static boolean isFormula(char c) {
    String plain = Normalizer.normalize(String.valueOf(c), Normalizer.Form.NFKC);
    return FORMULA.indexOf(plain.charAt(0)) >= 0 || c == MINUS;
  }

  private static String line(List<String> cells) {
    return cells.stream().map(CsvFormat::quoted).collect(Collectors.joining(",", "", "\n"));
  }

  private static String quoted(String cell) {
    boolean plain = cell.chars().noneMatch(c -> (SEPARATORS + QUOTES).indexOf(c) >= 0);
    return plain ? cell : "\"" + cell.replace("\"", "\"\"") + "\"";
  }
}
