package io.serbench.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.statistics.CellSummary;
import java.util.List;
import org.junit.jupiter.api.Test;

class RankingTest {

  @Test
  void onlyTheFirstOfAGroupDecidesWhoIsTied() {
    // b overlaps a (104 <= 105); c overlaps b (110 <= 112), but not a (110 > 105).
    assertThat(ranks(row("c", 115, 5), row("b", 108, 4), row("a", 100, 5), row("d", 200, 1)))
        .containsExactly("1= a", "1= b", "3 c", "4 d");
  }

  @Test
  void whatIsWideTiesWithTheGroupItMeetsFirst() {
    // c overlaps a as well (96 <= 101), but b, which is certainly slower than a, is before it.
    assertThat(ranks(row("a", 100, 1), row("b", 105, 1), row("c", 106, 10)))
        .containsExactly("1 a", "2= b", "2= c");
  }

  @Test
  void endsThatTouchAreATie() {
    assertThat(ranks(row("a", 100, 5), row("b", 110, 5))).containsExactly("1= a", "1= b");
    assertThat(ranks(row("a", 100, 5), row("b", 110, 4.9))).containsExactly("1 a", "2 b");
    assertThat(ranks(row("b", 100, 0), row("a", 100, 0))).containsExactly("1= a", "1= b");
  }

  @Test
  void ranksOnlyWhatCompetesAndHasAnInterval() {
    Ranking ranking =
        Ranking.of(
            List.of(
                row("copy", 10, 1),
                row("a", 100, 5),
                Summary.ofOneFork("once", 50),
                Summary.error("failed"),
                row("b", 300, 5)));
    assertThat(ranking.places()).extracting(place -> place.row().name()).containsExactly("a", "b");
    assertThat(ranking.unranked()).extracting(CellSummary::name).containsExactly("once");
  }

  @Test
  void saysHowManyTimesAsSlowWithItsInterval() {
    // Half widths of 3 % and 4 % make one of 5 %: 2 x e^-0.05 = 1.90, 2 x e^0.05 = 2.10.
    Ranking ranking =
        Ranking.of(List.of(row("a", 1000, 30), row("b", 2000, 80), Summary.ofOneFork("once", 50)));
    assertThat(RankingTable.of(ranking, row -> row.name().equals("b")))
        .isEqualTo(
            """
            By total. x: how many times as long as the fastest, with its 95 % interval.
            Rows with = are tied: their intervals overlap with that of the first of them.

            rank                                       total      ±      x   from     to
              1   a                                     1000   3.0%   1.00      -      -
              2   b*                                    2000   4.0%   2.00   1.90   2.10

            Not ranked, for one fork gives no interval: once
            """);
  }

  @Test
  void oneRowIsNoRace() {
    assertThat(RankingTable.of(Ranking.of(List.of(row("a", 1000, 30))), row -> false)).isEmpty();
  }

  private static CellSummary row(String name, double total, double plusMinus) {
    return Summary.of(name, total, plusMinus);
  }

  private static List<String> ranks(CellSummary... rows) {
    return Ranking.of(List.of(rows)).places().stream()
        .map(place -> place.rank() + (place.tied() ? "= " : " ") + place.row().name())
        .toList();
  }
}
