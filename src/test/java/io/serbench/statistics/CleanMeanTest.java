package io.serbench.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.serbench.catalog.Effort;
import io.serbench.catalog.Format;
import io.serbench.catalog.Structure;
import io.serbench.result.ForkResult;
import io.serbench.result.Longs;
import io.serbench.result.MadeUpPhase;
import io.serbench.result.Phase;
import io.serbench.result.PhaseResult;
import io.serbench.result.Run;
import io.serbench.result.Runs;
import io.serbench.result.Series;
import io.serbench.statistics.MachineTrace.Trouble;
import io.serbench.statistics.Traces.Trait;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class CleanMeanTest {
  private static final Trait BIMODAL_WITH_COLLECTIONS = new Trait(0.02, false, true, 10);
  private static final CleanMean CLEAN = new CleanMean(new WitnessBaseline(100, 101));

  @Test
  void onlyTheWitnessDecidesWhichBatchesCount() {
    for (Trouble trouble : Trouble.values()) {
      Run run = Traces.run(trouble, BIMODAL_WITH_COLLECTIONS, 3, CleanMeanTest::untilFour);
      ForkEstimator estimator = new CleanMean(WitnessBaseline.of(run));
      for (PhaseResult phase : phases(run)) {
        BitSet counted = estimator.counted(phase);
        List<Long> shuffled = new ArrayList<>(phase.series().nanos().stream().boxed().toList());
        Collections.shuffle(shuffled, new Random(1));
        assertThat(estimator.counted(with(phase, shuffled))).isEqualTo(counted);
        assertThat(estimator.estimate(with(phase, shuffled)).clean())
            .isEqualTo(estimator.estimate(phase).clean());
      }
    }
  }

  @Test
  void theWitnessOfAllRowsIsAllThatTheBaselineKnows() {
    Run run = Traces.run(Trouble.ALL, BIMODAL_WITH_COLLECTIONS, 5, CleanMeanTest::untilFour);
    Run other = Traces.run(Trouble.ALL, BIMODAL_WITH_COLLECTIONS, 6, CleanMeanTest::untilFour);
    assertThat(WitnessBaseline.of(run)).isNotEqualTo(WitnessBaseline.of(other));
    assertThat(WitnessBaseline.of(run).best()).isBetween(245_000.0, 255_000.0);
    assertThat(WitnessBaseline.of(run).undisturbed()).isBetween(249_000.0, 255_000.0);
  }

  /** A batch in ten is three times as long: the row's own garbage, the row's own cost. */
  @Test
  void collectionsAreNeverDropped() {
    Run run = Traces.run(Trouble.NONE, BIMODAL_WITH_COLLECTIONS, 4, CleanMeanTest::untilFour);
    ForkEstimator estimator = new CleanMean(WitnessBaseline.of(run));
    for (PhaseResult phase : phases(run)) {
      assertThat(longBatches(phase).cardinality()).isBetween(10, 40);
      assertThat(estimator.counted(phase).cardinality()).isEqualTo(phase.series().size());
    }
  }

  @Test
  void collectionsAreAsOftenCleanAsOtherBatches() {
    int all = 0;
    int allLong = 0;
    int counted = 0;
    int countedLong = 0;
    for (int seed = 0; seed < 100; seed++) {
      Run run =
          Traces.run(Trouble.NEIGHBOUR, BIMODAL_WITH_COLLECTIONS, seed, CleanMeanTest::untilFour);
      WitnessBaseline baseline = WitnessBaseline.of(run);
      for (PhaseResult phase : phases(run)) {
        BitSet longBatches = longBatches(phase);
        BitSet kept = baseline.clean(phase).batches();
        all += phase.series().size();
        counted += kept.cardinality();
        allLong += longBatches.cardinality();
        longBatches.and(kept);
        countedLong += longBatches.cardinality();
      }
    }
    double share = (double) counted / all;
    assertThat(share).isBetween(0.5, 0.75);
    assertThat((double) countedLong / allLong).isCloseTo(share, within(0.02));
  }

  @Test
  void aBatchNeedsAQuietWitnessOnBothSides() {
    // Of four batches the second and third touch the slow reading in the middle.
    ForkValue value =
        CLEAN.estimate(phase(List.of(100L, 900L, 900L, 200L), 101, 101, 109, 101, 101));
    assertThat(value.nanosPerCall()).isEqualTo(150);
    assertThat(value.clean()).isEqualTo(2);
    assertThat(value.batches()).isEqualTo(4);
    assertThat(value.trusted()).isTrue();
    assertThat(value.error()).isZero();
  }

  @Test
  void aMachineThatIsALittleSlowIsAllowedFor() {
    ForkValue value = CLEAN.estimate(phase(List.of(105L, 105L), 106, 106, 106));
    assertThat(value.nanosPerCall()).isCloseTo(105 / (106 / 101.0), within(1e-9));
    assertThat(value.trusted()).isTrue();
  }

  @Test
  void aBatchThatWasInterruptedDoesNotCount() {
    PhaseResult phase =
        MadeUpPhase.of(Phase.SER, List.of(100L, 900L))
            .waited(List.of(2L, 800L))
            .witness(101)
            .result();
    assertThat(CLEAN.estimate(phase).nanosPerCall()).isEqualTo(100);
  }

  @Test
  void whereNothingIsCleanSlowedBatchesAreConverted() {
    ForkValue value = CLEAN.estimate(slowed(155, 310));
    assertThat(value.trusted()).isFalse();
    assertThat(value.clean()).isZero();
    // As long as nothing is known of the row, it is slowed as much as the witness.
    double slowdown = 155 / 101.0;
    assertThat(value.nanosPerCall()).isCloseTo(310 / slowdown, within(1e-9));
    assertThat(value.error())
        .isCloseTo(value.nanosPerCall() * 0.25 * (slowdown - 1) / slowdown, within(1e-9));
  }

  @Test
  void anInterruptedWitnessMakesNoForkLookFast() {
    PhaseResult stopped = phase(List.of(300L, 320L), 200, 90_000, 200);
    ForkValue value = CLEAN.estimate(stopped);
    assertThat(value.trust()).isEqualTo(Trust.INTERRUPTED);
    assertThat(value.nanosPerCall()).isCloseTo(310 / 2.2, within(1e-9));
  }

  @Test
  void howSensitiveARowIsIsLearnedFromForksThatSawBoth() {
    // Where the witness is half as slow again, this row is a quarter slower.
    List<Long> nanos = new ArrayList<>(Collections.nCopies(40, 200L));
    nanos.addAll(Collections.nCopies(40, 250L));
    long[] witness = LongStream.range(0, 81).map(i -> i < 40 ? 100 : 150).toArray();
    ForkResult both = fork(phase(nanos, witness));
    ForkResult slow = fork(slowed(150, 250));
    CleanMean none = new CleanMean(new WitnessBaseline(100, 100));
    ForkValue unknowing = none.forRow(List.of(slow)).estimate(slow.phases().get(0));
    ForkValue knowing = none.forRow(List.of(both, slow)).estimate(slow.phases().get(0));
    ForkValue knowingWell =
        none.forRow(List.of(both, both, both, both, slow)).estimate(slow.phases().get(0));

    assertThat(unknowing.nanosPerCall()).isCloseTo(166.7, within(0.1));
    assertThat(knowing.nanosPerCall()).isCloseTo(178.9, within(0.1));
    assertThat(knowingWell.nanosPerCall()).isBetween(knowing.nanosPerCall(), 200.0);
    assertThat(knowing.error()).isLessThan(unknowing.error());
    assertThat(knowingWell.error()).isLessThan(knowing.error());
  }

  @Test
  void longCallsNeedFewCleanBatches() {
    assertThat(CLEAN.estimate(phase(List.of(7L, 8L, 9L), 101, 101, 200, 200)).trusted()).isTrue();
    assertThat(CLEAN.estimate(phase(List.of(7L, 8L, 9L), 200, 101, 200, 200)).trusted()).isFalse();
  }

  @Test
  void withoutAWitnessAllBatchesCount() {
    PhaseResult phase = phase(List.of(10L, 30L));
    assertThat(CLEAN.estimate(phase)).isEqualTo(ForkEstimator.MEAN.estimate(phase));
    assertThat(CLEAN.counted(phase).cardinality()).isEqualTo(2);
  }

  @Test
  void withoutBatchesThereIsNoValue() {
    ForkValue value = CLEAN.estimate(phase(List.of(), 101));
    assertThat(value.nanosPerCall()).isNaN();
    assertThat(value.trusted()).isFalse();
  }

  private static PhaseResult phase(List<Long> nanos, long... witness) {
    MadeUpPhase phase = MadeUpPhase.of(Phase.SER, nanos);
    return witness.length == 0 ? phase.result() : phase.witness(witness).result();
  }

  private static PhaseResult slowed(long witness, long nanos) {
    return phase(
        Collections.nCopies(40, nanos), LongStream.range(0, 41).map(i -> witness).toArray());
  }

  private static ForkResult fork(PhaseResult phase) {
    return Runs.fork(
        Runs.row("row", Runs.tags(Effort.MISC, Format.MISC, Structure.MISC)), 80, List.of(phase));
  }

  private static PhaseResult with(PhaseResult phase, List<Long> nanos) {
    Series series = phase.series();
    return new PhaseResult(
        phase.phase(),
        phase.batch(),
        new Series(Longs.of(nanos), series.waited(), series.witness(), series.slices()),
        phase.warmUp(),
        phase.allocatedBytes());
  }

  private static boolean untilFour(Run run) {
    return run.cells().get(0).forks().size() < 4;
  }

  private static List<PhaseResult> phases(Run run) {
    return run.cells().get(0).forks().stream().flatMap(fork -> fork.phases().stream()).toList();
  }

  /** Those with a collection: nothing else makes a batch of 1.5 ms last 4.3 ms. */
  private static BitSet longBatches(PhaseResult phase) {
    BitSet batches = new BitSet();
    for (int i = 0; i < phase.series().size(); i++) {
      batches.set(i, phase.series().nanos().get(i) > 4.1e6);
    }
    return batches;
  }
}
