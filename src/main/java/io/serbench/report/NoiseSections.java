package io.serbench.report;

import io.serbench.report.VariantSections.Variants;
import io.serbench.report.block.Block.Notes;
import io.serbench.report.block.Block.Prose;
import io.serbench.report.block.Section;
import io.serbench.report.block.Section.Part;
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
import io.serbench.statistics.NoiseFloor;
import io.serbench.statistics.NoiseFloor.RelativeDifference;
import java.util.ArrayList;
import java.util.Comparator;
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
      Run run, Remarks remarks, List<Workload> workloads, List<MeasuredCell> cells) {
    List<Pair> pairs =
        Variants.among(run, cells).stream()
            .map(Variants::cells)
            .filter(copies -> copies.size() == 2)
            .map(copies -> new Pair(copies.get(0), copies.get(1)))
            .sorted(Comparator.comparingInt(pair -> cells.indexOf(pair.first())))
            .toList();
    List<Section> sections = new ArrayList<>();
    for (Workload workload : workloads) {
      List<Pair> here =
          pairs.stream().filter(pair -> pair.first().row().workload().equals(workload)).toList();
      sections.add(
          Section.of(
              Part.RESULT,
              "Rows compared with themselves on " + workload.describe(),
              EXPLANATION,
              table(here, remarks::marks)));
    }
    sections.add(Section.of(Part.RESULT, "Noise floor", floor(pairs)));
    List<RelativeDifference> both = new ArrayList<>(differences(pairs, Metrics.SER));
    both.addAll(differences(pairs, Metrics.DESER));
    List<String> verdict = verdict(both, run.settings().target().map(Target::precision));
    sections.add(Section.of(Part.VERDICT, "Verdict", Notes.of(verdict)));
    sections.addAll(remarks.notes());
    sections.addAll(Remarks.warnings(run));
    return sections;
  }

  private record Pair(MeasuredCell first, MeasuredCell second) {
    String row() {
      return first.id().withoutVariant().row();
    }

    /** Returns OK if both copies have numbers, else the status of the first that has none. */
    Status status() {
      return first.hasNumbers() ? second.row().status() : first.row().status();
    }

    Optional<RelativeDifference> difference(Metric time) {
      return first
          .estimate(time)
          .flatMap(
              one -> second.estimate(time).map(other -> RelativeDifference.between(one, other)));
    }
  }

  private static List<RelativeDifference> differences(List<Pair> pairs, Metric time) {
    return pairs.stream().flatMap(pair -> pair.difference(time).stream()).toList();
  }

  /** A line with a time of both copies; only the first line of a row has its name. */
  private record Line(Pair pair, Metric time) {
    Table.Entry name(Predicate<MeasuredCell> marked) {
      return time.equals(TIMES.get(0))
          ? new Table.Name(pair.row(), marked.test(pair.first()) || marked.test(pair.second()))
          : new Table.Word("");
    }

    double percent(ToDoubleFunction<RelativeDifference> what) {
      return pair.difference(time).stream().mapToDouble(what).findFirst().orElse(Double.NaN) * 100;
    }

    boolean outside() {
      return pair.difference(time)
          .filter(found -> found.hasInterval() && !found.isWithinInterval())
          .isPresent();
    }
  }

  private static Table table(List<Pair> pairs, Predicate<MeasuredCell> marked) {
    List<Line> lines = new ArrayList<>();
    for (Pair pair : pairs) {
      List<Metric> times = pair.status() == Status.OK ? TIMES : TIMES.subList(0, 1);
      times.forEach(time -> lines.add(new Line(pair, time)));
    }
    return Table.of(lines)
        .column(Column.words("", ResultSections.NAMES), line -> line.name(marked))
        .unless(line -> ResultSections.inPlaceOfNumbers(line.pair().status()))
        .words("", 5, line -> line.time().id())
        .measures("#1", 8, Notation.WHOLE, line -> line.pair().first().measure(line.time()))
        .measures("#2", 8, Notation.WHOLE, line -> line.pair().second().measure(line.time()))
        .numbers(
            "differ",
            7,
            Notation.SIGNED_PERCENT,
            line -> line.percent(RelativeDifference::relative))
        .numbers("±", 6, Notation.PERCENT, line -> line.percent(RelativeDifference::halfWidth))
        .column(Column.numbers("", 1), line -> new Table.Word(line.outside() ? "!" : ""))
        .table();
  }

  /** Returns the median difference of each time, and the largest with its row. */
  private static Table floor(List<Pair> pairs) {
    return Table.of(TIMES.stream().filter(time -> !differences(pairs, time).isEmpty()).toList())
        .words("", 5, Metric::id)
        .numbers("median", 7, Notation.PERCENT, time -> floor(pairs, time).median() * 100)
        .numbers("largest", 8, Notation.PERCENT, time -> floor(pairs, time).largest() * 100)
        .words("", 0, time -> widest(pairs, time))
        .table();
  }

  private static NoiseFloor floor(List<Pair> pairs, Metric time) {
    return new NoiseFloor(differences(pairs, time));
  }

  private static String widest(List<Pair> pairs, Metric time) {
    return pairs.stream()
        .filter(pair -> pair.difference(time).isPresent())
        .max(Comparator.comparingDouble(pair -> pair.difference(time).orElseThrow().size()))
        .map(pair -> pair.first().id().withoutVariant().describe())
        .orElseThrow();
  }

  /** Returns the conclusions from ser and deser; total, their sum, would count them twice. */
  private static List<String> verdict(
      List<RelativeDifference> differences, Optional<Double> precision) {
    if (differences.isEmpty()) {
      return List.of("No row has numbers under both of its names, so there is nothing to compare.");
    }
    NoiseFloor floor = new NoiseFloor(differences);
    NoiseFloor allowed = new NoiseFloor(differences.stream().map(NoiseSections::allowed).toList());
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
    return seen.hasInterval()
        ? new RelativeDifference(Math.max(seen.size(), seen.halfWidth()), seen.halfWidth())
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
