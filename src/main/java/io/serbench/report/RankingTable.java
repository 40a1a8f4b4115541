package io.serbench.report;

import io.serbench.statistics.CellSummary;
import io.serbench.statistics.Estimate;
import io.serbench.statistics.Ratio;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;

/** The ranking as text: who is ahead, by how much, and how surely. */
final class RankingTable {
  private static final int LEAST = 2;

  private static final String EXPLANATION =
      """
      By total. x: how many times as long as the fastest, with its 95 % interval.
      Rows with = are tied: their intervals overlap with that of the first of them.

      """;

  private RankingTable() {}

  /** The table; empty where there are not two rows to compare. */
  static String of(Ranking ranking, Predicate<CellSummary> marked) {
    List<Ranking.Place> places = ranking.places();
    if (places.size() < LEAST) {
      return "";
    }
    StringBuilder text = new StringBuilder(EXPLANATION);
    text.append(line("rank", "", "total", "±", "x", "from", "to"));
    Estimate fastest = places.get(0).total();
    // A row is exactly as fast as itself.
    text.append(line(places.get(0), new Ratio(1, Ratio.Interval.NONE), marked));
    for (Ranking.Place place : places.subList(1, places.size())) {
      text.append(line(place, Ratio.of(place.total(), fastest), marked));
    }
    List<String> unranked = ranking.unranked().stream().map(CellSummary::name).toList();
    if (!unranked.isEmpty()) {
      String label = "Not ranked, for one fork gives no interval: ";
      text.append('\n').append(Text.labelled("", label + String.join(", ", unranked)));
    }
    return text.toString();
  }

  private static String line(Ranking.Place place, Ratio ratio, Predicate<CellSummary> marked) {
    String name = place.row().name();
    return line(
        place.rank() + (place.tied() ? "=" : " "),
        marked.test(place.row()) ? name + "*" : name,
        Numbers.fixed(0, place.total().value()),
        ColumnCells.plusMinus(place.total()),
        Numbers.fixed(2, ratio.value()),
        Numbers.fixed(2, ratio.interval().low()),
        Numbers.fixed(2, ratio.interval().high()));
  }

  private static String line(Object... cells) {
    return String.format(Locale.ROOT, "%4s  %-34s %7s %6s %6s %6s %6s\n", cells);
  }
}
