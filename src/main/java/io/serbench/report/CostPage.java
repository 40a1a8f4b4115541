package io.serbench.report;

import io.serbench.report.block.Block.Facts;
import io.serbench.report.block.Block.Labelled;
import io.serbench.report.block.Block.Note;
import io.serbench.report.block.Block.Notes;
import io.serbench.report.block.Block.Terms;
import io.serbench.report.block.Page;
import io.serbench.report.block.Section;
import io.serbench.report.block.Section.SectionPurpose;
import io.serbench.report.block.Table;
import io.serbench.report.block.Table.Lines;
import io.serbench.report.metric.Digits;
import io.serbench.report.metric.Metric;
import io.serbench.result.Answered;
import io.serbench.result.Observed;
import io.serbench.statistics.Estimate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.DoubleStream;

/**
 * A page with the results of a check that measures rows, in a table with a line for each row. A row
 * is marked if a metric that it has a value of has a cause.
 */
public record CostPage(
    String title, List<Labelled> facts, List<Metric> metrics, List<Observed> rows) {
  private static final int NAMES = 34;

  /** Returns a comparator of rows, which puts those without a value last. */
  public static Comparator<Observed> comparator(SortBy by) {
    return by.comparator(Observed::row, CostPage::estimate);
  }

  /** Returns the mean of the forks; without an interval if all agree, as they do on counts. */
  private static Estimate estimate(Observed row, Metric metric) {
    double[] forks = row.numbers(metric.id()).stream().mapToDouble(value -> value).toArray();
    return switch ((int) DoubleStream.of(forks).distinct().count()) {
      case 0 -> Estimate.UNKNOWN;
      case 1 -> Estimate.point(forks[0]);
      default -> Estimate.of(forks);
    };
  }

  private static Optional<String> mark(Observed row) {
    return row.answers().stream()
        .filter(answer -> !answer.numbers().isEmpty() && !answer.cause().isEmpty())
        .map(Answered::cause)
        .findFirst();
  }

  /** Returns the page, ready to be written in any format. */
  public Page page() {
    List<Labelled> terms = new ArrayList<>();
    metrics.forEach(metric -> terms.add(new Labelled(metric.id(), metric.meaning())));
    if (metrics.stream().anyMatch(this::varies)) {
      terms.add(new Labelled("±", "half of the 95 % interval of the column before, in percent"));
    }
    if (metrics.stream().anyMatch(metric -> has(metric, Estimate::isWide))) {
      terms.add(Legend.WIDE);
    }
    if (metrics.stream().anyMatch(metric -> has(metric, value -> Double.isNaN(value.value())))) {
      terms.add(new Labelled(Digits.NONE, "no value, for this row or in this build"));
    }
    return new Page(
        List.of(
            Section.of(SectionPurpose.HEAD, title, new Facts(facts), new Terms(terms)),
            Section.of(SectionPurpose.RESULT, "Results", table()),
            Section.of(SectionPurpose.NOTES, "Notes", new Notes(notes()))),
        numbers());
  }

  private List<Note> notes() {
    Map<String, List<String>> marks = new LinkedHashMap<>();
    for (Observed row : rows) {
      mark(row)
          .ifPresent(why -> marks.computeIfAbsent(why, it -> new ArrayList<>()).add(row.row()));
    }
    List<Note> notes = new ArrayList<>();
    marks.forEach((why, names) -> notes.add(new Note("Rows marked *: " + why, names, List.of())));
    rows.stream()
        .filter(row -> mark(row).isEmpty() && !cause(row).isEmpty())
        .forEach(row -> notes.add(Note.of(row.row() + ": " + cause(row))));
    return notes;
  }

  private static String cause(Observed row) {
    return row.causes().values().stream().findFirst().orElse(row.cause());
  }

  private Table table() {
    Lines<Observed> table =
        Table.of(rows)
            .names("", NAMES, Observed::row, row -> mark(row).isPresent())
            .unless(row -> Optional.of(row.status()).filter(status -> !row.isTried()));
    for (Metric metric : metrics) {
      table.metric(metric, row -> estimate(row, metric));
      if (varies(metric)) {
        table.plusMinus(5, row -> estimate(row, metric));
      }
    }
    return table.table();
  }

  private boolean varies(Metric metric) {
    return has(metric, Estimate::hasInterval);
  }

  private boolean has(Metric metric, Predicate<Estimate> what) {
    return rows.stream()
        .filter(Observed::isTried)
        .anyMatch(row -> what.test(estimate(row, metric)));
  }

  private Table numbers() {
    Lines<Observed> table =
        Table.of(rows).words("row", 0, Observed::row).words("status", 0, Observed::status);
    for (Metric metric : metrics) {
      String unit = metric.unit().symbol();
      table.estimates(
          metric.id() + (unit.isEmpty() ? "" : " " + unit),
          0,
          metric.notation(),
          row -> estimate(row, metric));
    }
    return table.words("cause", 0, CostPage::cause).table();
  }
}
