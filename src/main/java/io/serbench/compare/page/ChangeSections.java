package io.serbench.compare.page;

import io.serbench.compare.Judgement;
import io.serbench.compare.Judgement.Verdict;
import io.serbench.compare.RunComparison;
import io.serbench.compare.RunComparison.ComparedNumber;
import io.serbench.report.Report;
import io.serbench.report.block.Block;
import io.serbench.report.block.Block.Prose;
import io.serbench.report.block.Block.Ratios;
import io.serbench.report.block.Block.Ratios.Direction;
import io.serbench.report.block.Block.Ratios.RatioBar;
import io.serbench.report.block.Section;
import io.serbench.report.block.Section.SectionPurpose;
import io.serbench.report.block.Table;
import io.serbench.report.metric.Digits;
import io.serbench.report.metric.Metric;
import io.serbench.report.metric.Notation;
import io.serbench.result.CellId;
import io.serbench.result.Usage;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/** Makes the sections on what changed between two runs, and the table for programs. */
final class ChangeSections {
  /** The width of the column of names in characters, with which lines fit a terminal. */
  private static final int NAMES = 26;

  private ChangeSections() {}

  /** Returns sections on the times of all rows in both runs, and on the means of their ratios. */
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
    Map<String, List<ChangeLine>> workloads = new LinkedHashMap<>();
    Set<CellId> named = new HashSet<>();
    for (Judgement time : comparison.times()) {
      CellId id = time.change().id();
      workloads
          .computeIfAbsent(id.workload().describe(), none -> new ArrayList<>())
          .add(new ChangeLine(named.add(id) ? id.name() : "", time));
    }
    List<Section> sections = new ArrayList<>();
    workloads.forEach(
        (workload, times) ->
            sections.add(
                Section.of(
                    SectionPurpose.RESULT,
                    "Times on " + workload,
                    explanation,
                    bars(comparison, times, same),
                    table(times))));
    sections.add(
        Section.of(
            SectionPurpose.RESULT,
            "Geometric means of the ratios",
            Prose.of("Over the rows in both runs, with 95 % intervals."),
            means(comparison)));
    return sections;
  }

  private static Ratios bars(RunComparison comparison, List<ChangeLine> times, double same) {
    return new Ratios(
        "New divided by base: left of 1 is faster, right is slower",
        "Base: %s; new: %s"
            .formatted(
                Report.origin(comparison.base().run()), Report.origin(comparison.next().run())),
        same,
        times.stream().map(ChangeSections::bar).toList());
  }

  private static RatioBar bar(ChangeLine line) {
    Verdict verdict = line.judged().verdict();
    String metric = line.change().metric().id();
    return new RatioBar(line.label(), metric, line.change().ratio(), kind(verdict), verdict.word());
  }

  private static Direction kind(Verdict verdict) {
    return switch (verdict) {
      case FASTER, SMALLER -> Direction.LESS;
      case SLOWER, LARGER -> Direction.MORE;
      case SAME -> Direction.SAME;
      case UNDECIDED -> Direction.OPEN;
    };
  }

  private static Table table(List<ChangeLine> times) {
    return Table.of(times)
        .names("", NAMES, ChangeLine::label)
        .words("ns", 6, line -> line.change().metric().id())
        .numbers("base", 8, Notation.WHOLE, line -> line.change().base().value())
        .numbers("new", 8, Notation.WHOLE, line -> line.change().next().value())
        .numbers("ratio", 6, Notation.THOUSANDTHS, line -> line.change().ratio().value())
        .numbers("±", 6, Notation.PERCENT, line -> line.change().ratio().relative() * 100)
        .words("verdict", 0, line -> verdict(line.judged()))
        .table();
  }

  private static String verdict(Judgement time) {
    String word = time.verdict().word();
    return time.forks().isEmpty()
        ? word
        : word + " (" + Digits.count(time.forks().getAsInt(), "fork") + ")";
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

  /** Returns a section on sizes and allocations: those that changed, and the number of others. */
  static List<Section> ofBytes(List<Judgement> all, Function<CellId, String> naming) {
    if (all.isEmpty()) {
      return List.of();
    }
    List<Judgement> changed =
        all.stream().filter(bytes -> bytes.verdict() != Verdict.SAME).toList();
    String same = "All %s are the same in both runs.".formatted(all.size());
    String rest =
        "%s of %s changed; the others are exactly the same."
            .formatted(changed.size(), Digits.count(all.size(), "number"));
    List<Block> blocks = new ArrayList<>(List.of(Prose.of(changed.isEmpty() ? same : rest)));
    Table table =
        Table.of(changed)
            .names("", NAMES, bytes -> naming.apply(bytes.change().id()))
            .words("bytes", 11, bytes -> bytes.change().metric().id())
            .numbers("base", 8, Notation.WHOLE, bytes -> bytes.change().base().value())
            .numbers("new", 8, Notation.WHOLE, bytes -> bytes.change().next().value())
            .numbers("change", 8, Notation.WHOLE, bytes -> bytes.change().growth())
            .words("", 0, bytes -> bytes.verdict().word())
            .table();
    if (!changed.isEmpty()) {
      blocks.add(table);
    }
    return List.of(new Section(SectionPurpose.RESULT, "Sizes and allocations", blocks));
  }

  /** Returns a table for programs with a line for each number that was compared. */
  static Table numbers(List<RunComparison> comparisons) {
    List<ChangeLine> numbers = new ArrayList<>();
    for (RunComparison comparison : comparisons) {
      Stream.of(comparison.times(), comparison.bytes())
          .flatMap(List::stream)
          .forEach(judged -> numbers.add(new ChangeLine(comparison.next().name(), judged)));
    }
    return Table.of(numbers)
        .words("file", 0, ChangeLine::label)
        .words("row", 0, number -> number.change().id().name())
        .words("data", 0, number -> number.change().id().workload().data())
        .words("transport", 0, number -> number.usage().transport().word())
        .numbers("threads", 0, Notation.WHOLE, number -> number.usage().threads())
        .words("metric", 0, number -> number.change().metric().id())
        .words("unit", 0, number -> number.change().metric().unit().symbol())
        .estimates("base", 0, Notation.WHOLE, number -> number.change().base())
        .estimates("new", 0, Notation.WHOLE, number -> number.change().next())
        .estimates("ratio measured", 0, Notation.WHOLE, number -> number.change().measured())
        .estimates("ratio", 0, Notation.WHOLE, number -> number.change().ratio())
        .words("verdict", 0, number -> number.judged().verdict().word())
        .numbers("forks to decide", 0, Notation.WHOLE, ChangeLine::forks)
        .numbers("probability", 0, Notation.WHOLE, number -> number.judged().probability())
        // Added later, and therefore behind the others.
        .words("shared", 0, number -> Boolean.toString(number.usage().shared()))
        .words("virtual", 0, number -> Boolean.toString(number.usage().virtual()))
        .table();
  }

  /** A number that was compared, and its file, or the name of its row above the first time. */
  private record ChangeLine(String label, Judgement judged) {
    ComparedNumber change() {
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
