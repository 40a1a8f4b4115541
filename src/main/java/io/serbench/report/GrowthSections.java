package io.serbench.report;

import io.serbench.dataset.source.Datasets;
import io.serbench.report.block.Block.Curves;
import io.serbench.report.block.Block.Prose;
import io.serbench.report.block.Section;
import io.serbench.report.block.Section.SectionPurpose;
import io.serbench.report.block.Table;
import io.serbench.report.block.Table.Lines;
import io.serbench.report.metric.Metrics;
import io.serbench.report.metric.Notation;
import io.serbench.result.Workload;
import io.serbench.statistics.CellSummary;
import io.serbench.statistics.Estimate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;

/**
 * Sections on how cost grows with size: nanoseconds per encoded byte, and encoded bytes, for the
 * data sets of one family that differ in size, such as {@code users.1k} to {@code users.1000k}. If
 * cost is proportional to size, the time per byte is the same at every size; set-up costs make it
 * fall. For streams, times and bytes are per value.
 *
 * @param group the family, and all else in which the data sets agree
 * @param rows the cells of each row by their sizes, at least two
 */
record GrowthSections(Workload group, Map<String, SortedMap<Long, CellSummary>> rows) {
  private static final int WIDTH = 11;

  private static final Prose EXPLANATION =
      Prose.of(
          "ns: time of ser and deser per encoded byte, from small to large data;",
          "bytes: size of the encoded data; of streams, divided by the number of values.");

  /** Returns a section for each family of which some row has numbers for two sizes. */
  static List<Section> of(List<CellSummary> cells) {
    Datasets datasets = Datasets.all();
    Map<Workload, Map<String, SortedMap<Long, CellSummary>>> groups = new LinkedHashMap<>();
    for (CellSummary cell : cells) {
      Workload workload = cell.id().workload();
      OptionalLong size = datasets.size(workload.dataset());
      if (size.isPresent() && cell.total().isPresent()) {
        String family = Datasets.family(workload.dataset());
        groups
            .computeIfAbsent(
                new Workload(family, workload.usage(), workload.machine()),
                group -> new LinkedHashMap<>())
            .computeIfAbsent(cell.name(), name -> new TreeMap<>())
            .put(size.getAsLong(), cell);
      }
    }
    groups.values().forEach(rows -> rows.values().removeIf(bySize -> bySize.size() == 1));
    groups.values().removeIf(Map::isEmpty);
    return groups.entrySet().stream()
        .map(group -> new GrowthSections(group.getKey(), group.getValue()).section())
        .toList();
  }

  private Section section() {
    String title = "Growth on " + group.describe();
    if (group.usage().items().isEmpty()) {
      String unknown = "Unknown: streams need a fixed number of values; run with -items=.";
      return Section.of(SectionPurpose.RESULT, title, Prose.of(unknown));
    }
    // The sizes as the names of the data sets have them, such as 100k.
    SortedMap<Long, String> sizes = new TreeMap<>();
    int start = group.dataset().length() + 1;
    for (SortedMap<Long, CellSummary> bySize : rows.values()) {
      bySize.forEach(
          (size, cell) -> sizes.put(size, cell.id().workload().dataset().substring(start)));
    }
    // Accessors cannot be compared with rows that decode.
    List<Curves.Curve> curves =
        rows.entrySet().stream()
            .map(row -> new Curves.Curve(row.getKey(), points(row.getValue())))
            .filter(curve -> !curve.points().isEmpty())
            .toList();
    List<Curves.Tick> ticks =
        sizes.entrySet().stream().map(it -> new Curves.Tick(it.getKey(), it.getValue())).toList();
    String what = "Cost per byte, by size of " + group.describe();
    return Section.of(
        SectionPurpose.RESULT,
        title,
        EXPLANATION,
        table(sizes),
        Prose.of(verdict()),
        new Curves(what, "size", "ns per byte", ticks, curves));
  }

  private static List<Curves.Point> points(Map<Long, CellSummary> bySize) {
    return bySize.entrySet().stream()
        .filter(cell -> cell.getValue().decodes())
        .map(cell -> new Curves.Point(cell.getKey(), perByte(cell.getValue())))
        .toList();
  }

  private Table table(SortedMap<Long, String> sizes) {
    Lines<String> table = Table.of(rows.keySet()).names("", ResultSections.NAMES, row -> row);
    sizes.forEach(
        (size, label) ->
            table.estimates(
                "ns " + label,
                WIDTH,
                Notation.THOUSANDTHS,
                row -> of(row, size, GrowthSections::perByte)));
    sizes.forEach(
        (size, label) ->
            table.estimates(
                "bytes " + label,
                WIDTH,
                Notation.WHOLE,
                row -> of(row, size, cell -> Estimate.point(size(cell)))));
    return table.table();
  }

  private Estimate of(String row, long size, Function<CellSummary, Estimate> what) {
    return Optional.ofNullable(rows.get(row).get(size)).map(what).orElse(Estimate.UNKNOWN);
  }

  private String verdict() {
    List<String> worse = rows.keySet().stream().filter(row -> growsWorse(costs(row))).toList();
    boolean known =
        rows.keySet().stream().flatMap(row -> costs(row).stream()).anyMatch(Estimate::hasInterval);
    String none = known ? "none" : "not known, because one fork gives no interval";
    return "Rows whose cost grows worse than linearly with size: "
        + (worse.isEmpty() ? none : String.join(", ", worse));
  }

  /**
   * Returns whether a byte costs clearly more at the largest size than at a smaller one: more than
   * a quarter more, and with intervals that do not overlap. Values without intervals are no
   * evidence.
   */
  private static boolean growsWorse(List<Estimate> inOrder) {
    Estimate largest = inOrder.get(inOrder.size() - 1);
    return inOrder.stream()
        .anyMatch(
            smaller -> largest.value() > 1.25 * smaller.value() && largest.low() > smaller.high());
  }

  private List<Estimate> costs(String row) {
    return rows.get(row).values().stream().map(GrowthSections::perByte).toList();
  }

  private static double size(CellSummary cell) {
    return cell.bytesOfValue().orElseThrow();
  }

  private static Estimate perByte(CellSummary cell) {
    return Metrics.TOTAL.estimate(cell).times(1.0 / size(cell));
  }
}
