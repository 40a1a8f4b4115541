package io.serbench.report;

import io.serbench.report.block.Block;
import io.serbench.report.block.Block.Heading;
import io.serbench.report.block.Block.Note;
import io.serbench.report.block.Block.Notes;
import io.serbench.report.block.Block.Prose;
import io.serbench.report.block.Section;
import io.serbench.report.block.Section.Part;
import io.serbench.report.block.Table;
import io.serbench.report.block.Table.Column;
import io.serbench.report.metric.Metric;
import io.serbench.report.metric.Notation;
import io.serbench.result.Noise;
import io.serbench.result.Run;
import io.serbench.result.Summary.Status;
import io.serbench.result.Workload;
import io.serbench.statistics.NoiseFloor;
import io.serbench.statistics.RelativeDifference;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** What a run says in which every row ran as if it were two: the noise floor of the machine. */
final class TwinsSections {
  private static final String OUTSIDE = "!";

  private static final Prose EXPLANATION =
      Prose.of(
          "Every row ran twice, under two names: its times should be the same (ns).",
          "differ: #2 minus #1; ±: half of its 95 % interval; !: a difference outside it.");

  private static final List<Column> COLUMNS =
      List.of(
          Column.words("", ResultSections.NAMES),
          Column.words("", 5),
          Column.numbers("#1", 8, Notation.WHOLE),
          Column.numbers("#2", 8, Notation.WHOLE),
          Column.numbers("differ", 7, Notation.SIGNED_PERCENT),
          Column.numbers("±", 6, Notation.PERCENT),
          Column.numbers("", 1, Notation.WHOLE));

  private static final List<Column> FLOOR =
      List.of(
          Column.words("", 5),
          Column.numbers("median", 7, Notation.PERCENT),
          Column.numbers("largest", 8, Notation.PERCENT),
          Column.words("", 0));

  private TwinsSections() {}

  /**
   * Everything but the head.
   *
   * @param run the run
   * @param noise what the cells do with disturbed batches
   * @param workloads the data sets
   * @param cells of the run, in the order of the tables
   */
  static List<Section> of(
      Run run, Noise noise, List<Workload> workloads, List<MeasuredCell> cells) {
    List<Twins> twins = Twins.among(cells);
    Remarks remarks = new Remarks(run, noise, cells);
    List<Section> sections = new ArrayList<>();
    for (Workload workload : workloads) {
      List<Twins> here = twins.stream().filter(pair -> pair.workload().equals(workload)).toList();
      sections.add(
          section(
              Part.RESULT,
              "Rows compared with themselves on " + workload.describe(),
              EXPLANATION,
              table(here, remarks::marks)));
    }
    sections.add(section(Part.RESULT, "Noise floor", floor(twins)));
    List<Note> verdict =
        TwinsVerdict.of(twins, new WantedPrecision(run, noise).wanted()).stream()
            .map(Note::of)
            .toList();
    sections.add(section(Part.VERDICT, "Verdict", new Notes(verdict)));
    sections.addAll(remarks.notes());
    sections.addAll(Remarks.warnings(run));
    return sections;
  }

  private static Section section(Part part, String title, Block... content) {
    List<Block> blocks = new ArrayList<>(List.of(new Heading(title)));
    blocks.addAll(List.of(content));
    return new Section(part, blocks);
  }

  /** Each row's times under its two names, and how they differ. */
  private static Table table(List<Twins> twins, Predicate<MeasuredCell> marked) {
    List<List<Table.Entry>> lines = new ArrayList<>();
    for (Twins pair : twins) {
      Table.Entry name =
          new Table.Name(pair.row(), marked.test(pair.first()) || marked.test(pair.second()));
      if (pair.status() != Status.OK) {
        lines.add(List.of(name, new Table.Word(ResultSections.label(pair.status()))));
        continue;
      }
      for (Metric time : Twins.TIMES) {
        boolean first = time.equals(Twins.TIMES.get(0));
        lines.add(line(first ? name : new Table.Word(""), time, pair));
      }
    }
    return new Table(COLUMNS, lines);
  }

  private static List<Table.Entry> line(Table.Entry name, Metric time, Twins pair) {
    Optional<RelativeDifference> difference = pair.difference(time);
    boolean outside = difference.filter(d -> d.hasInterval() && !d.isWithinInterval()).isPresent();
    return List.of(
        name,
        new Table.Word(time.id()),
        Table.Value.of(pair.first().value(time)),
        Table.Value.of(pair.second().value(time)),
        Table.Value.of(difference.map(RelativeDifference::relative).orElse(Double.NaN) * 100),
        Table.Value.of(difference.map(RelativeDifference::halfWidth).orElse(Double.NaN) * 100),
        new Table.Word(outside ? OUTSIDE : ""));
  }

  /** How large the differences are: the middle one, and the largest with its row. */
  private static Table floor(List<Twins> twins) {
    List<List<Table.Entry>> lines = new ArrayList<>();
    for (Metric time : Twins.TIMES) {
      twins.stream()
          .filter(pair -> pair.difference(time).isPresent())
          .max(Comparator.comparingDouble(pair -> pair.difference(time).orElseThrow().size()))
          .ifPresent(most -> lines.add(floorLine(twins, time, most)));
    }
    return new Table(FLOOR, lines);
  }

  private static List<Table.Entry> floorLine(List<Twins> twins, Metric time, Twins most) {
    NoiseFloor floor = new NoiseFloor(TwinsVerdict.differences(twins, time));
    return List.of(
        new Table.Word(time.id()),
        Table.Value.of(floor.median() * 100),
        Table.Value.of(floor.largest() * 100),
        new Table.Word(most.row() + " on " + most.workload().describe()));
  }
}
