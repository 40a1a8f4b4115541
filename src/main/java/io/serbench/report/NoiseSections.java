package io.serbench.report;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toList;

import io.serbench.report.VariantSections.Variants;
import io.serbench.report.block.Block.Notes;
import io.serbench.report.block.Block.Prose;
import io.serbench.report.block.Section;
import io.serbench.report.block.Section.SectionPurpose;
import io.serbench.report.block.Table;
import io.serbench.report.block.Table.Column;
import io.serbench.report.metric.Digits;
import io.serbench.report.metric.Metric;
import io.serbench.report.metric.Metrics;
import io.serbench.report.metric.Notation;
import io.serbench.result.Run;
import io.serbench.result.Settings.Target;
import io.serbench.result.Summary.Status;
import io.serbench.result.Workload;
import io.serbench.statistics.CellSummary;
import io.serbench.statistics.NoiseFloor;
import io.serbench.statistics.NoiseFloor.RelativeDifference;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;

/**
 * The sections of a run in which every row was compared with itself: the differences and the noise
 * floor of the machine.
 */
final class NoiseSections {
  private static final Prose EXPLANATION =
      Prose.of(
          "Every row ran twice, under two names: its times should be the same (ns).",
          "differ: #2 minus #1; ±: half of its 95 % interval; !: a difference outside it.");

  private static final List<Metric> TIMES = List.of(Metrics.SER, Metrics.DESER, Metrics.TOTAL);

  private NoiseSections() {}

  static List<Section> of(
      Run run, Remarks remarks, List<Workload> workloads, List<CellSummary> cells) {
    List<NoiseLine> lines =
        Variants.among(run, cells).stream()
            .map(Variants::cells)
            .filter(copies -> copies.size() == 2)
            .sorted(Comparator.comparingInt(copies -> cells.indexOf(copies.get(0))))
            .flatMap(
                twins ->
                    TIMES.stream().map(time -> new NoiseLine(twins.get(0), twins.get(1), time)))
            .toList();
    List<Section> sections = new ArrayList<>();
    for (Workload workload : workloads) {
      List<NoiseLine> here =
          lines.stream().filter(line -> line.first().workload().equals(workload)).toList();
      sections.add(
          Section.of(
              SectionPurpose.RESULT,
              "Rows compared with themselves on " + workload.describe(),
              EXPLANATION,
              table(here, remarks::marks)));
    }
    List<NoiseLine> compared =
        lines.stream().filter(line -> line.difference().isPresent()).toList();
    sections.add(Section.of(SectionPurpose.RESULT, "Noise floor", floor(compared)));
    // Total, their sum, would count them twice.
    List<NoiseLine> both =
        compared.stream().filter(line -> !line.time().equals(Metrics.TOTAL)).toList();
    List<String> verdict =
        both.isEmpty()
            ? List.of("No row has numbers under both of its names, so there is nothing to compare.")
            : verdict(floorOf(both), run.settings().target().map(Target::precision));
    sections.add(Section.of(SectionPurpose.VERDICT, "Verdict", Notes.of(verdict)));
    sections.add(remarks.notes());
    sections.add(Remarks.warnings(run));
    return sections;
  }

  /** A time of a row under both of its names. */
  private record NoiseLine(CellSummary first, CellSummary second, Metric time) {
    /** Returns OK if both copies have numbers, else the status of the first that has none. */
    Status status() {
      return first.hasNumbers() ? second.status() : first.status();
    }

    boolean isFirstOfRow() {
      return time.equals(TIMES.get(0));
    }

    Optional<RelativeDifference> difference() {
      return time.value(first)
          .flatMap(one -> time.value(second).map(other -> RelativeDifference.between(one, other)));
    }

    boolean isOutside() {
      return percent(RelativeDifference::size) > percent(RelativeDifference::halfWidth);
    }

    double percent(ToDoubleFunction<RelativeDifference> what) {
      return difference().stream().mapToDouble(what).findFirst().orElse(Double.NaN) * 100;
    }
  }

