package io.serbench.report;

import io.serbench.report.block.Block;
import io.serbench.report.block.Block.Heading;
import io.serbench.report.block.Block.Prose;
import io.serbench.report.block.Curves;
import io.serbench.report.block.Curves.Curve;
import io.serbench.report.block.Curves.Point;
import io.serbench.report.block.Curves.Tick;
import io.serbench.report.block.Section;
import io.serbench.report.block.Section.Part;
import io.serbench.report.block.Table;
import io.serbench.report.block.Table.Column;
import io.serbench.report.metric.Measure;
import io.serbench.report.metric.Metrics;
import io.serbench.report.metric.Notation;
import io.serbench.statistics.CellSummary;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * What several threads do at the same time: nanoseconds a call in each of them, what all of them
 * get done in a second, and that in multiples of what one thread gets done alone.
 */
final class ScalingSection {
  private static final double NANOS_PER_SECOND = 1e9;

  private static final Prose EXPLANATION =
      Prose.of(
          "ns: ser and deser in each thread, each with its own serializer,",
          "or one for all if the row says shared;",
          "ops/s: round trips per second, all threads together;",
          "scaling: ops/s relative to one thread alone, if that was measured.");

  private static final List<Column> COLUMNS =
      List.of(
          Column.words("", 42),
          Column.numbers("threads", 7, Notation.WHOLE),
          Column.numbers("ns", 8, Notation.WHOLE),
          Column.numbers("ops/s", 11, Notation.WHOLE),
          Column.numbers("scaling", 7, Notation.HUNDREDTHS));

  private ScalingSection() {}

  /** The section; empty where all rows ran in one thread. */
  static List<Section> of(List<MeasuredCell> cells) {
    if (cells.stream().allMatch(cell -> cell.row().id().workload().usage().threads() == 1)) {
      return List.of();
    }
    Map<String, Double> alone = new HashMap<>();
    Map<String, List<MeasuredCell>> groups = new LinkedHashMap<>();
    for (MeasuredCell cell : cells) {
      if (cell.row().hasTotal()) {
        String name = name(cell.row());
        groups.computeIfAbsent(name, key -> new ArrayList<>()).add(cell);
        if (cell.row().id().workload().usage().threads() == 1) {
          alone.put(name, perSecond(cell).value());
        }
      }
    }
    List<List<Table.Entry>> lines = new ArrayList<>();
    groups.forEach(
        (name, group) -> {
          double one = alone.getOrDefault(name, Double.NaN);
          group.forEach(cell -> lines.add(line(name, cell, one)));
        });
    List<Block> blocks =
        new ArrayList<>(List.of(new Heading("Threads"), EXPLANATION, new Table(COLUMNS, lines)));
    blocks.addAll(curves(groups));
    return List.of(new Section(Part.RESULT, blocks));
  }

  /** Of the rows that decode and have a serializer for each thread. */
  private static List<Curves> curves(Map<String, List<MeasuredCell>> groups) {
    List<Curve> curves = new ArrayList<>();
    Set<Integer> numbers = new TreeSet<>();
    groups.forEach(
        (name, group) -> {
          List<Point> points =
              group.stream()
                  .filter(MeasuredCell::decodes)
                  .filter(cell -> !cell.id().workload().usage().shared())
                  .sorted(Comparator.comparingInt(ScalingSection::threads))
                  .map(cell -> new Point(threads(cell), perSecond(cell)))
                  .toList();
          if (points.size() > 1) {
            curves.add(new Curve(name, points));
            group.forEach(cell -> numbers.add(threads(cell)));
          }
        });
    List<Tick> ticks = numbers.stream().map(n -> new Tick(n, Integer.toString(n))).toList();
    return curves.isEmpty()
        ? List.of()
        : List.of(
            new Curves("Throughput of all threads", "threads", "times a second", ticks, curves));
  }

  private static int threads(MeasuredCell cell) {
    return cell.id().workload().usage().threads();
  }

  private static String name(CellSummary row) {
    return row.name() + " on " + row.id().workload().alone().describe();
  }

  private static List<Table.Entry> line(String name, MeasuredCell cell, double alone) {
    return List.of(
        new Table.Name(
            cell.row().id().workload().usage().shared() ? name + ", shared" : name, false),
        Table.Value.of(cell.row().id().workload().usage().threads()),
        new Table.Value(cell.value(Metrics.TOTAL).orElseThrow()),
        new Table.Value(perSecond(cell)),
        Table.Value.of(perSecond(cell).value() / alone));
  }

  private static Measure perSecond(MeasuredCell cell) {
    double calls = cell.row().id().workload().usage().threads() * NANOS_PER_SECOND;
    return cell.value(Metrics.TOTAL).orElseThrow().into(calls);
  }
}
