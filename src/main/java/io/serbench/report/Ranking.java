package io.serbench.report;

import io.serbench.report.block.Block;
import io.serbench.report.block.Block.Prose;
import io.serbench.report.block.Section;
import io.serbench.report.block.Section.SectionPurpose;
import io.serbench.report.block.Table;
import io.serbench.report.block.Table.Column;
import io.serbench.report.metric.Digits;
import io.serbench.report.metric.Metrics;
import io.serbench.report.metric.Notation;
import io.serbench.result.Workload;
import io.serbench.statistics.CellSummary;
import io.serbench.statistics.Estimate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * A ranking of rows by total, with ties where the intervals do not separate them. It is shown as a
 * table, if there are enough rows, and as a sentence.
 *
 * <p>The rule: go through the rows from the least total to the largest. The first opens a group. A
 * row whose 95 % interval has a point in common with the interval of the <em>first of the current
 * group</em> joins the group; any other row opens the next group and becomes its first. All rows of
 * a group have the same rank, one more than the number of rows in the groups before. So every row
 * of a group may be as fast as the group's fastest, but two of its other rows need not overlap each
 * other; and a long chain of neighbours that overlap does not make one group, since only the first
 * counts.
 *
 * <p>Overlap is the careful rule: intervals that do not overlap differ significantly, while ones
 * that overlap a little may do so, too (Schenker and Gentleman, "On Judging the Significance of
 * Differences by Examining the Overlap Between Confidence Intervals", The American Statistician
 * 55(3), 2001). A row's interval is that {@linkplain Estimate#forComparisonWith beside} the other
 * row.
 *
 * <p>A {@code single} row, whose total has no interval, has no rank. Neither has one whose interval
 * is {@linkplain Estimate#isWide() wide}: it would tie with everything.
 */
public record Ranking(List<Ranked> places, List<CellSummary> single, List<CellSummary> wide) {
  /** A row with its rank, from 1, which is tied if other rows have it, too. */
  public record Ranked(Table.Rank rank, CellSummary cell) {
    String name() {
      return cell.name();
    }

    /** Returns how many times as long as another row this row takes, which is 1 for itself. */
    Estimate timesAsLongAs(Ranked other) {
      return cell.id().equals(other.cell.id())
          ? Estimate.point(1)
          : Estimate.ratio(cell.total().orElseThrow(), other.cell.total().orElseThrow());
    }
  }

  private static final int FEW = 4;
  private static final int LEAST = 2;

  /** A table of two rows would only repeat the verdict. */
  private static final int LEAST_FOR_A_TABLE = 3;

  private static final Prose EXPLANATION =
      Prose.of(
          "By total. x: relative to the fastest, with its 95 % interval.",
          "Rows with = are tied: their intervals overlap with that of the first of them.");

  /**
   * Returns the ranking of the rows of one workload. It leaves out the yardstick, rows whose deser
   * does not decode everything, and rows without a total.
   */
  public static Ranking of(List<CellSummary> cells) {
    List<CellSummary> timed =
        cells.stream()
            .filter(cell -> cell.total().isPresent())
            .filter(CellSummary::competes)
            .sorted(SortBy.TOTAL.comparator())
            .toList();
    return new Ranking(
        rank(timed.stream().filter(c -> total(c).hasInterval() && !total(c).isWide()).toList()),
        timed.stream().filter(c -> !total(c).hasInterval()).toList(),
        timed.stream().filter(c -> total(c).isWide()).toList());
  }

  /**
   * Returns a sentence that says which row is the fastest, and by how much; empty unless at least
   * two rows have a rank.
   */
  public Optional<String> verdict() {
    if (places.size() < LEAST) {
      return Optional.empty();
    }
    Ranked fastest = places.get(0);
    if (fastest.rank().tied()) {
      List<String> tied =
          places.stream().filter(it -> it.rank().place() == 1).map(Ranked::name).toList();
      return Optional.of(
          "The fastest cannot be told apart by total: " + Digits.list(tied, FEW) + ".");
    }
    Ranked next = places.get(1);
    Estimate ratio = next.timesAsLongAs(fastest);
    return Optional.of(
        "%s is the fastest%s by total: %s takes %s ± %s times as long."
            .formatted(
                fastest.name(),
                mayBeBeaten(fastest) ? " ranked row" : "",
                next.name(),
                Digits.fixed(2, ratio.value()),
                Digits.fixed(2, ratio.halfWidth())));
  }

  /** Returns whether a row may be faster whose total is too uncertain for a rank. */
  private boolean mayBeBeaten(Ranked fastest) {
    double highest = total(fastest.cell()).high();
    return Stream.concat(single.stream(), wide.stream())
        .map(Ranking::total)
        .anyMatch(total -> (total.hasInterval() ? total.low() : total.value()) <= highest);
  }

  private static Estimate total(CellSummary cell) {
    return Metrics.TOTAL.estimate(cell);
  }

  private int contenders() {
    return places.size() + single.size() + wide.size();
  }

  private static List<Ranked> rank(List<CellSummary> sorted) {
    List<Ranked> places = new ArrayList<>();
    int start = 0;
    while (start < sorted.size()) {
      CellSummary best = sorted.get(start);
      int end = start + 1;
      while (end < sorted.size() && overlap(best, sorted.get(end))) {
        end++;
      }
      Table.Rank rank = new Table.Rank(start + 1, end - start > 1);
      sorted.subList(start, end).forEach(cell -> places.add(new Ranked(rank, cell)));
      start = end;
    }
    return places;
  }

  /** Returns whether two intervals have a point in common; that their ends touch is enough. */
  private static boolean overlap(CellSummary first, CellSummary second) {
    Estimate total = first.total().orElseThrow();
    Estimate next = second.total().orElseThrow();
    Estimate one = total.forComparisonWith(next);
    Estimate other = next.forComparisonWith(total);
    return one.low() <= other.high() && other.low() <= one.high();
  }

  /** Returns the section of the ranking; empty unless at least two rows compete. */
  Section section(Workload workload, Predicate<CellSummary> marked) {
    List<Block> blocks = new ArrayList<>();
    if (contenders() >= LEAST_FOR_A_TABLE && places.size() >= LEAST) {
      blocks.add(EXPLANATION);
      blocks.add(table(marked));
    }
    blocks.addAll(sentences());
    return new Section(SectionPurpose.VERDICT, "Ranking on " + workload.describe(), blocks);
  }

  /**
   * Returns sentences on which rows have no rank, and why, and on which row is the fastest; empty
   * unless at least two rows compete.
   */
  List<Prose> sentences() {
    if (contenders() < LEAST) {
      return List.of();
    }
    String none =
        "No verdict: one fork gives no interval, so no row is ranked or confirmed. Run with"
            + " more forks.";
    boolean ranks = single.size() < contenders();
    return Stream.of(
            ranks ? unranked("one fork gives no interval", single) : Optional.of(none),
            unranked("total is too uncertain", wide),
            verdict())
        .flatMap(Optional::stream)
        .map(Prose::of)
        .toList();
  }

  private Table table(Predicate<CellSummary> marked) {
    Ranked fastest = places.get(0);
    return Table.of(places)
        .column(Column.words("rank", ResultSections.RANKS), Ranked::rank)
        .names("", ResultSections.NAMES, Ranked::name, place -> marked.test(place.cell()))
        .metric(Metrics.TOTAL, place -> total(place.cell()))
        .numbers("±", 6, Notation.PERCENT, place -> total(place.cell()).relative() * 100)
        .factor(place -> place.timesAsLongAs(fastest))
        .table();
  }

  private static Optional<String> unranked(String why, List<CellSummary> cells) {
    String who = Digits.list(cells.stream().map(CellSummary::name).toList(), FEW);
    return Optional.of("Not ranked, because " + why + ": " + who).filter(any -> !cells.isEmpty());
  }
}
