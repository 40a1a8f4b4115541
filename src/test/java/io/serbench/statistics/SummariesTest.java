package io.serbench.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.serbench.catalog.Effort;
import io.serbench.catalog.Format;
import io.serbench.catalog.Structure;
import io.serbench.catalog.Tags;
import io.serbench.result.CellResult;
import io.serbench.result.Failure;
import io.serbench.result.MadeUpPhase;
import io.serbench.result.Phase;
import io.serbench.result.PhaseResult;
import io.serbench.result.Runs;
import io.serbench.statistics.RowSummary.Status;
import java.util.List;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

class SummariesTest {
  private static final Offset<Double> ROUNDING = within(1e-9);
  private static final Offset<Double> TABLE = within(1e-3);
  private static final Tags TAGS =
      Runs.tags(Effort.ZERO_KNOWLEDGE, Format.BINARY, Structure.FLAT_TREE);
  private static final CellResult ROW = Runs.row("kryo-flat", TAGS);

  @Test
  void aForkIsTheMeanOfItsBatches() {
    PhaseResult phase = MadeUpPhase.of(Phase.SER, List.of(10L, 20L, 60L)).batch(4).result();
    assertThat(ForkEstimator.MEAN.estimate(phase).nanosPerCall()).isEqualTo(7.5); // 30 a batch of 4
  }

  @Test
  void theTotalIsSummedInEachFork() {
    // Ser 100, 200, 300 and deser 300, 200, 100: each is uncertain, their sum is not.
    CellResult row = ROW;
    for (int ser = 100; ser <= 300; ser += 100) {
      row =
          row.with(
              Runs.fork(
                  row,
                  80,
                  List.of(
                      Runs.phase(Phase.SER, ser, true), Runs.phase(Phase.DESER, 400 - ser, true))));
    }
    RowSummary summary = summary(row);
    assertThat(summary.status()).isEqualTo(Status.OK);
    assertThat(summary.forks()).isEqualTo(3);
    assertThat(summary.size()).isEqualTo(80);
    assertThat(summary.deflated()).isEqualTo(40);
    assertThat(summary.times()).containsOnlyKeys(Phase.SER, Phase.DESER);
    assertThat(summary.times().get(Phase.SER).value()).isCloseTo(200, ROUNDING);
    assertThat(summary.times().get(Phase.SER).halfWidth()).isCloseTo(248.414, within(0.01));
    Estimate total = summary.total().orElseThrow();
    assertThat(total.value()).isCloseTo(400, ROUNDING);
    // That of forks which agree: see EstimatesTest.
    assertThat(total.halfWidth()).isCloseTo(400 * 0.017302, TABLE);
  }

  @Test
  void aPhaseWithoutBatchesHasNoTime() {
    PhaseResult none = MadeUpPhase.of(Phase.DESER, List.of()).result();
    RowSummary summary =
        summary(ROW.with(Runs.fork(ROW, 8, List.of(Runs.phase(Phase.SER, 9, true), none))));
    assertThat(summary.times()).containsOnlyKeys(Phase.SER);
    assertThat(summary.total()).isEmpty();
  }

  @Test
  void oneUnsteadyPhaseOfOneForkMakesTheRowUnsteady() {
    CellResult row = Runs.measured(ROW, 80, 100);
    assertThat(summary(row).steady()).isTrue();
    CellResult unsteady = row.with(Runs.fork(row, 80, List.of(Runs.phase(Phase.SER, 9, false))));
    assertThat(summary(unsteady).steady()).isFalse();
  }

  @Test
  void aForkMayLackAPhase() {
    CellResult row = Runs.measured(ROW, 80, 100, 110);
    RowSummary summary =
        summary(row.with(Runs.fork(row, 80, List.of(Runs.phase(Phase.SER, 48, true)))));
    assertThat(summary.times().get(Phase.SER).forks()).isEqualTo(3);
    assertThat(summary.times().get(Phase.DESER).forks()).isEqualTo(2);
    assertThat(summary.total().orElseThrow().forks()).isEqualTo(2);
    assertThat(summary.details()).containsOnlyKeys(Phase.CREATE, Phase.SER, Phase.DESER);
  }

