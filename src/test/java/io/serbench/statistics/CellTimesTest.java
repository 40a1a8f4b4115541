package io.serbench.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.serbench.result.CellResult;
import io.serbench.result.ForkResult;
import io.serbench.result.MadeUpPhase;
import io.serbench.result.Noise;
import io.serbench.result.Phase;
import io.serbench.result.PhaseResult;
import io.serbench.result.Runs;
import io.serbench.statistics.CellSummary.Quantiles;
import io.serbench.statistics.CellSummary.SummaryNumbers;
import java.util.ArrayList;
import java.util.List;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

class CellTimesTest {
  private static final Offset<Double> ROUNDING = within(1e-9);
  private static final long QUIET = 250_000;
  private static final int SER_CALLS = 1000;
  private static final int DESER_CALLS = 500;

  @Test
  void whereTheBatchesOfEachForkAllTakeTheSameEachQuantileIsTheTotal() {
    CellResult row = WitnessRuns.ROW;
    row = row.withFork(fork(row, even(Phase.SER, 40, 100), even(Phase.DESER, 60, 80)));
    // Far more batches, and slower ones, but this fork counts only once.
    row = row.withFork(fork(row, even(Phase.SER, 4000, 150), even(Phase.DESER, 3000, 90)));
    // Without deser, this fork has no total.
    row = row.withFork(fork(row, even(Phase.SER, 5000, 900)));
    assertSame(numbers(row, Noise.REJECT), 210);
    assertSame(numbers(row, Noise.KEEP), 210);
  }

  @Test
  void forksOnASlowerMachineAreAllowedForAndWeighAsTheyDoInTheTotal() {
    CellResult row = WitnessRuns.ROW;
    for (double slow : new double[] {1, 1, 1.5}) {
      row = row.withFork(fork(row, slowed(Phase.SER, 40, slow), slowed(Phase.DESER, 60, slow)));
    }
    SummaryNumbers numbers = numbers(row, Noise.REJECT);
    assertThat(numbers.total().orElseThrow().value()).isCloseTo(100, within(0.2));
    assertSame(numbers, numbers.total().orElseThrow().value());
  }

  @Test
  void batchesThatWereDisturbedCountNoMoreThanInTheTotal() {
    CellResult row = WitnessRuns.ROW;
    row = row.withFork(fork(row, half(Phase.SER), half(Phase.DESER)));
    row = row.withFork(fork(row, half(Phase.SER), half(Phase.DESER)));
    assertSame(numbers(row, Noise.REJECT), 200);
    SummaryNumbers kept = numbers(row, Noise.KEEP);
    assertThat(kept.total().orElseThrow().value()).isGreaterThan(300);
    assertThat(kept.batches().orElseThrow().p99().value()).isCloseTo(600, ROUNDING);
  }

  @Test
  void aFewSlowBatchesMoveTheTotalAndThe99thAndNotTheMedian() {
    List<Long> nanos = new ArrayList<>();
    for (int i = 0; i < 1000; i++) {
      nanos.add(i % 50 == 0 ? 300L : 100L);
    }
    PhaseResult deser = MadeUpPhase.of(Phase.DESER, 50, 70).result();
    CellResult row = WitnessRuns.ROW;
    row = row.withFork(fork(row, MadeUpPhase.of(Phase.SER, nanos).result(), deser));
    SummaryNumbers numbers = numbers(row, Noise.KEEP);
    assertThat(numbers.total().orElseThrow().value()).isCloseTo(174, ROUNDING);
    Quantiles batches = numbers.batches().orElseThrow();
    assertThat(batches.p50().value()).isCloseTo(170, ROUNDING);
    assertThat(batches.p99().value()).isCloseTo(370, ROUNDING);
    assertThat(batches.p50().forks()).isEqualTo(1);
  }

  @Test
  void withoutATotalThereAreNone() {
    CellResult row = WitnessRuns.ROW;
    row =
        row.withFork(fork(row, even(Phase.SER, 10, 1), MadeUpPhase.of(Phase.DESER, 0, 1).result()));
    assertThat(numbers(row, Noise.REJECT).batches()).isEmpty();
    assertThat(numbers(row.withFork(fork(row)), Noise.KEEP).batches()).isEmpty();
  }

  @Test
  void batchesThatTookNoTimeHaveNone() {
    CellResult row = WitnessRuns.ROW;
    row = row.withFork(fork(row, even(Phase.SER, 10, 0), even(Phase.DESER, 10, 0)));
    assertThat(numbers(row, Noise.KEEP).total()).isPresent();
    assertThat(numbers(row, Noise.KEEP).batches()).isEmpty();
  }

  private static void assertSame(SummaryNumbers numbers, double value) {
    Estimate total = numbers.total().orElseThrow();
    assertThat(total.value()).isCloseTo(value, ROUNDING);
    Quantiles batches = numbers.batches().orElseThrow();
    for (Estimate quantile : List.of(batches.p50(), batches.p99())) {
      assertThat(quantile.value()).isCloseTo(total.value(), ROUNDING);
      assertThat(quantile.halfWidth()).isCloseTo(total.halfWidth(), ROUNDING);
      assertThat(quantile.forks()).isEqualTo(total.forks());
    }
  }

  private static PhaseResult even(Phase phase, int batches, int nanosPerCall) {
    int calls = phase == Phase.SER ? SER_CALLS : DESER_CALLS;
    return MadeUpPhase.of(phase, batches, (long) nanosPerCall * calls)
        .batch(calls)
        .witness(QUIET)
        .result();
  }

  private static PhaseResult slowed(Phase phase, int nanosPerCall, double slow) {
    return MadeUpPhase.of(phase, 100, Math.round(nanosPerCall * slow * SER_CALLS))
        .batch(SER_CALLS)
        .witness(Math.round(QUIET * slow))
        .result();
  }

  /** 100 ns per call, and three times as much while the machine is {@code slow} times as slow. */
  private static PhaseResult half(Phase phase) {
    List<Long> nanos = new ArrayList<>();
    List<Long> witness = new ArrayList<>(List.of(QUIET));
    for (int i = 0; i < 400; i++) {
      boolean slow = i % 40 >= 20;
      nanos.add((slow ? 300L : 100L) * SER_CALLS);
      witness.add(slow ? 3 * QUIET : QUIET);
    }
    return MadeUpPhase.of(phase, nanos).batch(SER_CALLS).witness(witness).result();
  }

  private static ForkResult fork(CellResult row, PhaseResult... phases) {
    return Runs.fork(row, 80, List.of(phases));
  }

  private static SummaryNumbers numbers(CellResult row, Noise noise) {
    return Summaries.of(Runs.run(List.of(row)), noise).get(0).numbers();
  }
}
