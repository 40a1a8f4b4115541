package io.serbench.report;

import io.serbench.report.block.Block;
import io.serbench.report.block.Block.Facts;
import io.serbench.report.block.Block.Heading;
import io.serbench.report.block.Block.Labelled;
import io.serbench.report.block.Block.Note;
import io.serbench.report.block.Block.Notes;
import io.serbench.report.block.Block.Terms;
import io.serbench.report.block.Block.Title;
import io.serbench.report.block.Page;
import io.serbench.report.block.Section;
import io.serbench.report.block.Section.Part;
import io.serbench.report.block.Table;
import io.serbench.report.block.Table.Column;
import io.serbench.report.metric.Measure;
import io.serbench.report.metric.Metric;
import io.serbench.statistics.Estimates;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What forks of a trial have measured of rows, as a table with a line for each row.
 *
 * @param title what was tried
 * @param facts in which way
 * @param metrics the columns
 * @param rows the lines, in order
 * @param marks what marks a row, and why to trust such rows less; empty where nothing does
 */
public record TrialPage(
    String title, List<Labelled> facts, List<Metric> metrics, List<Tried> rows, List<Note> marks) {
  private static final int NAMES = 34;
  private static final int ERRORS = 5;
  private static final String STATUS_OK = "OK";

  /**
   * A row.
   *
   * @param row its name, and which variant of it
   * @param status a word: {@code OK}, or why it has no numbers
   * @param cause why, in a line; empty where it has numbers
   * @param values what each fork said, by metric; of some metrics there may be none
   * @param marked whether a note says why to trust it less than its neighbours
   */
  public record Tried(
      String row, String status, String cause, Map<Metric, List<Double>> values, boolean marked) {
    public Tried {
      values = Map.copyOf(values);
    }

    private Optional<Measure> known(Metric metric) {
      return Optional.of(measure(metric)).filter(measure -> !Double.isNaN(measure.value()));
    }

    /** The mean of the forks, with an interval unless all agree, as counts often do. */
    private Measure measure(Metric metric) {
      List<Double> forks = values.getOrDefault(metric, List.of());
      if (forks.isEmpty()) {
        return Measure.of(Double.NaN);
      }
      double first = forks.get(0);
      if (forks.size() == 1 || forks.stream().allMatch(value -> value == first)) {
        return Measure.of(first);
      }
      return Measure.of(Estimates.of(forks.stream().mapToDouble(Double::doubleValue).toArray()));
    }
  }

  /** Returns the same with its rows in that order. */
  public TrialPage sorted(SortBy by) {
    Comparator<Tried> order = by.comparator(Tried::row, (row, metric) -> row.known(metric));
    return new TrialPage(title, facts, metrics, rows.stream().sorted(order).toList(), marks);
  }

  public TrialPage {
    facts = List.copyOf(facts);
    metrics = List.copyOf(metrics);
    rows = List.copyOf(rows);
    marks = List.copyOf(marks);
  }

  /** Made ready to be written in any format. */
  public Page page() {
    List<Section> sections = new ArrayList<>();
    List<Labelled> terms = new ArrayList<>();
    metrics.forEach(metric -> terms.add(new Labelled(metric.id(), metric.meaning())));
    if (metrics.stream().anyMatch(this::varies)) {
      terms.add(new Labelled("±", "half of the 95 % interval of the column before, in percent"));
    }
    sections.add(
        new Section(Part.HEAD, List.of(new Title(title), new Facts(facts), new Terms(terms))));
    sections.add(new Section(Part.RESULT, List.of(new Heading("Results"), table())));
    List<Note> notes = new ArrayList<>(marks);
    for (Tried row : rows) {
      if (!row.cause().isEmpty()) {
        notes.add(Note.of(row.row() + ": " + row.cause()));
      }
    }
    if (!notes.isEmpty()) {
      sections.add(new Section(Part.NOTES, List.<Block>of(new Heading("Notes"), new Notes(notes))));
    }
    return new Page(sections, numbers());
  }

  private Table table() {
    List<Column> columns = new ArrayList<>(List.of(Column.words("", NAMES)));
    for (Metric metric : metrics) {
      columns.add(Column.of(metric));
      if (varies(metric)) {
        columns.add(Column.numbers("±", ERRORS, metric.notation()));
      }
    }
    List<List<Table.Entry>> lines = new ArrayList<>();
    for (Tried row : rows) {
      List<Table.Entry> line = new ArrayList<>(List.of(new Table.Name(row.row(), row.marked())));
      if (!row.status().equals(STATUS_OK)) {
        line.add(new Table.Word(row.status()));
        lines.add(line);
        continue;
      }
      for (Metric metric : metrics) {
        Measure measure = row.measure(metric);
        line.add(new Table.Value(measure));
        if (varies(metric)) {
          line.add(Table.Word.plusMinus(measure));
        }
      }
      lines.add(line);
    }
    return new Table(columns, lines);
  }

  private boolean varies(Metric metric) {
    return rows.stream().anyMatch(row -> row.measure(metric).hasInterval());
  }

  /** A line for each row, with its number of forks, and a column for each metric. */
  private Table numbers() {
    List<Column> columns =
        new ArrayList<>(List.of(Column.words("row", 0), Column.words("status", 0)));
    for (Metric metric : metrics) {
      String unit = metric.unit().symbol();
      columns.add(
          Column.numbers(metric.id() + (unit.isEmpty() ? "" : " " + unit), 0, metric.notation()));
    }
    columns.add(Column.words("cause", 0));
    List<List<Table.Entry>> lines = new ArrayList<>();
    for (Tried row : rows) {
      List<Table.Entry> line = new ArrayList<>();
      line.add(new Table.Word(row.row()));
      line.add(new Table.Word(row.status()));
      metrics.forEach(metric -> line.add(new Table.Value(row.measure(metric))));
      line.add(new Table.Word(row.cause()));
      lines.add(line);
    }
    return new Table(columns, lines);
  }
}
