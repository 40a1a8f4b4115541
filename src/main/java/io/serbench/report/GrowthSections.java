package io.serbench.report;

import io.serbench.dataset.Datasets;
import io.serbench.report.block.Block;
import io.serbench.report.block.Block.Curves;
import io.serbench.report.block.Block.Curves.Curve;
import io.serbench.report.block.Block.Curves.Point;
import io.serbench.report.block.Block.Curves.Tick;
import io.serbench.report.block.Block.Prose;
import io.serbench.report.block.Section;
import io.serbench.report.block.Section.Part;
import io.serbench.report.block.Table;
import io.serbench.report.block.Table.Lines;
import io.serbench.report.metric.Metrics;
import io.serbench.report.metric.Notation;
import io.serbench.result.Workload;
import io.serbench.statistics.Measure;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * Sections on how cost grows with size: nanoseconds per encoded byte, and encoded bytes, for the
 * data sets of one family that differ in size, such as {@code users.1k} to {@code users.1000k}. If
 * cost is proportional to size, the time per byte is the same at every size; set-up costs make it
 * fall. For streams, times and bytes are per value.
 *
 * @param group the family, and all else in which the data sets agree
 * @param rows the cells of each row by their sizes, at least two
 */
record GrowthSections(
    Workload group, Map<String, SortedMap<GrowthSections.Sized, MeasuredCell>> rows) {
  /** The factor by which the cost of a byte may grow and still count as linear growth. */
  private static final double LINEAR_WITHIN = 1.25;

  private static final int WIDTH = 11;
  private static final Comparator<Sized> BY_SIZE = Comparator.comparingLong(Sized::size);

  private static final Prose EXPLANATION =
      Prose.of(
          "ns: time of ser and deser per encoded byte, from small to large data;",
          "bytes: size of the encoded data; of streams, divided by the number of values.");

  private static final Prose UNKNOWN =
      Prose.of("Unknown: streams need a fixed number of values; run with -items=.");

  /**
   * A size of a family of data sets.
   *
   * @param family the family: {@code users}
   * @param label the size as the name of the data set has it: {@code 100k}
   * @param size the size in the family's own unit
   */
  record Sized(String family, String label, long size) {
    static Optional<Sized> of(String dataset, Datasets datasets) {
      OptionalLong size = datasets.size(dataset);
      String family = Datasets.family(dataset);
      return size.isPresent()
          ? Optional.of(new Sized(family, dataset.substring(family.length() + 1), size.getAsLong()))
          : Optional.empty();
    }
  }

  /** Returns a section for each family of which some row has numbers for two sizes. */
  static List<Section> of(List<MeasuredCell> cells) {
    Datasets datasets = Datasets.all();
    Map<Workload, Map<String, SortedMap<Sized, MeasuredCell>>> groups = new LinkedHashMap<>();
    for (MeasuredCell cell : cells) {
      Workload workload = cell.id().workload();
      Sized.of(workload.dataset(), datasets)
          .filter(sized -> cell.row().total().isPresent())
          .ifPresent(
              sized ->
                  groups
                      .computeIfAbsent(
                          new Workload(sized.family(), workload.usage(), workload.machine()),
                          group -> new LinkedHashMap<>())
                      .computeIfAbsent(cell.row().name(), name -> new TreeMap<>(BY_SIZE))
                      .put(sized, cell));
    }
    groups.values().forEach(rows -> rows.values().removeIf(bySize -> bySize.size() == 1));
    groups.values().removeIf(Map::isEmpty);
    return groups.entrySet().stream()
        .map(group -> new GrowthSections(group.getKey(), group.getValue()).section())
        .toList();
  }

  private Section section() {
    List<Block> blocks = new ArrayList<>();
    if (group.usage().items().isEmpty()) {
      blocks.add(UNKNOWN);
    } else {
      SortedSet<Sized> sizes = new TreeSet<>(BY_SIZE);
      rows.values().forEach(bySize -> sizes.addAll(bySize.keySet()));
      blocks.addAll(List.of(EXPLANATION, table(sizes), Prose.of(verdict())));
      curves(sizes).ifPresent(blocks::add);
    }
    return Section.of(Part.RESULT, "Growth on " + group.describe(), blocks);
  }

  /** Returns the curves of the rows that decode; accessors cannot be compared with them. */
  private Optional<Curves> curves(SortedSet<Sized> sizes) {
    List<Curve> curves = new ArrayList<>();
    rows.forEach(
        (name, bySize) -> {
          List<Point> points =
              bySize.entrySet().stream()
                  .filter(each -> each.getValue().decodes())
                  .map(each -> new Point(each.getKey().size(), perByte(each.getValue())))
                  .toList();
          if (!points.isEmpty()) {
            curves.add(new Curve(name, points));
          }
        });
    List<Tick> ticks = sizes.stream().map(size -> new Tick(size.size(), size.label())).toList();
    String title = "Cost per byte, by size of " + group.describe();
    return Optional.of(new Curves(title, "size", "ns per byte", ticks, curves))
        .filter(any -> !curves.isEmpty());
  }

  private Table table(SortedSet<Sized> sizes) {
    Lines<String> table = Table.of(rows.keySet()).names("", ResultSections.NAMES, row -> row);
    for (Sized size : sizes) {
      table.measures(
          "ns " + size.label(),
          WIDTH,
          Notation.THOUSANDTHS,
          row -> cell(row, size).map(GrowthSections::perByte).orElse(Measure.UNKNOWN));
    }
    for (Sized size : sizes) {
      table.numbers(
          "bytes " + size.label(),
          WIDTH,
          Notation.WHOLE,
          row -> cell(row, size).map(GrowthSections::size).orElse(Double.NaN));
    }
    return table.table();
  }

  private Optional<MeasuredCell> cell(String row, Sized size) {
    return Optional.ofNullable(rows.get(row).get(size));
  }

  private String verdict() {
    String question = "Rows whose cost grows worse than linearly with size: ";
    if (rows.keySet().stream()
        .flatMap(row -> costs(row).stream())
        .noneMatch(Measure::hasInterval)) {
      return question + "not known, because one fork gives no interval";
    }
    String worse =
        rows.keySet().stream().filter(this::growsWorse).collect(Collectors.joining(", "));
    return question + (worse.isEmpty() ? "none" : worse);
  }

  /**
   * Returns whether a byte costs clearly more at the largest size than at a smaller one: more than
   * a quarter more, and with intervals that do not overlap. Values without intervals are no
   * evidence.
   */
  private boolean growsWorse(String row) {
    List<Measure> inOrder = costs(row);
    Measure largest = inOrder.get(inOrder.size() - 1);
    return inOrder.stream()
        .anyMatch(
            smaller ->
                largest.value() > LINEAR_WITHIN * smaller.value()
                    && largest.low() > smaller.high());
  }

  private List<Measure> costs(String row) {
    return rows.get(row).values().stream().map(GrowthSections::perByte).toList();
  }

  private static double size(MeasuredCell cell) {
    return cell.row().bytesOfValue().orElseThrow();
  }

  private static Measure perByte(MeasuredCell cell) {
    return cell.value(Metrics.TOTAL).orElseThrow().times(1.0 / size(cell));
  }
}
