package io.serbench.report;

import io.serbench.report.VariantSections.Variants;
import io.serbench.report.block.Block.Note;
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
import java.util.stream.Stream;

/**
 * The sections of a run in which every row was compared with itself: the differences and the noise
 * floor of the machine.
 */
final class NoiseSections {
  private static final String OUTSIDE = "!";

  private static final Prose EXPLANATION =
      Prose.of(
          "Every row ran twice, under two names: its times should be the same (ns).",
          "differ: #2 minus #1; ±: half of its 95 % interval; !: a difference outside it.");

  private static final List<Metric> TIMES = List.of(Metrics.SER, Metrics.DESER, Metrics.TOTAL);

  private NoiseSections() {}

  static List<Section> of(
      Run run, Remarks remarks, List<Workload> workloads, List<MeasuredCell> cells) {
    List<Variants> pairs =
        Variants.among(run, cells).stream()
            .filter(pair -> pair.cells().size() == 2)
            .sorted(Comparator.comparingInt(pair -> cells.indexOf(first(pair))))
            .toList();
    List<Section> sections = new ArrayList<>();
    for (Workload workload : workloads) {
      List<Variants> here =
          pairs.stream().filter(pair -> pair.workload().equals(workload)).toList();
      sections.add(
          Section.of(
              Part.RESULT,
              "Rows compared with themselves on " + workload.describe(),
              EXPLANATION,
              table(here, remarks::marks)));
    }
    sections.add(Section.of(Part.RESULT, "Noise floor", floor(pairs)));
    List<String> verdict =
        verdict(
            Stream.of(Metrics.SER, Metrics.DESER)
                .flatMap(time -> differences(pairs, time).stream())
                .toList(),
            run.settings().target().map(Target::precision));
    List<Note> conclusions = verdict.stream().map(Note::of).toList();
    sections.add(Section.of(Part.VERDICT, "Verdict", new Notes(conclusions)));
    sections.addAll(remarks.notes());
    sections.addAll(Remarks.warnings(run));
    return sections;
  }

  private static MeasuredCell first(Variants pair) {
    return pair.cells().get(0);
  }

  private static MeasuredCell second(Variants pair) {
    return pair.cells().get(1);
  }

  /** Returns OK if both copies have numbers, else the status of the first that has none. */
  private static Status status(Variants pair) {
    Status status = first(pair).row().status();
    return status == Status.OK ? second(pair).row().status() : status;
  }

  private static Optional<RelativeDifference> difference(Variants pair, Metric time) {
    return first(pair)
        .estimate(time)
        .flatMap(
            one ->
                second(pair).estimate(time).map(other -> RelativeDifference.between(one, other)));
  }

  private static List<RelativeDifference> differences(List<Variants> pairs, Metric time) {
    return pairs.stream().flatMap(pair -> difference(pair, time).stream()).toList();
  }

  /** A line with a time of both copies; only the first line of a row has its name. */
  private record Line(Variants pair, Metric time) {
    Table.Entry name(Predicate<MeasuredCell> marked) {
      return time.equals(TIMES.get(0))
          ? new Table.Name(pair.row(), pair.cells().stream().anyMatch(marked))
          : new Table.Word("");
    }

    double percent(ToDoubleFunction<RelativeDifference> what) {
      return difference(pair, time).stream().mapToDouble(what).findFirst().orElse(Double.NaN) * 100;
    }

    boolean outside() {
      return difference(pair, time)
          .filter(found -> found.hasInterval() && !found.isWithinInterval())
          .isPresent();
    }
  }

  private static Table table(List<Variants> pairs, Predicate<MeasuredCell> marked) {
    return Table.of(
            pairs.stream()
                .flatMap(
                    pair ->
                        (status(pair) == Status.OK ? TIMES : TIMES.subList(0, 1))
                            .stream().map(time -> new Line(pair, time)))
                .toList())
        .column(Column.words("", ResultSections.NAMES), line -> line.name(marked))
        .unless(line -> ResultSections.inPlaceOfNumbers(status(line.pair())))
        .words("", 5, line -> line.time().id())
        .measures("#1", 8, Notation.WHOLE, line -> first(line.pair()).measure(line.time()))
        .measures("#2", 8, Notation.WHOLE, line -> second(line.pair()).measure(line.time()))
        .numbers(
            "differ",
            7,
            Notation.SIGNED_PERCENT,
            line -> line.percent(RelativeDifference::relative))
        .numbers("±", 6, Notation.PERCENT, line -> line.percent(RelativeDifference::halfWidth))
        .column(
            Column.numbers("", 1, Notation.WHOLE),
            line -> new Table.Word(line.outside() ? OUTSIDE : ""))
        .table();
  }

  /** Returns the median difference of each time, and the largest with its row. */
  private static Table floor(List<Variants> pairs) {
    return Table.of(TIMES.stream().filter(time -> !differences(pairs, time).isEmpty()).toList())
        .words("", 5, Metric::id)
        .numbers("median", 7, Notation.PERCENT, time -> floor(pairs, time).median() * 100)
        .numbers("largest", 8, Notation.PERCENT, time -> floor(pairs, time).largest() * 100)
        .words("", 0, time -> widest(pairs, time))
        .table();
  }

  private static NoiseFloor floor(List<Variants> pairs, Metric time) {
    return new NoiseFloor(differences(pairs, time));
  }

  private static String widest(List<Variants> pairs, Metric time) {
    return pairs.stream()
        .filter(pair -> difference(pair, time).isPresent())
        .max(Comparator.comparingDouble(pair -> difference(pair, time).orElseThrow().size()))
        .map(pair -> pair.row() + " on " + pair.workload().describe())
        .orElseThrow();
  }

  /**
   * Returns the conclusions from the differences of ser and deser; those of total, their sum, would
   * count them twice.
   *
   * @param precision the target for the relative half-width of each time, if there was one
   */
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
