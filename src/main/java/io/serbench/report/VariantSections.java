package io.serbench.report;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toList;

import io.serbench.report.block.Block;
import io.serbench.report.block.Block.Prose;
import io.serbench.report.block.Section;
import io.serbench.report.block.Section.SectionPurpose;
import io.serbench.report.block.Table;
import io.serbench.report.block.Table.Lines;
import io.serbench.report.metric.Digits;
import io.serbench.report.metric.Metric;
import io.serbench.report.metric.Metrics;
import io.serbench.result.RowInfo;
import io.serbench.result.Run;
import io.serbench.result.Workload;
import io.serbench.statistics.CellSummary;
import io.serbench.statistics.Estimate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;

/**
 * Sections that compare variants of rows which ran side by side, such as in several JVMs or with
 * several versions of their library, with the one that has the first of the marks.
 */
record VariantSections(Workload workload, List<String> marks, List<Variants> rows) {
  private static final List<Metric> METRICS = List.of(Metrics.TOTAL, Metrics.SER, Metrics.DESER);

  static List<Section> of(Run run, List<CellSummary> cells) {
    List<Section> sections = new ArrayList<>();
    Variants.among(run, cells).stream()
        .collect(groupingBy(Variants::workload, LinkedHashMap::new, toList()))
        .forEach(
            (workload, rows) -> {
              List<String> marks =
                  rows.stream()
                      .flatMap(row -> row.cells().stream())
                      .map(cell -> cell.id().variantName())
                      .distinct()
                      .toList();
              sections.addAll(new VariantSections(workload, marks, rows).sections());
            });
    return sections;
  }

  private List<Section> sections() {
    List<Block> tables = new ArrayList<>();
    String first = name(marks.get(0));
    String which = marks.size() == 2 ? name(marks.get(1)) : "each other";
    tables.add(
        Prose.of(
            "ns; x: %s divided by %s, with its 95 %% interval; above 1 is slower."
                .formatted(which, first),
            "An interval that does not contain 1 is a difference."));
    METRICS.forEach(metric -> tables.add(table(metric)));
    List<Block> verdict =
        marks.stream().skip(1).<Block>map(mark -> Prose.of(sentence(mark))).toList();
    return List.of(
        new Section(SectionPurpose.RESULT, "Side by side on " + workload.describe(), tables),
        new Section(SectionPurpose.VERDICT, "", verdict));
  }

  private Table table(Metric metric) {
    Lines<Variants> table =
        Table.of(rows).names(metric.heading(), ResultSections.NAMES, Variants::row);
    for (String mark : marks) {
      table.estimates(
          name(mark),
          metric.width(),
          metric.notation(),
          row -> row.cell(mark).map(cell -> metric.estimate(cell)).orElse(Estimate.UNKNOWN));
    }
    for (String mark : marks.subList(1, marks.size())) {
      table.factor(row -> row.ratio(metric, mark).orElse(Estimate.UNKNOWN));
    }
    return table.table();
  }

  /** Returns how many rows are faster, and how many slower, in a variant than in the first. */
  private String sentence(String mark) {
    List<Estimate> ratios =
        rows.stream().flatMap(row -> row.ratio(Metrics.TOTAL, mark).stream()).toList();
    long faster = ratios.stream().filter(ratio -> ratio.high() < 1).count();
    long slower = ratios.stream().filter(ratio -> ratio.low() > 1).count();
    long told = ratios.stream().filter(Estimate::hasInterval).count();
    long untold = ratios.size() - told;
    return "%s compared with %s, by total, on %s: %s faster, %s slower, %s indistinguishable%s."
        .formatted(
            name(mark),
            name(marks.get(0)),
            Digits.count(ratios.size(), "row"),
            faster,
            slower,
            told - faster - slower,
            untold == 0 ? "" : ", " + untold + " with too few forks to tell");
  }

  private String name(String mark) {
    String first = rows.stream().anyMatch(Variants::replaceBundled) ? "bundled" : "base";
    return mark.isEmpty() ? first : mark;
  }

  record Variants(String row, Workload workload, List<CellSummary> cells) {
    /** Returns the rows that have several variants among the cells, in the order of the run. */
    static List<Variants> among(Run run, List<CellSummary> cells) {
      List<String> order = run.cells().stream().map(cell -> cell.id().name()).toList();
      List<Variants> variants = new ArrayList<>();
      cells.stream()
          .collect(groupingBy(cell -> cell.id().withoutVariant(), LinkedHashMap::new, toList()))
          .forEach(
              (row, group) -> {
                group.sort(Comparator.comparingInt(cell -> order.indexOf(cell.id().name())));
                variants.add(new Variants(row.row(), row.workload(), group));
              });
      variants.removeIf(row -> row.cells().size() == 1);
      return variants;
    }

    /** Returns whether others than the first have another library than the one in serbench. */
    boolean replaceBundled() {
      RowInfo first = cells.get(0).info();
      return first.libraryFile().isEmpty()
          && cells.stream().anyMatch(cell -> !cell.info().library().equals(first.library()));
    }

    Optional<CellSummary> cell(String mark) {
      return cells.stream().filter(cell -> cell.id().variantName().equals(mark)).findFirst();
    }

    /** Returns the ratio of a variant to the first in a metric; empty if one has no value. */
    Optional<Estimate> ratio(Metric metric, String mark) {
      return cell(mark)
          .flatMap(other -> metric.value(other))
          .flatMap(top -> metric.value(cells.get(0)).map(bottom -> Estimate.ratio(top, bottom)));
    }
  }
}
