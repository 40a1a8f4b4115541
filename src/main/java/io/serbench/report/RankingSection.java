package io.serbench.report;

import io.serbench.report.Ranking.Place;
import io.serbench.report.block.Block;
import io.serbench.report.block.Block.Heading;
import io.serbench.report.block.Block.Prose;
import io.serbench.report.block.Section;
import io.serbench.report.block.Section.Part;
import io.serbench.report.block.Table;
import io.serbench.report.block.Table.Column;
import io.serbench.report.metric.Digits;
import io.serbench.report.metric.Measure;
import io.serbench.report.metric.Metrics;
import io.serbench.report.metric.Notation;
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

  /** As many that are tied for the first place are all named. */
  private static final int FEW_TIED = 4;

  /** Of two rows the sentence says it all. */
  private static final int LEAST_FOR_A_TABLE = 3;

  private static final Prose EXPLANATION =
      Prose.of(
          "By total. x: how many times as long as the fastest, with its 95 % interval.",
          "Rows with = are tied: their intervals overlap with that of the first of them.");

  private static final List<Column> COLUMNS =
      List.of(
          Column.words("rank", 5),
          Column.words("", 34),
          Column.of(Metrics.TOTAL),
          Column.numbers("±", 6, Notation.PERCENT),
          Column.numbers("x", 6, Notation.HUNDREDTHS),
          Column.numbers("from", 6, Notation.HUNDREDTHS),
          Column.numbers("to", 6, Notation.HUNDREDTHS));

  private RankingSection() {}

  /**
   * The section; empty where there are not two rows to compare.
   *
   * @param workload the data set, and how its data travel
   * @param ranking of the rows on it
   * @param marked which rows have a note to be read
   */
  static List<Section> of(String workload, Ranking ranking, Predicate<MeasuredCell> marked) {
    if (ranking.contenders() < LEAST) {
      return List.of();
    }
    List<Block> blocks = new ArrayList<>();
    blocks.add(new Heading("Ranking on " + workload));
    if (ranking.contenders() >= LEAST_FOR_A_TABLE && ranking.places().size() >= LEAST) {
      blocks.add(EXPLANATION);
      blocks.add(table(ranking.places(), marked));
    }
    blocks.addAll(unranked(ranking));
    verdict(ranking).ifPresent(sentence -> blocks.add(Prose.of(sentence)));
    return List.of(new Section(Part.VERDICT, blocks));
  }

  private static Table table(List<Place> places, Predicate<MeasuredCell> marked) {
    List<List<Table.Entry>> lines = new ArrayList<>();
    Place fastest = places.get(0);
    // A row is exactly as fast as itself.
    lines.add(line(fastest, new Ratio(1, Interval.NONE), marked));
    for (Place place : places.subList(1, places.size())) {
      lines.add(line(place, ratio(place, fastest), marked));
    }
    return new Table(COLUMNS, lines);
  }

  private static List<Table.Entry> line(Place place, Ratio ratio, Predicate<MeasuredCell> marked) {
    return List.of(
        new Table.Rank(place.rank(), place.tied()),
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
        .ifPresent(rows -> said.add(Prose.of(fate + ", for one fork gives no interval: " + rows)));
    who(ranking.wide())
        .ifPresent(
            rows -> said.add(Prose.of(fate + ", for too little is known of total: " + rows)));
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

  /** Who is the fastest, and by how much; empty where there are not two rows with a rank. */
  static Optional<String> verdict(Ranking ranking) {
    List<Place> places = ranking.places();
    if (places.size() < 2) {
      return Optional.empty();
    }
    Place fastest = places.get(0);
    if (!fastest.tied()) {
      return Optional.of(
          "%s is the fastest by total: %s takes %s times as long."
              .formatted(fastest.name(), places.get(1).name(), times(places.get(1), fastest)));
    }
    List<Place> first = places.stream().filter(place -> place.rank() == 1).toList();
    if (places.size() == 2) {
      return Optional.of(
          "%s and %s cannot be told apart by total: the second takes %s times as long."
              .formatted(fastest.name(), places.get(1).name(), times(places.get(1), fastest)));
    }
    return Optional.of("The fastest cannot be told apart by total: " + names(first) + ".");
  }

  /** How many times as long one takes as the other. */
  private static Ratio ratio(Place one, Place other) {
    return Ratio.of(
        one.cell().row().total().orElseThrow(), other.cell().row().total().orElseThrow());
  }

  private static String times(Place one, Place other) {
    Measure ratio = Measure.of(ratio(one, other));
    return Digits.fixed(2, ratio.value()) + " ± " + Digits.fixed(2, ratio.halfWidth());
  }

  private static String names(List<Place> places) {
    List<String> names = places.stream().map(Place::name).toList();
    return names.size() <= FEW_TIED
        ? String.join(", ", names)
        : String.join(", ", names.subList(0, FEW_TIED - 1))
            + " and "
            + (names.size() - FEW_TIED + 1)
            + " more";
  }
}
