package io.serbench.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.serbench.result.MadeUpPhase;
import io.serbench.result.Noise;
import io.serbench.result.Phase;
import io.serbench.result.PhaseResult;
import io.serbench.result.Run;
import io.serbench.result.Runs;
import io.serbench.result.Series;
import io.serbench.result.Series.Burst;
import io.serbench.statistics.ForkEstimator.ForkValue;
import io.serbench.statistics.ForkEstimator.ForkValue.Basis;
import io.serbench.statistics.ForkEstimator.Sensitivity;
import io.serbench.statistics.MachineTrace.Trouble;
import io.serbench.statistics.PhaseTally.By;
import io.serbench.statistics.PhaseTally.Judge;
import io.serbench.statistics.PhaseTally.Tally;
import io.serbench.statistics.Traces.Trait;
import io.serbench.witness.Undisturbed;
import io.serbench.witness.Undisturbed.Disturbance;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ForkEstimatorTest {
  private static final Trait BIMODAL_WITH_COLLECTIONS = new Trait(0.02, false, true, 10);
  private static final Baseline BASELINE = new Baseline(new Undisturbed(100), 101);

  private static ForkValue value(PhaseResult phase) {
    return values(BASELINE, phase).get(0);
  }

  private static List<ForkValue> values(Baseline baseline, PhaseResult... forks) {
    Optional<Undisturbed> undisturbed = Optional.of(baseline.undisturbed());
    return ForkEstimator.of(Noise.REJECT, Optional.of(baseline))
        .values(Stream.of(forks).map(phase -> PhaseTally.of(phase, undisturbed)).toList());
  }

  /** Returns the indices of the batches that a fork's value is made of. */
  private static BitSet counted(Baseline baseline, PhaseResult phase) {
    Set<Disturbance> kinds = values(baseline, phase).get(0).counted();
    Judge judge = new Judge(phase.series(), baseline.undisturbed());
    BitSet counted = new BitSet();
    for (int i = 0; i < phase.series().size(); i++) {
      counted.set(i, kinds.contains(judge.of(i)));
    }
    return counted;
  }

  @Test
  void onlyTheWitnessDecidesWhichBatchesCount() {
    for (Trouble trouble : Trouble.values()) {
      Run run = Traces.run(trouble, BIMODAL_WITH_COLLECTIONS, 3, ForkEstimatorTest::untilFour);
      Baseline baseline = Baseline.of(run).orElseThrow();
      for (PhaseResult phase : phases(run)) {
        List<Long> shuffled = new ArrayList<>(phase.series().nanos().stream().boxed().toList());
        Collections.shuffle(shuffled, new Random(1));
        assertThat(counted(baseline, with(phase, shuffled))).isEqualTo(counted(baseline, phase));
      }
    }
  }

  @Test
  void theWitnessOfAllRowsIsAllThatTheBaselineKnows() {
    Run run = Traces.run(Trouble.ALL, BIMODAL_WITH_COLLECTIONS, 5, ForkEstimatorTest::untilFour);
    Run other = Traces.run(Trouble.ALL, BIMODAL_WITH_COLLECTIONS, 6, ForkEstimatorTest::untilFour);
    Baseline baseline = Baseline.of(run).orElseThrow();
    assertThat(baseline).isNotEqualTo(Baseline.of(other).orElseThrow());
    assertThat(baseline.undisturbed().bestNanos()).isBetween(245_000.0, 255_000.0);
    assertThat(baseline.quietNanos()).isBetween(249_000.0, 255_000.0);
    assertThat(Baseline.of(Runs.run(List.of()))).isEmpty();
  }

  /** One in ten batches takes three times as long: garbage is the row's own cost. */
  @Test
  void collectionsAreNeverDropped() {
    Run run = Traces.run(Trouble.NONE, BIMODAL_WITH_COLLECTIONS, 4, ForkEstimatorTest::untilFour);
    Baseline baseline = Baseline.of(run).orElseThrow();
    for (PhaseResult phase : phases(run)) {
      assertThat(longBatches(phase).cardinality()).isBetween(10, 40);
      assertThat(counted(baseline, phase).cardinality()).isEqualTo(phase.series().size());
    }
  }

  @Test
  void collectionsAreAsOftenUndisturbedAsOtherBatches() {
    int all = 0;
    int allLong = 0;
    int counted = 0;
    int countedLong = 0;
    for (int seed = 0; seed < 100; seed++) {
      Run run =
          Traces.run(
              Trouble.NEIGHBOUR, BIMODAL_WITH_COLLECTIONS, seed, ForkEstimatorTest::untilFour);
      Undisturbed undisturbed = Baseline.of(run).orElseThrow().undisturbed();
      for (PhaseResult phase : phases(run)) {
        Judge judge = new Judge(phase.series(), undisturbed);
        BitSet longBatches = longBatches(phase);
        for (int i = 0; i < phase.series().size(); i++) {
          boolean kept = judge.of(i) == Disturbance.NONE;
          counted += kept ? 1 : 0;
          countedLong += kept && longBatches.get(i) ? 1 : 0;
        }
        all += phase.series().size();
        allLong += longBatches.cardinality();
      }
    }
    double share = (double) counted / all;
    assertThat(share).isBetween(0.5, 0.75);
    assertThat((double) countedLong / allLong).isCloseTo(share, within(0.02));
  }

  @Test
  void aBatchNeedsAQuietWitnessOnBothSides() {
    // The second and third of four batches are beside the slow reading in the middle.
    PhaseResult phase = phase(List.of(100L, 900L, 900L, 200L), 101, 101, 109, 101, 101);
    ForkValue value = value(phase);
    assertThat(value.nanosPerCall()).isEqualTo(150);
    assertThat(value.basis()).isEqualTo(Basis.UNDISTURBED);
    assertThat(value.error()).isZero();
    PhaseTally tally = PhaseTally.of(phase, Optional.of(BASELINE.undisturbed()));
    assertThat(tally.of(Disturbance.NONE).batches()).isEqualTo(2);
    assertThat(tally.of(Disturbance.SLOWED)).isEqualTo(new Tally(2, 1800, 420));
    assertThat(tally.all()).isEqualTo(new Tally(4, 2100, 824));
  }

  @Test
  void slicesHaveReadingsOfTheirOwn() {
    // The machine was slow after the first slice, but not before the second.
    PhaseResult phase =
        MadeUpPhase.of(Phase.SER, List.of(100L, 200L, 300L, 400L))
            .slices(List.of(new Burst(0, 2, false), new Burst(50, 2, false)))
            .witness(101, 101, 150, 101, 101, 101)
            .result();
    assertThat(counted(BASELINE, phase).stream()).containsExactly(0, 2, 3);
  }

  @Test
  void aMachineThatIsALittleSlowIsAllowedFor() {
    ForkValue value = value(phase(List.of(105L, 105L), 106, 106, 106));
    assertThat(value.nanosPerCall()).isCloseTo(105 / (106 / 101.0), within(1e-9));
    assertThat(value.basis()).isEqualTo(Basis.UNDISTURBED);
  }

  @Test
  void aBatchThatWasInterruptedDoesNotCount() {
    PhaseResult phase =
        MadeUpPhase.of(Phase.SER, List.of(100L, 900L))
            .waited(List.of(2L, 800L))
            .witness(101)
            .result();
    assertThat(value(phase).nanosPerCall()).isEqualTo(100);
  }

  @Test
  void whereNothingIsUndisturbedSlowedBatchesAreAllowedFor() {
    ForkValue value = value(slowed(155, 310));
    assertThat(value.basis()).isEqualTo(Basis.SLOWED);
    assertThat(value.counted()).containsExactlyInAnyOrder(Disturbance.NONE, Disturbance.SLOWED);
    // As long as nothing is known about the row, it counts as slowed as much as the witness.
    double slowdown = 155 / 101.0;
    assertThat(value.nanosPerCall()).isCloseTo(310 / slowdown, within(1e-9));
    assertThat(value.error())
        .isCloseTo(value.nanosPerCall() * 0.25 * (slowdown - 1) / slowdown, within(1e-9));
  }

  @Test
  void undisturbedBatchesCountAmongSlowedOnesEvenIfTheyAreTooFewByThemselves() {
    List<Long> nanos = new ArrayList<>(Collections.nCopies(40, 300L));
    nanos.set(39, 100L);
    long[] witness = LongStream.range(0, 41).map(i -> i < 39 ? 202 : 101).toArray();
    ForkValue value = value(phase(nanos, witness));
    assertThat(value.basis()).isEqualTo(Basis.SLOWED);
    double slowdown = (39 * 202 - 50.5 + 101) / 40 / 101;
    assertThat(value.nanosPerCall()).isCloseTo(295 / slowdown, within(1e-9));
  }

  @Test
  void anInterruptedWitnessMakesNoForkLookFast() {
    ForkValue value = value(phase(List.of(300L, 320L), 200, 90_000, 200));
    assertThat(value.basis()).isEqualTo(Basis.INTERRUPTED);
    assertThat(value.nanosPerCall()).isCloseTo(310 / 2.2, within(1e-9));
  }

  @Test
  void whatABatchWaitedForIsNotTheRowsTimeEvenWhereNothingElseIsKnown() {
    PhaseResult phase =
        MadeUpPhase.of(Phase.SER, List.of(300L, 320L, 90_000L))
            .waited(List.of(0L, 0L, 89_000L))
            .witness(200, 90_000, 200, 90_000)
            .result();
    ForkValue value = value(phase);
    assertThat(value.basis()).isEqualTo(Basis.INTERRUPTED);
    assertThat(value.nanosPerCall()).isCloseTo(310 / 2.2, within(1e-9));
    assertThat(counted(BASELINE, phase)).isEqualTo(BitSet.valueOf(new long[] {0b011}));
  }

  @Test
  void howSensitiveARowIsIsLearnedFromForksThatSawBoth() {
    // If the witness takes 1.5 times as long, this row takes 1.25 times as long.
    List<Long> nanos = new ArrayList<>(Collections.nCopies(40, 200L));
    nanos.addAll(Collections.nCopies(40, 250L));
    long[] witness = LongStream.range(0, 81).map(i -> i < 40 ? 100 : 150).toArray();
    PhaseResult both = phase(nanos, witness);
    PhaseResult slow = slowed(150, 250);
    Baseline baseline = new Baseline(new Undisturbed(100), 100);
    ForkValue unknowing = values(baseline, slow).get(0);
    ForkValue knowing = values(baseline, both, slow).get(1);
    ForkValue knowingWell = values(baseline, both, both, both, both, slow).get(4);

    assertThat(unknowing.nanosPerCall()).isCloseTo(166.7, within(0.1));
    assertThat(knowing.nanosPerCall()).isCloseTo(178.9, within(0.1));
    assertThat(knowingWell.nanosPerCall()).isBetween(knowing.nanosPerCall(), 200.0);
    assertThat(knowing.error()).isLessThan(unknowing.error());
    assertThat(knowingWell.error()).isLessThan(knowing.error());
  }

  @Test
  void aWitnessThatReadsAlikeBesideBothTellsNothingOfTheRow() {
    Tally some = new Tally(40, 4000, 8080);
    Map<Disturbance, Tally> batches =
        Map.of(
            Disturbance.NONE, some,
            Disturbance.SLOWED, new Tally(40, 5000, 8080),
            Disturbance.INTERRUPTED, new Tally(0, 0, 0));
    PhaseTally fork = new PhaseTally(1, By.WITNESS, batches);
    assertThat(Sensitivity.of(List.of(fork))).isEqualTo(Sensitivity.ASSUMED);
    assertThat(
            ForkEstimator.of(Noise.REJECT, Optional.of(BASELINE))
                .values(List.of(fork))
                .get(0)
                .nanosPerCall())
        .isEqualTo(100);
  }

  @Test
  void longCallsNeedFewUndisturbedBatches() {
    assertThat(value(phase(List.of(7L, 8L, 9L), 101, 101, 200, 200)).basis())
        .isEqualTo(Basis.UNDISTURBED);
    assertThat(value(phase(List.of(7L, 8L, 9L), 200, 101, 200, 200)).basis())
        .isNotEqualTo(Basis.UNDISTURBED);
  }

  @Test
  void withoutAWitnessAllBatchesCount() {
    PhaseResult phase = phase(List.of(10L, 30L));
    PhaseTally tally = PhaseTally.of(phase, Optional.of(BASELINE.undisturbed()));
    assertThat(tally.by()).isEqualTo(By.NOTHING);
    assertThat(value(phase)).isEqualTo(ForkEstimator.MEAN.values(List.of(tally)).get(0));
    assertThat(value(phase).nanosPerCall()).isEqualTo(20);
  }

  @Test
  void withoutBatchesThereIsNoValue() {
    ForkValue value = value(phase(List.of(), 101));
    assertThat(value.nanosPerCall()).isNaN();
    assertThat(value.basis()).isEqualTo(Basis.INTERRUPTED);
  }

  private static PhaseResult phase(List<Long> nanos, long... witness) {
    MadeUpPhase phase = MadeUpPhase.of(Phase.SER, nanos);
    return witness.length == 0 ? phase.result() : phase.witness(witness).result();
  }

  private static PhaseResult slowed(long witness, long nanos) {
    return phase(
        Collections.nCopies(40, nanos), LongStream.range(0, 41).map(i -> witness).toArray());
  }

  private static PhaseResult with(PhaseResult phase, List<Long> nanos) {
    Series series = phase.series();
    return new PhaseResult(
        phase.phase(),
        phase.batch(),
        new Series(
            MadeUpPhase.longs(nanos),
            series.waited(),
            series.witness(),
            series.work(),
            series.slices()),
        phase.warmUp(),
        phase.allocatedBytes(),
        Optional.empty(),
        Optional.empty());
  }

  private static boolean untilFour(Run run) {
    return run.cells().get(0).forks().size() < 4;
  }

  private static List<PhaseResult> phases(Run run) {
    return run.cells().get(0).forks().stream().flatMap(fork -> fork.phases().stream()).toList();
  }

  /** Returns the batches with a collection: nothing else makes a batch of 1.5 ms last 4.3 ms. */
  private static BitSet longBatches(PhaseResult phase) {
    BitSet batches = new BitSet();
    for (int i = 0; i < phase.series().size(); i++) {
      batches.set(i, phase.series().nanos().get(i) > 4.1e6);
    }
    return batches;
  }
}
