package io.serbench.report;

import io.serbench.report.Ranking.Ranked;
import io.serbench.report.block.Block;
import io.serbench.report.block.Block.Heading;
import io.serbench.report.block.Block.Prose;
import io.serbench.report.block.Section;
import io.serbench.report.block.Section.Part;
import io.serbench.report.block.Table;
import io.serbench.report.block.Table.Column;
import io.serbench.report.metric.Metrics;
import io.serbench.report.metric.Notation;
import io.serbench.result.Workload;
import io.serbench.statistics.Ratio;
import io.serbench.statistics.Ratio.Interval;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Who is ahead, by how much, and how surely: as a table of many rows, as a sentence in any case.
 */
final class RankingSection {
  private static final int LEAST = 2;
  private static final int FEW = 5;

  /** Of two rows the sentence says it all. */
  private static final int LEAST_FOR_A_TABLE = 3;

  private static final Prose EXPLANATION =
      Prose.of(
          "By total. x: relative to the fastest, with its 95 % interval.",
          "Rows with = are tied: their intervals overlap with that of the first of them.");

  private static final List<Column> COLUMNS =
      List.of(
          Column.words("rank", ResultSections.RANKS),
          Column.words("", ResultSections.NAMES),
          Column.of(Metrics.TOTAL),
          Column.numbers("±", 6, Notation.PERCENT),
          Column.numbers("x", 6, Notation.HUNDREDTHS),
          Column.numbers("from", 6, Notation.HUNDREDTHS),
          Column.numbers("to", 6, Notation.HUNDREDTHS));

  private RankingSection() {}

  /**
   * The section; empty where there are not two rows to compare.
   *
   * @param workload what was measured on
   * @param ranking of the rows on it
   * @param marked which rows have a note to be read
   */
  static List<Section> of(Workload workload, Ranking ranking, Predicate<MeasuredCell> marked) {
    if (ranking.contenders() < LEAST) {
      return List.of();
    }
    List<Block> blocks = new ArrayList<>();
    blocks.add(new Heading("Ranking on " + workload.describe()));
    if (ranking.contenders() >= LEAST_FOR_A_TABLE && ranking.places().size() >= LEAST) {
      blocks.add(EXPLANATION);
      blocks.add(table(ranking.places(), marked));
    }
    blocks.addAll(sentences(ranking));
    return List.of(new Section(Part.VERDICT, blocks));
  }

  /** Who has no rank and why, and who is ahead; none where there are not two rows to compare. */
  static List<Prose> sentences(Ranking ranking) {
    if (ranking.contenders() < LEAST) {
      return List.of();
    }
    List<Prose> said = new ArrayList<>(unranked(ranking));
    ranking.verdict().ifPresent(sentence -> said.add(Prose.of(sentence)));
    return said;
  }

  private static Table table(List<Ranked> places, Predicate<MeasuredCell> marked) {
    List<List<Table.Entry>> lines = new ArrayList<>();
    Ranked fastest = places.get(0);
    // A row is exactly as fast as itself.
    lines.add(line(fastest, new Ratio(1, Interval.NONE), marked));
    for (Ranked place : places.subList(1, places.size())) {
      lines.add(line(place, place.timesAsLongAs(fastest), marked));
    }
    return new Table(COLUMNS, lines);
  }

  private static List<Table.Entry> line(Ranked place, Ratio ratio, Predicate<MeasuredCell> marked) {
    return List.of(
        place.entry(),
        new Table.Name(place.name(), marked.test(place.cell())),
        new Table.Value(place.total()),
        Table.Value.of(place.total().relative() * 100),
        Table.Value.of(ratio.value()),
        Table.Value.of(ratio.interval().low()),
        Table.Value.of(ratio.interval().high()));
  }

  private static List<Prose> unranked(Ranking ranking) {
    List<Prose> said = new ArrayList<>();
    if (ranking.single().size() == ranking.contenders()) {
      return List.of(
          Prose.of(
              "No verdict: one fork gives no interval, so no row is ranked. Run with more forks."));
    }
    String fate = ranking.places().size() < LEAST ? "No verdict" : "Not ranked";
    who(ranking.single())
        .ifPresent(
            rows -> said.add(Prose.of(fate + ", because one fork gives no interval: " + rows)));
    who(ranking.wide())
        .ifPresent(rows -> said.add(Prose.of(fate + ", because total is too uncertain: " + rows)));
    return said;
  }

  /** Their names, or their number where they are many: the notes name them all. */
  private static Optional<String> who(List<MeasuredCell> cells) {
    List<String> names = cells.stream().map(cell -> cell.row().name()).toList();
    return names.isEmpty()
        ? Optional.empty()
        : Optional.of(
            names.size() > FEW
                ? names.size() + " rows, named in the notes"
                : String.join(", ", names));
  }
}
