package io.serbench.statistics;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.result.MadeUpPhase;
import io.serbench.result.Noise;
import io.serbench.result.Phase;
import io.serbench.result.PhaseResult;
import io.serbench.result.PhaseResult.WarmUp;
import io.serbench.result.Series;
import io.serbench.result.Series.Burst;
import io.serbench.statistics.MachineTrace.Trouble;
import io.serbench.witness.Readings;
import io.serbench.witness.Undisturbed;
import io.serbench.witness.Undisturbed.Disturbance;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class RunningPhaseTest {
  private static final int CALLS = 25;
  private static final Undisturbed UNDISTURBED = new Undisturbed(250_000);

  /** Slices on a machine on which everything happens that can. */
  private static List<Series> slices(int count, int seed) {
    Dice dice = new Dice(seed);
    MachineTrace machine = new MachineTrace(Trouble.ALL, dice);
    List<Series> slices = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      machine.waitUntil(machine.now() + dice.between(0, 1e9));
      long start = Math.round(machine.now() / 1e6);
      List<Long> nanos = new ArrayList<>();
      List<Long> waited = new ArrayList<>();
      List<Long> witness = new ArrayList<>(List.of(machine.work(250_000, 1)));
      for (int batch = 0; batch < 1 + i % 12; batch++) {
        nanos.add(machine.work(1.5e6 * (1 + i * 0.002), 0.8));
        // A little more or less than the limit for an interruption of a typical batch.
        waited.add(Math.round(dice.between(25_000, 35_000)));
        witness.add(machine.work(250_000, 1));
      }
      slices.add(
          new Series(
              MadeUpPhase.longs(nanos),
              Optional.of(MadeUpPhase.longs(waited)),
              Optional.of(MadeUpPhase.longs(witness)),
              Optional.empty(),
              List.of(new Burst(start, nanos.size(), false))));
    }
    return slices;
  }

  private static PhaseResult finished(RunningPhase phase) {
    return new PhaseResult(
        Phase.SER,
        CALLS,
        phase.series(),
        new WarmUp(1, true, Optional.empty()),
        OptionalDouble.empty(),
        Optional.empty(),
        Optional.empty());
  }

  @Test
  void afterEachSliceItSaysTheSameAsOfTheWholeSeries() {
    for (int seed = 0; seed < 20; seed++) {
      RunningPhase phase = new RunningPhase(CALLS);
      for (Series slice : slices(60, seed)) {
        phase.add(slice);
        PhaseTally tally = phase.tally(UNDISTURBED);
        assertThat(tally).isEqualTo(PhaseTally.of(finished(phase), Optional.of(UNDISTURBED)));
      }
      PhaseTally tally = phase.tally(UNDISTURBED);
      assertThat(tally.of(Disturbance.NONE).batches()).isPositive();
      assertThat(tally.of(Disturbance.SLOWED).batches()).isPositive();
      assertThat(tally.of(Disturbance.INTERRUPTED).batches()).isPositive();
    }
  }

  @Test
  void callsApartAreJudgedByTheWorkBetweenThem() {
    Series series =
        MadeUpPhase.of(Phase.SER, List.of(100L, 150L, 100L))
            .witness(250_000)
            .work(20_000, 30_000, 21_000)
            .result()
            .series();
    RunningPhase phase = new RunningPhase(CALLS);
    phase.add(series);
    assertThat(phase.series().work()).isEqualTo(series.work());
    Readings work = new Readings();
    series.work().orElseThrow().stream().forEach(work::add);
    assertThat(phase.tally(UNDISTURBED.withWork(work)).of(Disturbance.NONE).batches()).isEqualTo(2);
    // Another fork of the cell had it quieter.
    LongStream.generate(() -> 15_000).limit(10).forEach(work::add);
    PhaseTally tally = phase.tally(UNDISTURBED.withWork(work));
    assertThat(tally.of(Disturbance.NONE).batches()).isZero();
    assertThat(tally)
        .isEqualTo(PhaseTally.of(finished(phase), Optional.of(UNDISTURBED.withWork(work))));
  }

  @Test
  void itsValueIsThatOfTheFinishedPhase() {
    Baseline baseline = new Baseline(UNDISTURBED, 252_000);
    RunningPhase phase = new RunningPhase(CALLS);
    slices(60, 3).forEach(phase::add);
    ForkEstimator estimator = ForkEstimator.of(Noise.REJECT, Optional.of(baseline));
    assertThat(estimator.values(List.of(phase.tally(UNDISTURBED))))
        .isEqualTo(
            estimator.values(List.of(PhaseTally.of(finished(phase), Optional.of(UNDISTURBED)))));
  }

  @Test
  void judgesAnewWhereAnotherSpeedIsTheBest() {
    RunningPhase phase = new RunningPhase(CALLS);
    slices(60, 4).forEach(phase::add);
    PhaseTally first = phase.tally(UNDISTURBED);
    Undisturbed hardlyFaster = new Undisturbed(249_800);
    assertThat(phase.tally(hardlyFaster)).isEqualTo(first);
    Undisturbed faster = new Undisturbed(225_000);
    assertThat(phase.tally(faster))
        .isEqualTo(PhaseTally.of(finished(phase), Optional.of(faster)))
        .isNotEqualTo(first);
  }

  @Test
  void remembersAllSlices() {
    List<Series> slices = slices(3, 1);
    RunningPhase phase = new RunningPhase(CALLS);
    assertThat(phase.isEmpty()).isTrue();
    slices.forEach(phase::add);
    assertThat(phase.isEmpty()).isFalse();
    Series all = phase.series();
    assertThat(all.slices()).hasSize(3).startsWith(slices.get(0).slices().get(0));
    assertThat(all.size()).isEqualTo(slices.stream().mapToInt(Series::size).sum());
    assertThat(all.waited().orElseThrow().size()).isEqualTo(all.size());
  }

  @Test
  void ofNothingThereIsNoSeries() {
    assertThat(new RunningPhase(1).series()).isEqualTo(Series.NONE);
  }
}
