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
import io.serbench.result.Usage;
import io.serbench.result.Workload;
import io.serbench.serializer.Transport;
import io.serbench.statistics.Measure;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeSet;

/**
 * Sections on how cost grows with size: nanoseconds per encoded byte, and encoded bytes, for the
 * data sets of one family that differ in size, such as {@code users.1k} to {@code users.1000k}. If
 * cost is proportional to size, the time per byte is the same at every size; set-up costs make it
 * fall. For streams, times and bytes are per value.
 */
final class GrowthSections {
  private static final int LEAST_SIZES = 2;

  /** The factor by which the cost of a byte may grow and still count as linear growth. */
  private static final double LINEAR_WITHIN = 1.25;

  private static final int WIDTH = 11;

  private static final Prose EXPLANATION =
      Prose.of(
          "ns: time of ser and deser per encoded byte, from small to large data;",
          "bytes: size of the encoded data.");

  private static final Prose EXPLANATION_OF_STREAMS =
      Prose.of(
          "ns: time of ser and deser per encoded byte, from small to large values;",
          "bytes: size of the stream, divided by the number of its values.");

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
    /** Returns the size of a data set; empty if its family has no sizes. */
    static Optional<Sized> of(String dataset, Datasets datasets) {
      OptionalLong size = datasets.size(dataset);
      String family = Datasets.family(dataset);
      return size.isPresent()
          ? Optional.of(new Sized(family, dataset.substring(family.length() + 1), size.getAsLong()))
          : Optional.empty();
    }
  }

  private GrowthSections() {}

  /** Returns a section for each family of which some row has numbers for two sizes. */
  static List<Section> of(List<MeasuredCell> cells) {
    Datasets datasets = Datasets.all();
    // The sizes to compare are those of a family that agree in all else.
    Map<Workload, Map<MeasuredCell, Sized>> groups = new LinkedHashMap<>();
    for (MeasuredCell cell : cells) {
      Workload workload = cell.id().workload();
      Sized.of(workload.dataset(), datasets)
          .ifPresent(
              sized ->
                  groups
                      .computeIfAbsent(
                          new Workload(sized.family(), workload.usage(), workload.machine()),
                          group -> new LinkedHashMap<>())
                      .put(cell, sized));
    }
    List<Section> sections = new ArrayList<>();
    groups.forEach((group, members) -> sections.addAll(section(group, members)));
    return sections;
  }

  private static List<Section> section(Workload group, Map<MeasuredCell, Sized> cells) {
    Set<Sized> sizes = new TreeSet<>(Comparator.comparingLong(Sized::size));
    sizes.addAll(cells.values());
    Map<String, Map<Sized, MeasuredCell>> rows = new LinkedHashMap<>();
    cells.forEach(
        (cell, size) -> {
          if (cell.row().hasTotal()) {
            rows.computeIfAbsent(cell.row().name(), name -> new LinkedHashMap<>()).put(size, cell);
          }
        });
    rows.values().removeIf(bySize -> bySize.size() < LEAST_SIZES);
    if (rows.isEmpty()) {
      return List.of();
    }
    String heading = "Growth on " + group.describe();
    Usage usage = group.usage();
    if (usage.items().isEmpty()) {
      return List.of(Section.of(Part.RESULT, heading, UNKNOWN));
    }
    List<Block> blocks =
        new ArrayList<>(
            List.of(
                usage.transport() == Transport.STREAM ? EXPLANATION_OF_STREAMS : EXPLANATION,
                table(sizes, rows),
                Prose.of(verdict(sizes, rows))));
    blocks.addAll(curves(group, sizes, rows));
    return List.of(Section.of(Part.RESULT, heading, blocks));
  }

  /** Returns the curves of the rows that decode; accessors cannot be compared with them. */
  private static List<Curves> curves(
      Workload group, Set<Sized> sizes, Map<String, Map<Sized, MeasuredCell>> rows) {
    List<Curve> curves = new ArrayList<>();
    rows.forEach(
        (name, bySize) -> {
          List<Point> points =
              sizes.stream()
                  .filter(size -> bySize.containsKey(size) && bySize.get(size).decodes())
                  .map(size -> new Point(size.size(), perByte(bySize.get(size))))
                  .toList();
          if (!points.isEmpty()) {
            curves.add(new Curve(name, points));
          }
        });
    List<Tick> ticks = sizes.stream().map(size -> new Tick(size.size(), size.label())).toList();
    String title = "Cost per byte, by size of " + group.describe();
    return curves.isEmpty()
        ? List.of()
        : List.of(new Curves(title, "size", "ns per byte", ticks, curves));
  }

  private static Table table(Set<Sized> sizes, Map<String, Map<Sized, MeasuredCell>> rows) {
    Lines<Map.Entry<String, Map<Sized, MeasuredCell>>> table =
        Table.of(rows.entrySet()).names("", ResultSections.NAMES, Map.Entry::getKey);
    for (Sized size : sizes) {
      table.measures(
          "ns " + size.label(),
          WIDTH,
          Notation.THOUSANDTHS,
          row ->
              Optional.ofNullable(row.getValue().get(size))
                  .map(GrowthSections::perByte)
                  .orElse(Measure.UNKNOWN));
    }
    for (Sized size : sizes) {
      table.numbers(
          "bytes " + size.label(),
          WIDTH,
          Notation.WHOLE,
          row ->
              Optional.ofNullable(row.getValue().get(size))
                  .map(GrowthSections::size)
                  .orElse(Double.NaN));
    }
    return table.table();
  }

  private static String verdict(Set<Sized> sizes, Map<String, Map<Sized, MeasuredCell>> rows) {
    String question = "Rows whose cost grows worse than linearly with size: ";
    boolean known =
        rows.values().stream()
            .flatMap(bySize -> bySize.values().stream())
            .anyMatch(cell -> perByte(cell).hasInterval());
    if (!known) {
      return question + "not known, because one fork gives no interval";
    }
    List<String> worse = new ArrayList<>();
    rows.forEach(
        (name, bySize) -> {
          List<Measure> inOrder =
              sizes.stream()
                  .filter(bySize::containsKey)
                  .map(bySize::get)
                  .map(GrowthSections::perByte)
                  .toList();
          if (growsWorse(inOrder)) {
            worse.add(name);
          }
        });
    return question + (worse.isEmpty() ? "none" : String.join(", ", worse));
  }

  /**
   * Returns whether a byte costs clearly more at the largest size than at a smaller one: more than
   * a quarter more, and with intervals that do not overlap. Values without intervals are no
   * evidence.
   */
  private static boolean growsWorse(List<Measure> inOrder) {
    Measure largest = inOrder.get(inOrder.size() - 1);
    return inOrder.stream()
        .anyMatch(
            smaller ->
                largest.value() > LINEAR_WITHIN * smaller.value()
                    && largest.low() > smaller.high());
  }

  private static double size(MeasuredCell cell) {
    return cell.row().bytesOfValue().orElseThrow();
  }

  private static Measure perByte(MeasuredCell cell) {
    return cell.value(Metrics.TOTAL).orElseThrow().times(1.0 / size(cell));
  }
}
