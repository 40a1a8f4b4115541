package io.serbench.report;

import io.serbench.report.Grouping.ComparedRows;
import io.serbench.report.block.Block;
import io.serbench.report.block.Block.Chart;
import io.serbench.report.block.Block.Chart.StackedBar;
import io.serbench.report.block.Block.Prose;
import io.serbench.report.block.Section;
import io.serbench.report.block.Section.SectionPurpose;
import io.serbench.report.block.Table;
import io.serbench.report.block.Table.Column;
import io.serbench.report.block.Table.Lines;
import io.serbench.report.metric.Digits;
import io.serbench.report.metric.Metric;
import io.serbench.report.metric.Metrics;
import io.serbench.result.Summary.Status;
import io.serbench.result.Workload;
import io.serbench.statistics.CellSummary;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * The tables, the ranking and the charts of one workload, with {@code columns} after the usual
 * ones.
 */
record ResultSections(
    Workload workload,
    List<CellSummary> cells,
    List<Metric> columns,
    Predicate<CellSummary> marked,
    Ranking ranking) {
  static final int NAMES = 34;

  static final int RANKS = 5;

  /** The minimum width of names in the ranked table, however many columns there are. */
  static final int LEAST = 20;

  /** The width of the ranked table, unless its columns need more. */
  private static final int WIDTH = 100;

  private static final List<Metric> RANKED =
      List.of(
          Metrics.TOTAL,
          Metrics.PLUS_MINUS,
          Metrics.CREATE,
          Metrics.SER,
          Metrics.DESER,
          Metrics.SIZE,
          Metrics.DEFLATED);

  /** Up to this number of rows share one table, which tables by kind would only repeat. */
  private static final int FEW = 2;

  /** Returns the tables and the ranking; without a grouping, one table of all rows with ranks. */
  List<Section> tables(Optional<Grouping> grouping) {
    return grouping.map(this::byGroup).orElseGet(this::ranked);
  }

  /** Returns a table of all rows with their ranks, and one of accessors, which have no rank. */
  private List<Section> ranked() {
    List<Block> blocks = tried(Grouping.FULL_DATA.among(cells), this::rankedTable);
    blocks.addAll(ranking.sentences());
    return List.of(
        new Section(SectionPurpose.RESULT, "Results on " + workload.describe(), blocks),
        section(Grouping.ACCESSORS, Grouping.ACCESSORS.among(cells)));
  }

  /**
   * Returns a table for each group that has rows, a table of all rows, and the ranking. Of groups
   * with the same rows only the last has a table, which may be that of all rows.
   */
  private List<Section> byGroup(Grouping by) {
    List<ComparedRows> groups = new ArrayList<>(cells.size() <= FEW ? List.of() : by.comparisons());
    groups.add(Grouping.FULL_DATA);
    groups.add(Grouping.ACCESSORS);
    Map<List<CellSummary>, ComparedRows> tables = new LinkedHashMap<>();
    for (ComparedRows group : groups) {
      List<CellSummary> rows = group.among(cells);
      tables.remove(rows);
      tables.put(rows, group);
    }
    List<Section> sections = new ArrayList<>();
    tables.forEach((rows, group) -> sections.add(section(group, rows)));
    sections.add(ranking.section(workload, marked));
    return sections;
  }

  /**
   * Returns a chart of total, for the rows whose totals are comparable, and a chart of size; empty
   * if no row has numbers.
   */
  List<Section> charts() {
    List<CellSummary> timed =
        cells.stream().filter(CellSummary::hasNumbers).filter(CellSummary::decodes).toList();
    List<CellSummary> all = timed.stream().filter(CellSummary::decodesAll).toList();
    return timed.isEmpty()
        ? List.of()
        : List.of(
            chart("Total in ns on ", all, Metrics.TOTAL, Metrics.SER, Metrics.DESER),
            chart("Size in bytes on ", timed, Metrics.SIZE, Metrics.SIZE));
  }

  private Section chart(String title, List<CellSummary> rows, Metric whole, Metric... parts) {
    List<StackedBar> bars =
        rows.stream()
            .sorted(SortBy.ofMetric(whole).comparator())
            .filter(cell -> whole.value(cell).isPresent())
            .map(cell -> StackedBar.of(cell, whole, parts))
            .toList();
    List<String> names = Stream.of(parts).map(Metric::id).toList();
    return Section.of(
        SectionPurpose.RESULT, "", new Chart(title + workload.describe(), names, bars));
  }

  private Section section(ComparedRows comparison, List<CellSummary> rows) {
    List<Block> blocks = tried(rows, tried -> table(tried, columns(comparison)));
    boolean explained = cells.size() > FEW || comparison.equals(Grouping.ACCESSORS);
    if (explained && !rows.isEmpty()) {
      blocks.add(0, new Prose(comparison.explanation()));
    }
    return new Section(
        SectionPurpose.RESULT, comparison.title() + " on " + workload.describe(), blocks);
  }

  /** Returns a table of the rows that were tried, and a sentence on how many were not. */
  private static List<Block> tried(
      List<CellSummary> rows, Function<List<CellSummary>, Table> table) {
    List<Block> blocks = new ArrayList<>();
    List<CellSummary> tried = rows.stream().filter(it -> it.status() != Status.PENDING).toList();
    if (!tried.isEmpty()) {
      blocks.add(table.apply(tried));
    }
    int rest = rows.size() - tried.size();
    if (rest > 0) {
      blocks.add(
          Prose.of(Digits.count(rest, "row") + (rest == 1 ? " was" : " were") + " not measured."));
    }
    return blocks;
  }

  /** Returns the table with ranks, whose first columns are the ones that readers ask for first. */
  private Table rankedTable(List<CellSummary> rows) {
    List<Metric> metrics = Stream.of(RANKED, columns).flatMap(List::stream).distinct().toList();
    Function<Metric, Column> fitting =
        metric -> Column.of(metric).fitting(rows.stream().map(cell -> entry(cell, metric)));
    int numbers = metrics.stream().map(fitting).mapToInt(column -> column.width() + 1).sum();
    int room = WIDTH - RANKS - 1 - numbers;
    int names = Column.words("row", 0).fitting(rows.stream().map(this::name)).width();
    Map<CellSummary, Table.Entry> places = new HashMap<>();
    ranking.places().forEach(place -> places.put(place.cell(), place.rank()));
    Lines<CellSummary> table =
        Table.of(rows)
            .column(
                Column.words("rank", RANKS),
                cell -> places.getOrDefault(cell, new Table.PlainText("")))
            .column(Column.words("row", Math.min(names, Math.max(room, LEAST))), this::name);
    return table(table, metrics, fitting);
  }

  private static Table.Value entry(CellSummary cell, Metric metric) {
    return new Table.Value(metric.estimate(cell), metric.notation());
  }

  /** Returns a table with the columns of the jvm-serializers project, on which scripts rely. */
  private Table table(List<CellSummary> rows, List<Metric> more) {
    List<Metric> metrics = Stream.of(Metrics.TABLE, more).flatMap(List::stream).toList();
    return table(Table.of(rows).column(Column.words("", NAMES), this::name), metrics, Column::of);
  }

  /** Adds a column for each metric; rows without numbers have their status instead. */
  private static Table table(
      Lines<CellSummary> table, List<Metric> metrics, Function<Metric, Column> columns) {
    table.unless(cell -> inPlaceOfNumbers(cell.status()));
    metrics.forEach(metric -> table.column(columns.apply(metric), cell -> entry(cell, metric)));
    return table.table();
  }

  private Table.Name name(CellSummary cell) {
    return new Table.Name(cell.name(), marked.test(cell));
  }

  static Optional<String> inPlaceOfNumbers(Status status) {
    return Optional.of(status == Status.PENDING ? "NOT MEASURED" : status.name())
        .filter(any -> status != Status.OK);
  }

  /** Adds roundtrip for accessors, as only that shows what reading all data costs. */
  private List<Metric> columns(ComparedRows comparison) {
    return comparison.equals(Grouping.ACCESSORS)
        ? Stream.concat(Stream.of(Metrics.ROUNDTRIP), columns.stream()).distinct().toList()
        : columns;
  }
}
