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
import io.serbench.result.Usage;
import io.serbench.statistics.CellSummary;
import io.serbench.statistics.CellSummary.VirtualSummary;
import io.serbench.statistics.Estimate;
import io.serbench.statistics.Ratio;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * What several threads do at the same time: nanoseconds a call in each of them, what all of them
 * get done in a second, and that in multiples of what one thread gets done alone. Of virtual
 * threads also what is kept for each, and how often they are pinned.
 */
final class ScalingSection {
  private static final double NANOS_PER_SECOND = 1e9;

  private static final Prose EXPLANATION =
      Prose.of(
          "ns: ser and deser in each thread, each with its own serializer,",
          "or one for all if the row says shared;",
          "ops/s: round trips per second, all threads together;",
          "±: half of its 95 % interval, in percent;",
          "scaling: ops/s relative to one thread alone, if that was measured.");

  private static final Prose EXPLANATION_OF_VIRTUAL =
      Prose.of(
          "Virtual threads encode and decode for about 0.1 ms at a time, and park;",
          "ops/s: messages per second, all threads together;",
          "±: half of the 95 % interval of the column before, in percent;",
          "scaling: ops/s relative to one thread of the operating system, which the times in the",
          "other tables are from;",
          "instances: serializers that they share, one by one, or from a pool;",
          "kept: kB of heap and direct buffers per thread; pinned: times per million messages.");

  private static final List<Column> COLUMNS =
      List.of(
          Column.words("", 36),
          Column.numbers("threads", 7, Notation.WHOLE),
          Column.numbers("ns", 8, Notation.WHOLE),
          Column.numbers("ops/s", 11, Notation.WHOLE),
          Column.numbers("±", 5, Notation.WHOLE),
          Column.numbers("scaling", 7, Notation.HUNDREDTHS));

  private static final List<Column> COLUMNS_OF_VIRTUAL =
      List.of(
          Column.words("", 28),
          Column.numbers("threads", 7, Notation.WHOLE),
          Column.numbers("ops/s", 9, Notation.WHOLE),
          Column.numbers("±", 4, Notation.WHOLE),
          Column.numbers("scaling", 7, Notation.HUNDREDTHS),
          Column.numbers("instances", 9, Notation.WHOLE),
          Column.numbers("kept", 6, Notation.TENTHS),
          Column.numbers("±", 4, Notation.WHOLE),
          Column.numbers("pinned", 7, Notation.WHOLE));

  private ScalingSection() {}

  /** The sections; empty where all rows ran in one thread. */
  static List<Section> of(List<MeasuredCell> cells) {
    List<Section> sections = new ArrayList<>();
    List<MeasuredCell> platform = cells.stream().filter(cell -> !usage(cell).virtual()).toList();
    if (!platform.stream().allMatch(cell -> usage(cell).hasOneThread())) {
      sections.add(platform(platform));
    }
    List<List<Table.Entry>> virtual = cells.stream().flatMap(ScalingSection::virtual).toList();
    if (!virtual.isEmpty()) {
      Table table = new Table(COLUMNS_OF_VIRTUAL, virtual);
      List<Block> blocks = List.of(new Heading("Virtual threads"), EXPLANATION_OF_VIRTUAL, table);
      sections.add(new Section(Part.RESULT, blocks));
    }
    return sections;
  }

  private static Section platform(List<MeasuredCell> cells) {
    Map<String, Estimate> alone = new HashMap<>();
    Map<String, List<MeasuredCell>> groups = new LinkedHashMap<>();
    for (MeasuredCell cell : cells) {
      if (cell.row().hasTotal()) {
        String name = name(cell.row());
        groups.computeIfAbsent(name, key -> new ArrayList<>()).add(cell);
        if (usage(cell).hasOneThread()) {
          alone.put(name, cell.row().total().orElseThrow());
        }
      }
    }
    List<List<Table.Entry>> lines = new ArrayList<>();
    groups.forEach(
        (name, group) -> {
          Optional<Estimate> one = Optional.ofNullable(alone.get(name));
          group.forEach(cell -> lines.add(line(name, cell, one)));
        });
    List<Block> blocks =
        new ArrayList<>(List.of(new Heading("Threads"), EXPLANATION, new Table(COLUMNS, lines)));
    blocks.addAll(curves(groups));
    return new Section(Part.RESULT, blocks);
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
                  .filter(cell -> !usage(cell).shared())
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

  private static Usage usage(MeasuredCell cell) {
    return cell.id().workload().usage();
  }

  private static int threads(MeasuredCell cell) {
    return usage(cell).threads();
  }

  private static String name(CellSummary row) {
    return row.name() + " on " + row.id().workload().alone().describe();
  }

  private static List<Table.Entry> line(String name, MeasuredCell cell, Optional<Estimate> alone) {
    return List.of(
        new Table.Name(usage(cell).shared() ? name + ", shared" : name, false),
        Table.Value.of(threads(cell)),
        new Table.Value(cell.value(Metrics.TOTAL).orElseThrow()),
        new Table.Value(perSecond(cell)),
        Table.Word.plusMinus(perSecond(cell)),
        Table.Value.of(alone.map(one -> scaling(one, cell))));
  }

  /** Of itself one thread is the multiple that it is, whatever the interval. */
  private static Measure scaling(Estimate alone, MeasuredCell cell) {
    Estimate total = cell.row().total().orElseThrow();
    return total.equals(alone) && usage(cell).hasOneThread()
        ? Measure.of(1)
        : Measure.of(Ratio.of(alone, total)).times(threads(cell));
  }

  /** A line; none where the cell has no virtual threads, or failed. */
  private static Stream<List<Table.Entry>> virtual(MeasuredCell cell) {
    return cell.row().numbers().virtual().stream().map(seen -> virtual(cell, seen));
  }

  private static List<Table.Entry> virtual(MeasuredCell cell, VirtualSummary seen) {
    Measure perSecond = Measure.of(seen.perSecond());
    Measure kept = Measure.of(seen.keptKilobytes());
    return List.of(
        new Table.Name(name(cell.row()), false),
        Table.Value.of(threads(cell)),
        new Table.Value(perSecond),
        Table.Word.plusMinus(perSecond),
        Table.Value.of(cell.row().total().map(alone -> scaling(seen.perSecond(), alone))),
        new Table.Value(Measure.of(seen.instances().value())),
        new Table.Value(kept),
        Table.Word.plusMinus(kept),
        new Table.Value(Measure.of(seen.pinned().value())));
  }

  /** Relative intervals of a value and of its inverse are the same. */
  private static Measure scaling(Estimate perSecond, Estimate aloneNanos) {
    double once = NANOS_PER_SECOND / aloneNanos.value();
    double relative = aloneNanos.halfWidth() / aloneNanos.value();
    return Measure.of(Ratio.of(perSecond, new Estimate(once, once * relative, aloneNanos.forks())));
  }

  private static Measure perSecond(MeasuredCell cell) {
    return cell.value(Metrics.TOTAL).orElseThrow().into(threads(cell) * NANOS_PER_SECOND);
  }
}
