package io.serbench.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.result.Environment.MergedShard;
import io.serbench.result.Runs;
import io.serbench.result.Usage;
import io.serbench.result.Workload;
import io.serbench.statistics.CellSummary;
import io.serbench.statistics.CellSummary.SummaryNumbers;
import io.serbench.statistics.Estimate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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
  void speedOfAMachineThatMeasuredBothRowsMakesNoTie() {
    // 5 % each, of which 3 % come from the forks: 103 < 103.79, but 105 > 101.65.
    assertThat(ranks(on(1, row("a", 100, 5)), on(1, row("b", 107, 5.35))))
        .containsExactly("1 a", "2 b");
    assertThat(ranks(on(1, row("a", 100, 5)), on(2, row("b", 107, 5.35))))
        .containsExactly("1= a", "1= b");
  }

  /** The row as a shard measured it, with 4 % for the speed of its machine. */
  private static CellSummary on(int shard, CellSummary row) {
    MergedShard part =
        new MergedShard(
            shard, "One", Runs.run(List.of()).course(), Runs.machine(), Optional.empty());
    SummaryNumbers numbers = row.numbers();
    Estimate total = row.total().orElseThrow();
    return new CellSummary(
        row.id(),
        row.info(),
        row.status(),
        row.cause(),
        new SummaryNumbers(
            numbers.phases(),
            Optional.of(
                Estimate.plusMinus(
                    total.value(), total.halfWidth(), total.forks(), Map.of(part, 0.04))),
            numbers.batches(),
            numbers.encoded(),
            numbers.firstMillis(),
            numbers.forks(),
            numbers.garbage(),
            numbers.virtual(),
            numbers.yardstick()),
        row.trust(),
        row.confirmation());
  }

  @Test
  void ranksOnlyWhatCompetesAndHasAnInterval() {
    Ranking ranking =
        ranking(
            Summary.yardstick("copy", 10, 1),
            row("a", 100, 5),
            Summary.ofOneFork("once", 50),
            Summary.error("failed"),
            row("wide", 200, 51),
            row("b", 300, 5));
    assertThat(ranking.places()).extracting(Ranking.Ranked::name).containsExactly("a", "b");
    assertThat(ranking.single()).extracting(CellSummary::name).containsExactly("once");
    assertThat(ranking.wide()).extracting(CellSummary::name).containsExactly("wide");
  }

  @Test
  void saysHowManyTimesAsSlowWithItsInterval() {
    // Half widths of 3 % and 4 % make one of 5 %: 2 x e^-0.05 = 1.90, 2 x e^0.05 = 2.10.
    Ranking ranking =
        ranking(
            row("a", 1000, 30),
            row("b", 2000, 80),
            Summary.ofOneFork("once", 50),
            row("wide", 1500, 400));
    assertThat(
            Written.text(
                List.of(
                    ranking.section(
                        new Workload("media.1", Usage.DEFAULT), cell -> cell.name().equals("b")))))
        .isEqualTo(
            """
            Ranking on media.1
            ------------------
            By total. x: relative to the fastest, with its 95 % interval.
            Rows with = are tied: their intervals overlap with that of the first of them.

            rank                                       total      ±      x   from     to
              1   a                                     1000   3.0%   1.00      -      -
              2   b*                                    2000   4.0%   2.00   1.90   2.10

            Not ranked, because one fork gives no interval: once

            Not ranked, because total is too uncertain: wide

            a is the fastest ranked row by total: b takes 2.00 ± 0.10 times as long.
            """);
  }

  @Test
  void aRowWithoutARankMayBeTheFastest() {
    assertThat(text(row("b", 2000, 80), row("a", 1000, 30), row("wide", 1100, 400)))
        .endsWith("a is the fastest ranked row by total: b takes 2.00 ± 0.10 times as long.\n");
  }

  @Test
  void ofTwoRowsASentenceSaysItAll() {
    assertThat(text(row("b", 2000, 80), row("a", 1000, 30)))
        .isEqualTo("a is the fastest by total: b takes 2.00 ± 0.10 times as long.\n");
    assertThat(text(row("a", 1000, 30), row("b", 1010, 30)))
        .isEqualTo(
            """
            The fastest cannot be told apart by total: a, b.
            """);
  }

  @Test
  void thereIsNoVerdictWithoutEvidence() {
    assertThat(text(Summary.ofOneFork("a", 1000), Summary.ofOneFork("b", 3000)))
        .isEqualTo(
            """
            No verdict: one fork gives no interval, so no row is ranked or confirmed. Run
            with more forks.
            """);
    assertThat(text(row("a", 1000, 30), row("b", 2000, 600)))
        .isEqualTo("Not ranked, because total is too uncertain: b\n");
  }

  @Test
  void manyTiedRowsAreNotAllNamed() {
    CellSummary[] rows = {
      row("a", 100, 5), row("b", 101, 5), row("c", 102, 5), row("d", 103, 5), row("e", 104, 5)
    };
    assertThat(text(rows)).endsWith("cannot be told apart by total: a, b, c, d and 1 more.\n");
  }

  @Test
  void oneRowIsNoRace() {
    assertThat(
            ranking(row("a", 1000, 30))
                .section(new Workload("media.1", Usage.DEFAULT), cell -> false)
                .blocks())
        .isEmpty();
  }

  /** Without its heading. */
  private static String text(CellSummary... rows) {
    return Written.text(
            List.of(ranking(rows).section(new Workload("x", Usage.DEFAULT), cell -> false)))
        .replaceFirst("Ranking on x\n-+\n", "");
  }

  private static Ranking ranking(CellSummary... rows) {
    return Ranking.of(List.of(rows));
  }

  private static CellSummary row(String name, double total, double plusMinus) {
    return Summary.of(name, total, plusMinus);
  }

  private static List<String> ranks(CellSummary... rows) {
    return ranking(rows).places().stream()
        .map(place -> place.rank().text() + " " + place.name())
        .toList();
  }
}
