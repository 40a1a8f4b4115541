package io.serbench.compare.page;

import io.serbench.compare.Judgement;
import io.serbench.compare.Judgement.Verdict;
import io.serbench.compare.RunComparison;
import io.serbench.compare.RunComparison.Change;
import io.serbench.report.Report;
import io.serbench.report.block.Block.Prose;
import io.serbench.report.block.Block.Ratios;
import io.serbench.report.block.Block.Ratios.Bar;
import io.serbench.report.block.Block.Ratios.Kind;
import io.serbench.report.block.Section;
import io.serbench.report.block.Section.Part;
import io.serbench.report.block.Table;
import io.serbench.report.block.Table.Column;
import io.serbench.report.metric.Digits;
import io.serbench.report.metric.Metric;
import io.serbench.report.metric.Notation;
import io.serbench.result.CellId;
import io.serbench.result.Usage;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Makes the sections on what changed between two runs, and the table for programs. */
final class ChangeSections {
  /** The width of the column of names in characters, with which lines fit a terminal. */
  private static final int NAMES = 26;

  private ChangeSections() {}

  /**
   * Returns sections on the times of all rows in both runs, and on the geometric means of the
   * ratios.
   *
   * @param same the fraction up to which a difference does not matter
   */
  static List<Section> ofTimes(RunComparison comparison, double same) {
    if (comparison.times().isEmpty()) {
      return List.of();
    }
    String speed =
        comparison.speed().isPresent()
            ? ", corrected for the speed of the machine in each run (see Witness)"
            : "";
    Prose explanation =
        Prose.of(
            "ratio: new divided by base" + speed + "; ±: half of its 95 % interval.",
            ("same: the whole interval is within ± %s. faster, slower: at most 5 %% of all these"
                    + " verdicts are wrong.")
                .formatted(Digits.percent(same)),
            "undecided: this many forks per run would decide.");
    List<Section> sections = new ArrayList<>();
    comparison.times().stream()
        .collect(
            Collectors.groupingBy(
                time -> time.change().id().workload().describe(),
                LinkedHashMap::new,
                Collectors.toList()))
        .forEach(
            (workload, times) -> {
              Set<Judgement> first = firstOfRows(times);
              sections.add(
                  Section.of(
                      Part.RESULT,
                      "Times on " + workload,
                      explanation,
                      bars(comparison, times, first, same),
                      table(times, first)));
            });
    sections.add(
        Section.of(
            Part.RESULT,
            "Geometric means of the ratios",
            Prose.of("Over the rows in both runs, with 95 % intervals."),
            means(comparison)));
    return sections;
  }

  private static Ratios bars(
      RunComparison comparison, List<Judgement> times, Set<Judgement> first, double same) {
    return new Ratios(
        "New divided by base: left of 1 is faster, right is slower",
        "Base: %s; new: %s"
            .formatted(
                Report.origin(comparison.base().run()), Report.origin(comparison.next().run())),
        same,
        times.stream()
            .map(
                time ->
                    new Bar(
                        first.contains(time) ? time.change().id().name() : "",
                        time.change().metric().id(),
                        time.change().ratio(),
                        kind(time.verdict()),
                        time.verdict().word()))
            .toList());
  }

  private static Kind kind(Verdict verdict) {
    return switch (verdict) {
      case FASTER, SMALLER -> Kind.LESS;
      case SLOWER, LARGER -> Kind.MORE;
      case SAME -> Kind.SAME;
      case UNDECIDED -> Kind.OPEN;
    };
  }

  /** Returns the first time of each row, beside which the row is named. */
  private static Set<Judgement> firstOfRows(List<Judgement> times) {
    Set<Judgement> first = new HashSet<>();
    for (int i = 0; i < times.size(); i++) {
      if (i == 0 || !times.get(i).change().id().equals(times.get(i - 1).change().id())) {
        first.add(times.get(i));
      }
    }
    return first;
  }

  private static Table table(List<Judgement> times, Set<Judgement> first) {
    return Table.of(times)
        .column(
            Column.words("", NAMES),
            time ->
                first.contains(time)
                    ? new Table.Name(time.change().id().name(), false)
                    : new Table.Word(""))
        .words("ns", 6, time -> time.change().metric().id())
        .numbers("base", 8, Notation.WHOLE, time -> time.change().base().value())
        .numbers("new", 8, Notation.WHOLE, time -> time.change().next().value())
        .numbers("ratio", 6, Notation.THOUSANDTHS, time -> time.change().ratio().value())
        .numbers("±", 6, Notation.PERCENT, time -> time.change().ratio().relative() * 100)
        .words("verdict", 0, ChangeSections::verdict)
        .table();
  }

