package io.serbench.compare;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.compare.Judgement.Verdict;
import io.serbench.compare.RunComparison.ComparedNumber;
import io.serbench.report.metric.Metrics;
import io.serbench.result.CellId;
import io.serbench.statistics.Estimate;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Allocations depend on how a fork compiled the code, so they are judged by their spread. */
class JudgementTest {
  private static final CellId ROW = TwoRuns.row("a", 100, 10_000).id();

  private static double[] forks(int count, double value) {
    double[] forks = new double[count];
    Arrays.fill(forks, value);
    return forks;
  }

  private static Verdict verdict(double[] base, double[] next) {
    Estimate one = Estimate.of(base);
    Estimate other = Estimate.of(next);
    Estimate ratio = Estimate.ratio(other, one);
    ComparedNumber change =
        new ComparedNumber(ROW, Metrics.ALLOCATED_BY_SER, one, other, ratio, ratio);
    return Judgement.ofAllocations(List.of(change)).get(0).verdict();
  }

  @Test
  void whatDiffersFromForkToForkIsNoDifference() {
    assertThat(verdict(forks(3, 576), new double[] {576, 588.85, 599})).isEqualTo(Verdict.SAME);
    assertThat(verdict(new double[] {1480, 1480, 1481.14}, forks(3, 1480))).isEqualTo(Verdict.SAME);
  }

  @Test
  void threeForksOfTwoWaysToCompileMayAgreeByChance() {
    assertThat(verdict(forks(3, 576), forks(3, 588))).isEqualTo(Verdict.SAME);
  }

  @Test
  void whatDiffersInAllForksIsADifference() {
    assertThat(verdict(forks(10, 1480), forks(10, 1504))).isEqualTo(Verdict.LARGER);
    assertThat(verdict(forks(10, 1480), forks(10, 1456))).isEqualTo(Verdict.SMALLER);
    assertThat(verdict(forks(3, 576), forks(3, 700))).isEqualTo(Verdict.LARGER);
  }

  @Test
  void nothingHasNoRatio() {
    assertThat(verdict(forks(3, 0), forks(3, 16))).isEqualTo(Verdict.LARGER);
    assertThat(verdict(forks(3, 16), forks(3, 0))).isEqualTo(Verdict.SMALLER);
    assertThat(verdict(forks(3, 0), forks(3, 0))).isEqualTo(Verdict.SAME);
  }
}