  @Test
  void forksThatWereDisturbedAreConverted() {
    RowSummary summary = summary(disturbed(100, 100, 150));
    assertThat(summary.forks()).isEqualTo(3);
    assertThat(summary.noisy()).isFalse();
    assertThat(summary.times().get(Phase.SER).value()).isCloseTo(40, within(0.1));
    assertThat(summary.details().get(Phase.SER).cleanShare()).isCloseTo(2.0 / 3, ROUNDING);
    // Batches of the disturbed fork are converted as its mean is.
    assertThat(summary.details().get(Phase.SER).p50()).isCloseTo(40, within(0.1));
    assertThat(summary.details().get(Phase.SER).p99()).isCloseTo(40, within(0.1));
  }

  @Test
  void whereTooFewForksWereUndisturbedTheRowIsNoisyAndItsIntervalWide() {
    RowSummary summary = summary(disturbed(100, 150, 150));
    assertThat(summary.forks()).isEqualTo(3);
    assertThat(summary.noisy()).isTrue();
    // Half as slow again as the witness, which is allowed for, but not believed to the per cent.
    assertThat(summary.times().get(Phase.SER).value()).isCloseTo(40, within(0.1));
    assertThat(summary.times().get(Phase.SER).halfWidth()).isGreaterThan(40 * 0.05);
  }

  @Test
  void aRowThatFailsIsAnError() {
    RowSummary never = summary(Runs.failed(ROW, Failure.Kind.TIMEOUT, "took longer than 60 s"));
    assertThat(never.status()).isEqualTo(Status.ERROR);
    assertThat(never.cause()).isEqualTo("took longer than 60 s");
    assertThat(never.forks()).isZero();
    assertThat(never.times()).isEmpty();

    RowSummary sometimes =
        summary(Runs.failed(Runs.measured(ROW, 80, 100, 110), Failure.Kind.CRASH, "SIGSEGV"));
    assertThat(sometimes.status()).isEqualTo(Status.ERROR);
    assertThat(sometimes.cause()).isEqualTo("1 of 3 forks: SIGSEGV");
    assertThat(sometimes.forks()).isEqualTo(2);
    assertThat(sometimes.total()).isEmpty();
  }

  @Test
  void aRowMayBeUnavailableOrYetToRun() {
    RowSummary unavailable = summary(Runs.unavailable(ROW, "not on Maven Central"));
    assertThat(unavailable.status()).isEqualTo(Status.UNAVAILABLE);
    assertThat(unavailable.cause()).isEqualTo("not on Maven Central");
    assertThat(summary(ROW).status()).isEqualTo(Status.PENDING);
  }

  @Test
  void anotherEstimatorMayBeUsed() {
    ForkEstimator least =
        phase ->
            new ForkValue(
                phase.series().nanos().get(0) / (double) phase.batch(), 0, 2, 1, Trust.CLEAN);
    RowSummary summary = new Summaries(least).of(Runs.measured(ROW, 80, 1000));
    assertThat(summary.times().get(Phase.SER).value()).isCloseTo(399.5, ROUNDING);
  }

  /** A row of forks on a machine that is slow from end to end of each, in per cent. */
  private static CellResult disturbed(int... percent) {
    CellResult row = ROW;
    for (int slow : percent) {
      row =
          row.with(
              Runs.fork(
                  row, 80, List.of(slowed(Phase.SER, 40, slow), slowed(Phase.DESER, 60, slow))));
    }
    return row;
  }

  private static PhaseResult slowed(Phase phase, int nanos, int percent) {
    return MadeUpPhase.of(phase, 100, 10L * nanos * percent)
        .batch(1000)
        .witness(2500L * percent)
        .result();
  }

  private static RowSummary summary(CellResult row) {
    return Summaries.of(Runs.run(List.of(row))).get(0);
  }
}
