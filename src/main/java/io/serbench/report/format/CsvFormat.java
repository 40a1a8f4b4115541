package io.serbench.report.format;

import io.serbench.catalog.Tags;
import io.serbench.report.MeasuredCell;
import io.serbench.report.Report;
import io.serbench.report.block.Page;
import io.serbench.report.block.Table;
import io.serbench.report.metric.Digits;
import io.serbench.report.metric.Metric;
import io.serbench.report.metric.Metrics;
import io.serbench.result.Usage;
import io.serbench.statistics.CellSummary;
import io.serbench.statistics.Measure;
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
 * Comma-separated values (RFC 4180, with line feeds): a line for each cell, with all metrics and
 * the ends of their 95 % intervals. Unknown values are empty.
 *
 * <p>Text that a spreadsheet would take for a formula is preceded by an apostrophe, at its
 * beginning and after every character that may separate cells: a spreadsheet that splits at
 * semicolons or tabs ignores quotes within a line (OWASP, "CSV Injection").
 */
final class CsvFormat implements Format {
  private static final String FORMULA = "=+-@";
  private static final String SEPARATORS = ",;\t\r\n";
  private static final String QUOTES = "\"'";
  private static final char MINUS = '\u2212';

  private static final Pattern BEGINNING =
      Pattern.compile("\\Afile,row,(?:[a-z]+,)*data,transport,");

  /** A column before the metrics. */
  private record Field(String heading, BiFunction<Report, MeasuredCell, String> of) {
    static Field ofRow(String heading, Function<CellSummary, String> of) {
      return new Field(heading, (report, cell) -> of.apply(cell.row()));
    }

    static Field ofUsage(String heading, Function<Usage, Object> of) {
      return ofRow(heading, row -> of.apply(row.workload().usage()).toString());
    }

    /** Returns a column that is empty for cells without numbers. */
    static Field ofNumbers(String heading, BiFunction<Report, MeasuredCell, Object> of) {
      return new Field(
          heading, (report, cell) -> cell.hasNumbers() ? of.apply(report, cell).toString() : "");
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
          Field.ofNumbers("steady", (report, cell) -> cell.row().trust().steady()),
          Field.ofNumbers("batches", (report, cell) -> cell.batches(report.noise()).word()));

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
      head.addAll(headings(metric.id(), unit, metric.estimated()));
    }
    return head;
  }

  private static List<String> headings(String name, String unit, boolean interval) {
    return interval
        ? List.of(name + unit, name + " low" + unit, name + " high" + unit)
        : List.of(name + unit);
  }

  private static List<String> cells(Report report, MeasuredCell cell) {
    List<String> cells =
        new ArrayList<>(FIELDS.stream().map(field -> field.of().apply(report, cell)).toList());
    for (Metric metric : Metrics.ALL) {
      cells.addAll(numbers(cell.value(metric).orElse(Measure.UNKNOWN), metric.estimated()));
    }
    return cells;
  }

  private static List<String> numbers(Measure measure, boolean interval) {
    String value = Digits.exact(measure.value());
    return interval
        ? List.of(value, Digits.exact(measure.low()), Digits.exact(measure.high()))
        : List.of(value);
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
    List<String> head = new ArrayList<>();
    for (int i = 0; i < intervals.size(); i++) {
      head.addAll(headings(text(table.columns().get(i).heading()), "", intervals.get(i)));
    }
    StringBuilder text = new StringBuilder(line(head));
    for (List<Table.Entry> entries : table.lines()) {
      List<String> cells = new ArrayList<>();
      for (int i = 0; i < entries.size(); i++) {
        cells.addAll(
            entries.get(i) instanceof Table.Value value
                ? numbers(value.measure(), intervals.get(i))
                : List.of(text(entries.get(i).text(table.columns().get(i)))));
      }
      text.append(line(cells));
    }
    return text.toString();
  }

  private static boolean hasInterval(Table.Entry entry) {
    return entry instanceof Table.Value value && value.measure().hasInterval();
  }

  /** Returns text from files and other programs, with an apostrophe before any formula. */
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

  /** Returns whether a character may begin a formula, in full width as well. */
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