  private static Table table(List<NoiseLine> lines, Predicate<CellSummary> marked) {
    return Table.of(
            lines.stream()
                .filter(line -> line.isFirstOfRow() || line.status() == Status.OK)
                .toList())
        .names(
            "",
            ResultSections.NAMES,
            line -> line.isFirstOfRow() ? line.first().id().withoutVariant().row() : "",
            line ->
                line.isFirstOfRow() && (marked.test(line.first()) || marked.test(line.second())))
        .unless(line -> ResultSections.inPlaceOfNumbers(line.status()))
        .words("", 5, line -> line.time().id())
        .estimates("#1", 8, Notation.WHOLE, line -> line.time().estimate(line.first()))
        .estimates("#2", 8, Notation.WHOLE, line -> line.time().estimate(line.second()))
        .numbers(
            "differ",
            7,
            Notation.SIGNED_PERCENT,
            line -> line.percent(RelativeDifference::relative))
        .numbers("±", 6, Notation.PERCENT, line -> line.percent(RelativeDifference::halfWidth))
        .column(Column.numbers("", 1), line -> new Table.PlainText(line.isOutside() ? "!" : ""))
        .table();
  }

  /** Returns the median difference of each time, and the largest with its row. */
  private static Table floor(List<NoiseLine> compared) {
    return Table.of(
            compared.stream()
                .collect(groupingBy(NoiseLine::time, LinkedHashMap::new, toList()))
                .values())
        .words("", 5, lines -> lines.get(0).time().id())
        .numbers("median", 7, Notation.PERCENT, lines -> floorOf(lines).median() * 100)
        .numbers("largest", 8, Notation.PERCENT, lines -> floorOf(lines).largest() * 100)
        .words("", 0, NoiseSections::widest)
        .table();
  }

  private static NoiseFloor floorOf(List<NoiseLine> lines) {
    return new NoiseFloor(lines.stream().flatMap(line -> line.difference().stream()).toList());
  }

  private static String widest(List<NoiseLine> lines) {
    return lines.stream()
        .max(Comparator.comparingDouble(line -> line.percent(RelativeDifference::size)))
        .map(line -> line.first().id().withoutVariant().describe())
        .orElseThrow();
  }

  private static List<String> verdict(NoiseFloor floor, Optional<Double> precision) {
    NoiseFloor allowed =
        new NoiseFloor(floor.differences().stream().map(NoiseSections::allowed).toList());
    List<String> verdict = new ArrayList<>();
    verdict.add(
        "Differences below %s between two rows mean nothing on this machine today: %s of %s differences of a row from itself are no larger than %s, or %s with their intervals."
            .formatted(
                Digits.percentRoundedUp(allowed.bound()),
                floor.within(floor.bound()),
                floor.count(),
                Digits.percentRoundedUp(floor.bound()),
                Digits.percentRoundedUp(allowed.bound())));
    verdict.add(intervals(floor));
    precision.ifPresent(target -> verdict.add(wanted(floor, allowed, target)));
    return verdict;
  }

  /**
   * Returns a difference enlarged to the end of its interval, if it is smaller: copies that agree
   * by chance do not show how far apart they might have been.
   */
  private static RelativeDifference allowed(RelativeDifference seen) {
    return seen.isWithinInterval()
        ? new RelativeDifference(seen.halfWidth(), seen.halfWidth())
        : seen;
  }

  private static String intervals(NoiseFloor floor) {
    if (floor.withInterval() == 0) {
      return "One fork has no interval; run with more forks to see whether the intervals hold.";
    }
    String judgement =
        floor.intervalsAreHonest()
            ? "hold."
            : "are too narrow, because something that they do not capture changes between forks. Do"
                + " not rely on them today; try again when the machine is quieter, or with"
                + " -thorough.";
    return "%s of %s differences lie within their 95 %% intervals: the intervals %s"
        .formatted(floor.withinInterval(), floor.withInterval(), judgement);
  }

  /**
   * Returns a sentence on whether the differences are within the target. The difference of two
   * independent times has √2 times their half-width.
   */
  private static String wanted(NoiseFloor floor, NoiseFloor allowed, double precision) {
    double fine = Math.sqrt(2) * precision;
    return "The target for each time was ± %s, which allows for differences of %s; %s of %s are within: %s."
        .formatted(
            Digits.percent(precision),
            Digits.percent(Math.round(fine * 1000) / 1000.0),
            allowed.within(fine),
            floor.count(),
            allowed.bound() > fine
                ? "try again when the machine is quieter, with a larger -budget, or with -thorough"
                : "the machine is good enough for this");
  }
}
