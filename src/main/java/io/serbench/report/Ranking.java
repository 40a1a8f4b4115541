package io.serbench.report;

import io.serbench.statistics.CellSummary;
import io.serbench.statistics.Estimate;
import java.util.ArrayList;
import java.util.List;

/**
 * The rows by total, with ties where the numbers do not decide.
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
 * 55(3), 2001).
 */
final class Ranking {
  /**
   * A row with its rank.
   *
   * @param rank from 1
   * @param tied whether other rows have the same rank
   * @param row the row
   * @param total its total, with an interval
   */
  record Place(int rank, boolean tied, CellSummary row, Estimate total) {}

  private final List<Place> places;
  private final List<CellSummary> unranked;

  private Ranking(List<Place> places, List<CellSummary> unranked) {
    this.places = places;
    this.unranked = unranked;
  }

  /** The ranking of rows on one data set; the yardstick and rows without a total are not in it. */
  static Ranking of(List<CellSummary> rows) {
    List<CellSummary> timed =
        rows.stream()
            .filter(CellSummary::hasTotal)
            .filter(row -> !Section.isYardstick(row))
            .sorted(SortBy.TOTAL.comparator())
            .toList();
    return new Ranking(
        rank(timed.stream().filter(Ranking::hasInterval).toList()),
        timed.stream().filter(row -> !hasInterval(row)).toList());
  }

  /** From the fastest to the slowest. */
  List<Place> places() {
    return places;
  }

  /** The rows that have a total without an interval, so that nothing can be said. */
  List<CellSummary> unranked() {
    return unranked;
  }

  private static boolean hasInterval(CellSummary row) {
    return !Double.isNaN(total(row).halfWidth());
  }

  private static Estimate total(CellSummary row) {
    return row.total().orElseThrow();
  }

  private static List<Place> rank(List<CellSummary> sorted) {
    List<Place> places = new ArrayList<>();
    int start = 0;
    while (start < sorted.size()) {
      Estimate best = total(sorted.get(start));
      int end = start + 1;
      while (end < sorted.size() && overlap(best, total(sorted.get(end)))) {
        end++;
      }
      for (CellSummary row : sorted.subList(start, end)) {
        places.add(new Place(start + 1, end - start > 1, row, total(row)));
      }
      start = end;
    }
    return places;
  }

  /** Ends that touch count as overlap: they do not decide either. */
  private static boolean overlap(Estimate one, Estimate other) {
    return Math.abs(one.value() - other.value()) <= one.halfWidth() + other.halfWidth();
  }
}
