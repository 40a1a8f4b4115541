package io.serbench.statistics;

import static io.serbench.statistics.WitnessRuns.BEST;
import static io.serbench.statistics.WitnessRuns.forks;
import static io.serbench.statistics.WitnessRuns.readings;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.serbench.result.CellResult;
import io.serbench.result.MadeUpPhase;
import io.serbench.result.Phase;
import io.serbench.result.PhaseResult;
import io.serbench.result.Runs;
import io.serbench.result.Series.Burst;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class WitnessReportTest {
  private static final List<Long> FINE = readings(1, 0, 1);

  @Test
  void aRunWithoutAWitnessHasNoReport() {
    assertThat(WitnessReport.of(Runs.run(List.of()))).isEmpty();
    assertThat(WitnessReport.of(WitnessRuns.of(List.of(List.of())))).isEmpty();
  }

  @Test
  void anUndisturbedMachine() {
    WitnessReport report = report(forks(9, FINE));
    assertThat(report.bestNanos()).isEqualTo(BEST);
    assertThat(report.undisturbed()).isEqualTo(1);
    assertThat(report.drift()).hasValue(0);
    assertThat(report.forks()).isEqualTo(9);
    assertThat(report.slowForks()).isZero();
  }

  @Test
  void aNeighbourIsNoDrift() {
    WitnessReport report = report(forks(9, readings(1, 0.6, 1.45)));
    assertThat(report.undisturbed()).isCloseTo(0.4, within(0.01));
    assertThat(report.drift()).hasValue(0);
    assertThat(report.slowForks()).isZero();
  }

  @Test
  void aFewFastReadingsAreNotTheBest() {
    List<Long> withOutliers = new ArrayList<>(FINE);
    withOutliers.set(1, 200_000L);
    withOutliers.set(999, 90_000L);
    assertThat(report(List.of(withOutliers)).bestNanos()).isEqualTo(BEST);
  }

  @Test
  void driftIsSeenBehindANeighbour() {
    List<List<Long>> forks = new ArrayList<>();
    for (int i = 0; i < 9; i++) {
      forks.add(readings(1 + 0.01 * i, 0.5, 1.6));
    }
    // From about 1.00 to about 1.06, by the 0.1 quantiles of three forks each.
    assertThat(report(forks).drift()).hasValueCloseTo(0.06, within(0.012));
  }

  /** Forks that take turns see the machine from the beginning of the run to its end. */
  @Test
  void driftIsSeenInForksThatTakeTurns() {
    CellResult cell = WitnessRuns.ROW;
    for (int fork = 0; fork < 6; fork++) {
      List<Burst> slices = new ArrayList<>();
      List<Long> readings = new ArrayList<>();
      for (int turn = 0; turn < 30; turn++) {
        slices.add(new Burst(turn * 1000L + fork * 100L, 3, false));
        readings.addAll(Collections.nCopies(4, BEST + turn / 10 * BEST / 100));
      }
      PhaseResult phase =
          MadeUpPhase.of(Phase.SER, 90, 1000).slices(slices).witness(readings).result();
      cell = cell.withFork(Runs.fork(cell, 80, List.of(phase)));
    }
    WitnessReport report = WitnessReport.of(Runs.run(List.of(cell))).orElseThrow();
    assertThat(report.drift()).hasValueCloseTo(0.02, within(1e-9));
  }

  @Test
  void fewForksTellNoDrift() {
    List<List<Long>> forks = new ArrayList<>(forks(4, FINE));
    forks.add(readings(1.5, 0, 1));
    assertThat(report(forks).drift()).isEmpty();
  }

  @Test
  void aForkThatIsSlowFromEndToEndIsFound() {
    List<Long> slow = readings(1.3, 0.5, 1.3);
    List<List<Long>> forks = new ArrayList<>(forks(8, readings(1, 0.8, 1.5)));
    forks.add(3, slow);
    WitnessReport report = report(forks);
    assertThat(report.slowForks()).isEqualTo(1);
  }

  private static WitnessReport report(List<List<Long>> forks) {
    return WitnessReport.of(WitnessRuns.of(forks)).orElseThrow();
  }
}
