package io.serbench.compare.page;

import io.serbench.compare.Judgement;
import io.serbench.compare.Judgement.Verdict;
import io.serbench.compare.RunComparison;
import io.serbench.compare.TimeChange;
import io.serbench.report.block.Block.Heading;
import io.serbench.report.block.Block.Prose;
import io.serbench.report.block.Section;
import io.serbench.report.block.Section.Part;
import io.serbench.report.block.Table;
import io.serbench.report.block.Table.Column;
import io.serbench.report.metric.Digits;
import io.serbench.report.metric.Measure;
import io.serbench.report.metric.Metric;
import io.serbench.report.metric.Notation;
import io.serbench.result.CellId;
import io.serbench.statistics.Ratio;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The times of all rows in both runs, and their geometric means. */
final class TimeSections {
  /** Characters of the column of names: so that the whole line fits a terminal. */
  static final int NAMES = 26;

  private static final List<Column> COLUMNS =
      List.of(
          Column.words("", NAMES),
          Column.words("ns", 6),
          Column.numbers("base", 8, Notation.WHOLE),
          Column.numbers("new", 8, Notation.WHOLE),
          Column.numbers("ratio", 6, Notation.THOUSANDTHS),
          Column.numbers("±", 6, Notation.PERCENT),
          Column.words("verdict", 0));

  private static final List<Column> MEANS =
      List.of(
          Column.words("", 6),
          Column.numbers("ratio", 6, Notation.THOUSANDTHS),
          Column.numbers("low", 6, Notation.THOUSANDTHS),
          Column.numbers("high", 6, Notation.THOUSANDTHS),
          Column.words("", 0));

  private TimeSections() {}

  /**
   * The sections.
   *
   * @param same up to which part of the value a difference does not matter
   */
  static List<Section> of(RunComparison comparison, double same) {
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
    byWorkload(comparison.times())
        .forEach(
            (workload, times) ->
                sections.add(
                    new Section(
                        Part.RESULT,
                        List.of(
                            new Heading("Times on " + workload),
                            explanation,
                            RatioBars.of(times, same),
                            table(times)))));
    sections.add(
        new Section(
            Part.RESULT,
            List.of(
                new Heading("Geometric means of the ratios"),
                Prose.of("Over the rows in both runs, with 95 % intervals."),
                means(comparison))));
    return sections;
  }

  private static Map<String, List<Judgement>> byWorkload(List<Judgement> times) {
    Map<String, List<Judgement>> groups = new LinkedHashMap<>();
    for (Judgement time : times) {
      groups
          .computeIfAbsent(time.change().id().workload().describe(), workload -> new ArrayList<>())
          .add(time);
    }
    return groups;
  }

  private static Table table(List<Judgement> times) {
    List<List<Table.Entry>> lines = new ArrayList<>();
    Optional<CellId> last = Optional.empty();
    for (Judgement time : times) {
      CellId id = time.change().id();
      boolean more = last.filter(id::equals).isPresent();
      lines.add(line(more ? new Table.Word("") : new Table.Name(id.name(), false), time));
      last = Optional.of(id);
    }
    return new Table(COLUMNS, lines);
  }

  private static List<Table.Entry> line(Table.Entry name, Judgement time) {
    TimeChange change = time.change();
    Ratio ratio = change.ratio();
    return List.of(
        name,
        new Table.Word(change.metric().id()),
        Table.Value.of(change.base().value()),
        Table.Value.of(change.next().value()),
        Table.Value.of(ratio.value()),
        Table.Value.of(Measure.of(ratio).relative() * 100),
        new Table.Word(verdict(time)));
  }

  private static String verdict(Judgement time) {
    if (time.verdict() != Verdict.UNDECIDED) {
      return time.verdict().word();
    }
    String word = Verdict.UNDECIDED.word();
    if (time.forks().isPresent()) {
      return word + " (" + Digits.count(time.forks().getAsInt(), "fork") + ")";
    }
    return word + (time.change().ratio().hasInterval() ? " (too near)" : " (one fork)");
  }

  private static Table means(RunComparison comparison) {
    List<List<Table.Entry>> lines = new ArrayList<>();
    for (Metric metric : comparison.metrics()) {
      Optional<Ratio> mean = comparison.mean(metric);
      mean.ifPresent(
          ratio ->
              lines.add(
                  List.of(
                      new Table.Word(metric.id()),
                      Table.Value.of(ratio.value()),
                      Table.Value.of(ratio.interval().low()),
                      Table.Value.of(ratio.interval().high()),
                      new Table.Word(Digits.count(comparison.changes(metric).size(), "row")))));
    }
    return new Table(MEANS, lines);
  }
}
