package io.serbench.run;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.run.TurnsSimulation.Size;
import io.serbench.run.TurnsTable.Errors;
import io.serbench.run.TurnsTable.Scenario;
import io.serbench.run.TurnsTable.Schedule;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Turns against forks that measure without a pause, in a few simulated runs of the same seeds. */
class TurnsTest {
  private static final int RUNS = 8;

  static Stream<Scenario> longMoments() {
    return TurnsTable.SCENARIOS.stream().filter(scenario -> scenario.momentMillis() >= 1000);
  }

  private static Errors errors(Scenario scenario, Schedule schedule, int runs) {
    return TurnsTable.errors(scenario, schedule, Size.USUAL, runs);
  }

  @ParameterizedTest
  @MethodSource("longMoments")
  void turnsAreNoWorseWhereTheMachineChangesSlowly(Scenario scenario) {
    Errors before = errors(scenario, Schedule.ONE_BY_ONE, RUNS);
    Errors turns = errors(scenario, Schedule.TURNS, RUNS);

    assertThat(turns.valueOfForks()).isLessThanOrEqualTo(before.valueOfForks());
    assertThat(turns.ratioOfForks()).isLessThanOrEqualTo(before.ratioOfForks());
    assertThat(turns.seconds()).isLessThanOrEqualTo(before.seconds());
  }

  @Test
  void theSameSeedGivesTheSameRun() {
    Scenario scenario = new Scenario(0.2, 200);
    assertThat(errors(scenario, Schedule.TURNS, 2)).isEqualTo(errors(scenario, Schedule.TURNS, 2));
  }
}