  private static String verdict(Judgement time) {
    String word = time.verdict().word();
    return time.forks().isPresent()
        ? word + " (" + Digits.count(time.forks().getAsInt(), "fork") + ")"
        : word;
  }

  private static Table means(RunComparison comparison) {
    return Table.of(comparison.metrics())
        .words("", 6, Metric::id)
        .intervals(
            List.of("ratio", "low", "high"),
            6,
            Notation.THOUSANDTHS,
            metric -> comparison.mean(metric).orElseThrow())
        .words("", 0, metric -> Digits.count(comparison.changes(metric).size(), "row"))
        .table();
  }

  /**
   * Returns a section on sizes and allocations: those that changed, and the number of others.
   *
   * @param naming returns the name of a cell
   */
  static List<Section> ofBytes(List<Judgement> all, Function<CellId, String> naming) {
    if (all.isEmpty()) {
      return List.of();
    }
    List<Judgement> changed =
        all.stream().filter(bytes -> bytes.verdict() != Verdict.SAME).toList();
    String title = "Sizes and allocations";
    if (changed.isEmpty()) {
      return List.of(
          Section.of(
              Part.RESULT,
              title,
              Prose.of("All %s are the same in both runs.".formatted(all.size()))));
    }
    String rest =
        "%s of %s changed; the others are exactly the same."
            .formatted(changed.size(), Digits.count(all.size(), "number"));
    Table table =
        Table.of(changed)
            .names("", NAMES, bytes -> naming.apply(bytes.change().id()))
            .words("bytes", 11, bytes -> bytes.change().metric().id())
            .numbers("base", 8, Notation.WHOLE, bytes -> bytes.change().base().value())
            .numbers("new", 8, Notation.WHOLE, bytes -> bytes.change().next().value())
            .numbers("change", 8, Notation.WHOLE, bytes -> bytes.change().growth())
            .words("", 0, bytes -> bytes.verdict().word())
            .table();
    return List.of(Section.of(Part.RESULT, title, Prose.of(rest), table));
  }

  /** Returns a table for programs with a line for each number that was compared. */
  static Table numbers(List<RunComparison> comparisons) {
    List<Compared> numbers =
        comparisons.stream()
            .flatMap(
                comparison ->
                    Stream.of(comparison.times(), comparison.bytes())
                        .flatMap(List::stream)
                        .map(judged -> new Compared(comparison.next().name(), judged)))
            .toList();
    return Table.of(numbers)
        .words("file", 0, Compared::file)
        .words("row", 0, number -> number.change().id().name())
        .words("data", 0, number -> number.change().id().workload().data())
        .words("transport", 0, number -> number.usage().transport().word())
        .numbers("threads", 0, Notation.WHOLE, number -> number.usage().threads())
        .words("metric", 0, number -> number.change().metric().id())
        .words("unit", 0, number -> number.change().metric().unit().symbol())
        .measures("base", 0, Notation.WHOLE, number -> number.change().base())
        .measures("new", 0, Notation.WHOLE, number -> number.change().next())
        .measures("ratio measured", 0, Notation.WHOLE, number -> number.change().measured())
        .measures("ratio", 0, Notation.WHOLE, number -> number.change().ratio())
        .words("verdict", 0, number -> number.judged().verdict().word())
        .numbers("forks to decide", 0, Notation.WHOLE, Compared::forks)
        .numbers("probability", 0, Notation.WHOLE, number -> number.judged().probability())
        // Added later, and therefore behind the others.
        .words("shared", 0, number -> Boolean.toString(number.usage().shared()))
        .words("virtual", 0, number -> Boolean.toString(number.usage().virtual()))
        .table();
  }

  /** A number that was compared, and the file of the new run. */
  private record Compared(String file, Judgement judged) {
    Change change() {
      return judged.change();
    }

    Usage usage() {
      return change().id().workload().usage();
    }

    double forks() {
      return judged.forks().isPresent() ? judged.forks().getAsInt() : Double.NaN;
    }
  }
}
