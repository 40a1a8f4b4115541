package io.serbench.report;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toList;

import io.serbench.report.block.Block.Curves;
import io.serbench.report.block.Block.Prose;
import io.serbench.report.block.Section;
import io.serbench.report.block.Section.SectionPurpose;
import io.serbench.report.block.Table;
import io.serbench.report.metric.Metrics;
import io.serbench.report.metric.Notation;
import io.serbench.statistics.CellSummary;
import io.serbench.statistics.CellSummary.VirtualSummary;
import io.serbench.statistics.Estimate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * Sections on runs with several threads: nanoseconds per call in each thread, the throughput of all
 * threads together, and that throughput relative to one thread alone. For virtual threads, also the
 * memory that is kept for each, and how often they are pinned.
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

  private ScalingSection() {}

  /** Returns the sections; empty if all rows ran in one thread. */
  static List<Section> of(List<CellSummary> cells) {
    List<Section> sections = new ArrayList<>();
    List<CellSummary> platform = cells.stream().filter(cell -> !cell.usage().virtual()).toList();
    if (!platform.stream().allMatch(cell -> cell.usage().hasOneThread())) {
      sections.add(platform(platform));
    }
    // A cell that failed has none.
    List<CellSummary> virtual =
        cells.stream().filter(cell -> cell.numbers().virtual().isPresent()).toList();
    if (!virtual.isEmpty()) {
      sections.add(
          Section.of(
              SectionPurpose.RESULT, "Virtual threads", EXPLANATION_OF_VIRTUAL, virtual(virtual)));
    }
    return sections;
  }

  private static Section platform(List<CellSummary> cells) {
    Map<String, List<CellSummary>> groups =
        cells.stream()
            .filter(cell -> cell.total().isPresent())
            .collect(groupingBy(ScalingSection::name, LinkedHashMap::new, toList()));
    Table table =
        Table.of(groups.values().stream().flatMap(List::stream).toList())
            .names("", 36, cell -> name(cell) + (cell.usage().shared() ? ", shared" : ""))
            .numbers("threads", 7, Notation.WHOLE, ScalingSection::threads)
            .estimates("ns", 8, Notation.WHOLE, Metrics.TOTAL::estimate)
            .estimates("ops/s", 11, Notation.WHOLE, ScalingSection::perSecond)
            .plusMinus(5, ScalingSection::perSecond)
            .estimates(
                "scaling", 7, Notation.HUNDREDTHS, cell -> scaling(groups.get(name(cell)), cell))
            .table();
    List<Curves.Curve> curves =
        groups.entrySet().stream()
            .map(group -> new Curves.Curve(group.getKey(), points(group.getValue())))
            .filter(curve -> curve.points().size() > 1)
            .toList();
    List<Curves.Tick> ticks =
        cells.stream()
            .map(ScalingSection::threads)
            .distinct()
            .sorted()
            .map(number -> new Curves.Tick(number, number.toString()))
            .toList();
    Curves chart =
        new Curves("Throughput of all threads", "threads", "round trips per second", ticks, curves);
    return Section.of(SectionPurpose.RESULT, "Threads", EXPLANATION, table, chart);
  }

  /** Returns points without accessors and threads that share a serializer. */
  private static List<Curves.Point> points(List<CellSummary> group) {
    return group.stream()
        .filter(cell -> cell.decodes() && !cell.usage().shared())
        .sorted(Comparator.comparingInt(ScalingSection::threads))
        .map(cell -> new Curves.Point(threads(cell), perSecond(cell)))
        .toList();
  }

  private static int threads(CellSummary cell) {
    return cell.usage().threads();
  }

  private static String name(CellSummary row) {
    return row.name() + " on " + row.id().workload().alone().describe();
  }

  /** Returns the throughput relative to one thread; 1 for that thread, without an interval. */
  private static Estimate scaling(List<CellSummary> group, CellSummary cell) {
    return group.stream()
        .filter(one -> one.usage().hasOneThread() && !cell.usage().hasOneThread())
        .flatMap(one -> one.total().stream())
        .map(alone -> Estimate.ratio(alone, cell.total().orElseThrow()).times(threads(cell)))
        .findFirst()
        .orElse(cell.usage().hasOneThread() ? Estimate.point(1) : Estimate.UNKNOWN);
  }

  private static Table virtual(List<CellSummary> cells) {
    Function<CellSummary, Estimate> perSecond = seen(VirtualSummary::perSecond);
    Function<CellSummary, Estimate> kept = seen(VirtualSummary::keptKilobytes);
    return Table.of(cells)
        .names("", 28, ScalingSection::name)
        .numbers("threads", 7, Notation.WHOLE, ScalingSection::threads)
        .estimates("ops/s", 9, Notation.WHOLE, perSecond)
        .plusMinus(4, perSecond)
        .estimates(
            "scaling",
            7,
            Notation.HUNDREDTHS,
            cell ->
                cell.total()
                    .map(alone -> scaling(virtual(cell).perSecond(), alone))
                    .orElse(Estimate.UNKNOWN))
        .numbers("instances", 9, Notation.WHOLE, cell -> virtual(cell).instances().value())
        .estimates("kept", 6, Notation.TENTHS, kept)
        .plusMinus(4, kept)
        .numbers("pinned", 7, Notation.WHOLE, cell -> virtual(cell).pinned().value())
        .table();
  }

  private static VirtualSummary virtual(CellSummary cell) {
    return cell.numbers().virtual().orElseThrow();
  }

  private static Function<CellSummary, Estimate> seen(Function<VirtualSummary, Estimate> what) {
    return cell -> what.apply(virtual(cell));
  }

  /** Returns the throughput relative to one thread, whose time has the same relative interval. */
  private static Estimate scaling(Estimate perSecond, Estimate aloneNanos) {
    double once = NANOS_PER_SECOND / aloneNanos.value();
    return Estimate.ratio(
        perSecond, Estimate.plusMinus(once, once * aloneNanos.relative(), aloneNanos.forks()));
  }

  private static Estimate perSecond(CellSummary cell) {
    return Metrics.TOTAL.estimate(cell).into(threads(cell) * NANOS_PER_SECOND);
  }
}
