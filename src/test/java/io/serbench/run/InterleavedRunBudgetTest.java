package io.serbench.run;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.result.CellResult;
import io.serbench.result.Course;
import io.serbench.result.ForkResult;
import io.serbench.result.Run;
import io.serbench.run.Method.Preset;
import io.serbench.run.Method.Stopping;
import io.serbench.run.Runner.Standing;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/** How long a run lasts, and which rows get the time. */
class InterleavedRunBudgetTest {
  private static final Stopping STOPPING =
      Preset.DEFAULT.stopping().withBudget(Duration.ofSeconds(10));

  private static Duration length(Run run) {
    return Duration.between(run.course().started(), run.course().ended().orElseThrow());
  }

  @Test
  void rowsThatArePreciseTakeTheLeastForksAndNoMore() {
    SimulatedRun simulated = SimulatedRun.onQuietMachine();
    Run run = simulated.run(Requests.of(STOPPING, Requests.rows(4)), SimulatedRun.room(3));

    assertThat(run.cells()).allSatisfy(row -> assertThat(row.forks()).hasSize(STOPPING.least()));
    assertThat(length(run)).isLessThan(Duration.ofSeconds(40));
  }

  @Test
  void whatPreciseRowsLeaveGoesToImpreciseOnes() {
    SimulatedRun simulated = SimulatedRun.onQuietMachine();
    simulated.children().taking((row, fork) -> row.equals("row2") && fork % 2 == 0 ? 1.8e6 : 1.5e6);
    Run run = simulated.run(Requests.of(STOPPING, Requests.rows(4)), SimulatedRun.room(3));

    for (CellResult row : run.cells()) {
      if (row.id().row().equals("row2")) {
        // Its own ten seconds are enough for at most seven forks.
        assertThat(row.forks()).hasSizeGreaterThan(9);
      } else {
        assertThat(row.forks()).hasSize(3);
      }
    }
    assertThat(length(run)).isBetween(Duration.ofSeconds(35), Duration.ofSeconds(41));
  }

  @Test
  void noRowTakesMoreThanItsPartOfWhatOthersLeave() {
    SimulatedRun simulated = SimulatedRun.onQuietMachine();
    simulated.children().taking((row, fork) -> row.equals("row2") && fork % 2 == 0 ? 1.8e6 : 1.5e6);
    Run run = simulated.run(Requests.of(STOPPING, Requests.rows(12)), SimulatedRun.room(1));

    double seconds = run.cells().get(2).forks().stream().mapToLong(ForkResult::millis).sum() / 1e3;
    assertThat(seconds).isBetween(38.0, 44.0); // Four budgets, and readings of the reference.
  }

  @Test
  void aRunEndsByItsBudgetOnAMachineThatIsNeverQuiet() {
    SimulatedRun simulated = SimulatedRun.on(SimulatedMachine.NEVER_QUIET);
    simulated.children().taking((row, fork) -> 1.5e6 * (1 + 0.1 * (fork % 3)));
    Run run = simulated.run(Requests.of(STOPPING, Requests.rows(6)), SimulatedRun.room(4));

    assertThat(run.course().ending()).isEqualTo(Course.Ending.COMPLETE);
    // A few forks may have started right before the end.
    assertThat(length(run)).isBetween(Duration.ofSeconds(50), Duration.ofSeconds(75));
  }

  @Test
  void aForkWhoseWitnessIsAlwaysDisturbedMeasuresAFewBatchesAllTheSame() {
    SimulatedRun simulated = SimulatedRun.on(SimulatedMachine.NEVER_QUIET);
    Run run = simulated.run(Requests.of(2, Requests.rows(3)), SimulatedRun.room(3));

    assertThat(run.cells())
        .flatExtracting(CellResult::forks)
        .hasSize(6)
        .allSatisfy(fork -> assertThat(fork.failure()).isEmpty())
        .flatExtracting(ForkResult::phases)
        .hasSize(18)
        .allSatisfy(phase -> assertThat(phase.series().size()).isGreaterThanOrEqualTo(3))
        .allSatisfy(phase -> assertThat(phase.series().witness()).isPresent());
  }

  @Test
  void aForkTakesNoMoreThanItsPartOfOthersTimeHoweverLittleIsQuiet() {
    SimulatedRun simulated = SimulatedRun.on(SimulatedMachine.NEVER_QUIET);
    simulated.run(Requests.of(1, Requests.rows(1)), SimulatedRun.room(1));

    double turnMillis = Preset.DEFAULT.share().patience() + 3 * Preset.DEFAULT.share().rewarm();
    double most = Preset.DEFAULT.share().most(3);
    assertThat(simulated.children().turns.size()).isBetween(3, (int) (most / turnMillis) + 1);
  }

  @Test
  void aRowThatGetsAnotherForkIsCountedAmongThosePlanned() {
    SimulatedRun simulated = SimulatedRun.onQuietMachine();
    simulated.children().taking((row, fork) -> fork % 2 == 0 ? 1.8e6 : 1.5e6);
    int[] planned = {0};
    int[] started = {0};
    simulated.run(
        Requests.of(STOPPING, Requests.rows(2)),
        SimulatedRun.room(2),
        new Runner.RunListener() {
          @Override
          public void progressed(Standing standing) {
            assertThat(standing.planned()).isGreaterThanOrEqualTo(planned[0]);
            planned[0] = standing.planned();
          }

          @Override
          public void forkStarted(io.serbench.catalog.Row row, String dataset, int fork) {
            started[0]++;
            assertThat(started[0]).isLessThanOrEqualTo(planned[0]);
          }
        });

    assertThat(started[0]).isGreaterThan(6).isEqualTo(planned[0]);
  }
}
