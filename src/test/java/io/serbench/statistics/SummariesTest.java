package io.serbench.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.serbench.catalog.Effort;
import io.serbench.catalog.Format;
import io.serbench.catalog.Structure;
import io.serbench.catalog.Tags;
import io.serbench.result.CellResult;
import io.serbench.result.Failure;
import io.serbench.result.ForkResult.EncodedSizes;
import io.serbench.result.MadeUpPhase;
import io.serbench.result.Phase;
import io.serbench.result.PhaseResult;
import io.serbench.result.PhaseResult.Garbage;
import io.serbench.result.PhaseResult.VirtualThreads;
import io.serbench.result.Runs;
import io.serbench.result.Summary.Status;
import io.serbench.result.Workload;
import io.serbench.statistics.CellSummary.UndisturbedShare;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
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
    assertThat(
            ForkEstimator.MEAN
                .values(List.of(PhaseTally.of(phase, Optional.empty())))
                .get(0)
                .nanosPerCall())
        .isEqualTo(7.5); // 30 a batch of 4
  }

  @Test
  void theTotalIsSummedInEachFork() {
    // Ser 100, 200, 300 and deser 300, 200, 100: each is uncertain, but their sum is not.
    CellResult row = ROW;
    for (int ser = 100; ser <= 300; ser += 100) {
      row =
          row.withFork(
              Runs.fork(
                  row,
                  80,
                  List.of(
                      Runs.phase(Phase.SER, ser, true), Runs.phase(Phase.DESER, 400 - ser, true))));
    }
    CellSummary summary = summary(row);
    assertThat(summary.status()).isEqualTo(Status.OK);
    assertThat(summary.trust().forks()).isEqualTo(3);
    assertThat(summary.numbers().encoded().orElseThrow())
        .extracting(EncodedSizes::size, EncodedSizes::deflated)
        .containsExactly(80, 40);
    assertThat(summary.numbers().phases()).containsOnlyKeys(Phase.SER, Phase.DESER);
    assertThat(summary.time(Phase.SER).orElseThrow().value()).isCloseTo(200, ROUNDING);
    assertThat(summary.time(Phase.SER).orElseThrow().halfWidth()).isCloseTo(248.414, within(0.01));
    Estimate total = summary.total().orElseThrow();
    assertThat(total.value()).isCloseTo(400, ROUNDING);
    // The half width of forks that agree: see EstimateTest.
    assertThat(total.halfWidth()).isCloseTo(400 * 0.017302, TABLE);
  }

  /** A fork sees only its own part of a busy hour, so that its own best says little. */
  @Test
  void callsApartAreJudgedByTheBestWorkOfAllForks() {
    CellResult row = ROW.withFork(Runs.fork(ROW, 80, apart(40, 0)));
    row = row.withFork(Runs.fork(row, 80, apart(0, 40)));
    row = row.withFork(Runs.fork(row, 80, apart(20, 20)));
    CellSummary summary = summary(row);
    assertThat(summary.trust().undisturbed()).isEqualTo(new UndisturbedShare(120, 240));
    // Half as slow again while the work was, so this is the same value thrice.
    assertThat(summary.total().orElseThrow().value()).isCloseTo(200, within(0.5));
    assertThat(
            summary(ROW.withFork(Runs.fork(ROW, 80, apart(0, 40)))).total().orElseThrow().value())
        .isCloseTo(300, within(0.5));
  }

  /** Batches beside a witness that notices nothing. */
  private static List<PhaseResult> apart(int quiet, int slowed) {
    return Stream.of(Phase.SER, Phase.DESER)
        .map(
            phase ->
                MadeUpPhase.of(phase, either(quiet, 100, slowed, 150))
                    .witness(1000)
                    .work(
                        either(quiet, 20_000, slowed, 30_000).stream().mapToLong(l -> l).toArray())
                    .result())
        .toList();
  }

  private static List<Long> either(int quiet, long nanos, int slowed, long slowNanos) {
    List<Long> all = new ArrayList<>(Collections.nCopies(quiet, nanos));
    all.addAll(Collections.nCopies(slowed, slowNanos));
    return all;
  }

  @Test
  void garbageIsThatOfForksWhichSawACollection() {
    CellResult row = ROW;
    for (Garbage seen :
        List.of(
            new Garbage(1_000_000, 10, 20),
            new Garbage(500_000, 6, 5),
            new Garbage(40_000, 0, 0))) { // Too short to see a collection.
      row = row.withFork(Runs.fork(row, 80, List.of(message(seen, 1648))));
    }
    CellSummary.GarbageSummary garbage = summary(row).numbers().garbage().orElseThrow();
    assertThat(garbage.collections().value()).isCloseTo(11, ROUNDING); // 10 and 12
    assertThat(garbage.pauseMillis().value()).isCloseTo(15, ROUNDING); // 20 and 10
    assertThat(garbage.collections().forks()).isEqualTo(2);

    PhaseResult unknown = message(new Garbage(40_000, 0, 0), 1648);
    assertThat(summary(ROW.withFork(Runs.fork(ROW, 80, List.of(unknown)))).numbers().garbage())
        .isEmpty();
    PhaseResult nothing = message(new Garbage(40_000, 0, 0), 0);
    assertThat(
            summary(ROW.withFork(Runs.fork(ROW, 80, List.of(nothing))))
                .numbers()
                .garbage()
                .orElseThrow()
                .collections()
                .value())
        .isZero();
  }

  private static PhaseResult message(Garbage garbage, double allocated) {
    PhaseResult phase = MadeUpPhase.of(Phase.MESSAGE, List.of(10L)).allocated(allocated).result();
    return new PhaseResult(
        phase.phase(),
        phase.batch(),
        phase.series(),
        phase.warmUp(),
        phase.allocatedBytes(),
        Optional.of(garbage),
        Optional.empty());
  }

  @Test
  void virtualThreadsAreThoseOfTheirForks() {
    CellResult cell = Runs.on(new Workload("media.1", Runs.virtualThreads(4)), ROW);
    CellResult row = cell;
    for (VirtualThreads seen :
        List.of(
            new VirtualThreads(1_000_000, 500_000_000, 40_000, 10, 2),
            new VirtualThreads(2_000_000, 1_000_000_000, 48_000, 40, 2))) {
      PhaseResult message = MadeUpPhase.of(Phase.MESSAGE, List.of(10L)).result();
      PhaseResult virtual =
          new PhaseResult(
              message.phase(),
              message.batch(),
              message.series(),
              message.warmUp(),
              message.allocatedBytes(),
              Optional.empty(),
              Optional.of(seen));
      row = row.withFork(Runs.fork(row, 80, List.of(virtual)));
    }
    CellSummary.VirtualSummary virtual = summary(row).numbers().virtual().orElseThrow();
    assertThat(virtual.perSecond().value()).isCloseTo(2_000_000, ROUNDING);
    assertThat(virtual.keptKilobytes().value()).isCloseTo(11, ROUNDING); // 10 and 12
    assertThat(virtual.keptKilobytes().halfWidth()).isPositive();
    assertThat(virtual.pinned().value()).isCloseTo(15, ROUNDING); // 10 and 20
    assertThat(virtual.instances().value()).isCloseTo(2, ROUNDING);
    assertThat(summary(ROW).numbers().virtual()).isEmpty();
  }

  @Test
  void aPhaseWithoutBatchesHasNoTime() {
    PhaseResult none = MadeUpPhase.of(Phase.DESER, List.of()).result();
    CellSummary summary =
        summary(ROW.withFork(Runs.fork(ROW, 8, List.of(Runs.phase(Phase.SER, 9, true), none))));
    assertThat(summary.numbers().phases()).containsOnlyKeys(Phase.SER);
    assertThat(summary.total()).isEmpty();
  }

  @Test
  void oneUnsteadyPhaseOfOneForkMakesTheRowUnsteady() {
    CellResult row = Runs.measured(ROW, 80, 100);
    assertThat(summary(row).trust().steady()).isTrue();
    CellResult unsteady =
        row.withFork(Runs.fork(row, 80, List.of(Runs.phase(Phase.SER, 9, false))));
    assertThat(summary(unsteady).trust().steady()).isFalse();
  }

  @Test
  void createAloneMakesNoRowUnsteady() {
    CellResult row = Runs.measured(ROW, 80, 100);
    assertThat(steadyWith(row, Runs.phase(Phase.CREATE, 9, false))).isTrue();
    assertThat(steadyWith(row, Runs.phase(Phase.ENCODE, 9, false))).isFalse();
    assertThat(steadyWith(row, Runs.phase(Phase.ROUNDTRIP, 9, false))).isFalse();
  }

  private static boolean steadyWith(CellResult row, PhaseResult phase) {
    PhaseResult ser = Runs.phase(Phase.SER, 9, true);
    return summary(row.withFork(Runs.fork(row, 80, List.of(phase, ser)))).trust().steady();
  }

  @Test
  void aForkMayLackAPhase() {
    CellResult row = Runs.measured(ROW, 80, 100, 110);
    CellSummary summary =
        summary(row.withFork(Runs.fork(row, 80, List.of(Runs.phase(Phase.SER, 48, true)))));
    assertThat(summary.time(Phase.SER).orElseThrow().forks()).isEqualTo(3);
    assertThat(summary.time(Phase.DESER).orElseThrow().forks()).isEqualTo(2);
    assertThat(summary.total().orElseThrow().forks()).isEqualTo(2);
    assertThat(summary.numbers().phases()).containsOnlyKeys(Phase.CREATE, Phase.SER, Phase.DESER);
    assertThat(summary.numbers().forks().get(2)).isEqualTo(Map.of(Phase.SER, 48.0));
  }

  @Test
  void forksThatWereDisturbedAreAllowedFor() {
    CellSummary summary = summary(disturbed(100, 100, 150));
    assertThat(summary.trust().forks()).isEqualTo(3);
    assertThat(summary.trust().disturbed()).isFalse();
    assertThat(summary.time(Phase.SER).orElseThrow().value()).isCloseTo(40, within(0.1));
    assertThat(summary.trust().undisturbed().part()).hasValueCloseTo(2.0 / 3, ROUNDING);
  }

  @Test
  void whereTooFewForksWereUndisturbedTheRowIsNoisyAndItsIntervalWide() {
    CellSummary summary = summary(disturbed(100, 150, 150));
    assertThat(summary.trust().forks()).isEqualTo(3);
    assertThat(summary.trust().disturbed()).isTrue();
    // Corrected for the slowdown of the witness, but with an error that widens the interval.
    assertThat(summary.time(Phase.SER).orElseThrow().value()).isCloseTo(40, within(0.1));
    assertThat(summary.time(Phase.SER).orElseThrow().halfWidth()).isGreaterThan(40 * 0.05);
  }

  @Test
  void aRowThatFailsIsAnError() {
    CellSummary never = summary(Runs.failed(ROW, Failure.Mode.TIMEOUT, "took longer than 60 s"));
    assertThat(never.status()).isEqualTo(Status.ERROR);
    assertThat(never.cause()).contains("took longer than 60 s");
    assertThat(never.trust().forks()).isZero();
    assertThat(never.numbers().phases()).isEmpty();

    CellSummary sometimes =
        summary(Runs.failed(Runs.measured(ROW, 80, 100, 110), Failure.Mode.EXCEPTION, "threw"));
    assertThat(sometimes.status()).isEqualTo(Status.ERROR);
    assertThat(sometimes.cause()).contains("1 of 3 forks: threw");
    assertThat(sometimes.trust().forks()).isEqualTo(2);
    assertThat(sometimes.total()).isEmpty();
  }

  @Test
  void whatIsGoodStaysWhereAJvmIsLost() {
    CellSummary later =
        summary(Runs.failed(Runs.measured(ROW, 80, 100, 110), Failure.Mode.CRASH, "signal 9"));
    assertThat(later.status()).isEqualTo(Status.OK);
    assertThat(later.cause()).contains("1 of 3 forks: signal 9");
    assertThat(later.trust().forks()).isEqualTo(2);
    assertThat(later.total().orElseThrow().value()).isCloseTo(105, within(0.1));

    CellSummary first =
        summary(Runs.measured(Runs.failed(ROW, Failure.Mode.TIMEOUT, "took long"), 80, 100));
    assertThat(first.status()).isEqualTo(Status.OK);
    assertThat(first.numbers().encoded()).isPresent();
  }

  @Test
  void aRowMayBeUnavailableOrYetToRun() {
    CellSummary unavailable = summary(Runs.unavailable(ROW, "not on Maven Central"));
    assertThat(unavailable.status()).isEqualTo(Status.UNAVAILABLE);
    assertThat(unavailable.cause()).contains("not on Maven Central");
    assertThat(summary(ROW).status()).isEqualTo(Status.PENDING);
  }

  /**
   * Returns a row with a fork for each argument, the time in percent of that on a quiet machine.
   */
  private static CellResult disturbed(int... percent) {
    CellResult row = ROW;
    for (int slow : percent) {
      row =
          row.withFork(
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

  private static CellSummary summary(CellResult row) {
    return Summaries.of(Runs.run(List.of(row))).get(0);
  }
}
