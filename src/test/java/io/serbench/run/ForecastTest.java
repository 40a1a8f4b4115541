package io.serbench.run;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.catalog.Requirement;
import io.serbench.result.Run;
import io.serbench.run.Capacity.Room;
import io.serbench.run.Method.Preset;
import io.serbench.run.Method.Stopping;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class ForecastTest {
  private static final Room ALONE = new Room(1, 0, false);
  private static final Room BESIDE = new Room(4, 0, true);

  private static Forecast of(RunRequest request, Room room) {
    return SimulatedRun.onQuietMachine()
        .interleaved(request, room, Runner.RunListener.NONE)
        .forecast();
  }

  @Test
  void aFixedNumberOfForksTakesItsTime() {
    Forecast forecast = of(Requests.of(2, Requests.rows(3)), ALONE);
    assertThat(forecast.plan().running()).hasSize(3);
    assertThat(forecast.least()).isEqualTo(forecast.most()).isPositive();
    assertThat(of(Requests.of(4, Requests.rows(6)), ALONE).least())
        .isEqualTo(forecast.least().multipliedBy(4));
    assertThat(of(Requests.of(2, Requests.rows(3)), BESIDE).least()).isLessThan(forecast.least());
  }

  @Test
  void otherwiseTheBudgetIsTheEnd() {
    Stopping stopping = Preset.DEFAULT.stopping().withBudget(Duration.ofSeconds(20));
    Forecast forecast = of(Requests.of(stopping, Requests.rows(5)), BESIDE);
    assertThat(forecast.most()).isEqualTo(Duration.ofSeconds(100));
    assertThat(forecast.least()).isPositive().isLessThan(forecast.most());
    assertThat(forecast.least())
        .isEqualTo(of(Requests.of(stopping.least(), Requests.rows(5)), BESIDE).least());
  }

  @Test
  void aBudgetThatIsTooSmallDoesNotEndIt() {
    Stopping stopping = Preset.DEFAULT.stopping().withBudget(Duration.ofMillis(1));
    Forecast forecast = of(Requests.of(stopping, Requests.rows(5)), BESIDE);
    assertThat(forecast.most()).isEqualTo(forecast.least()).isPositive();
  }

  @Test
  void otherProgramsMakeItLongerUpToTheBudget() {
    RunRequest fixed = Requests.of(2, Requests.rows(3));
    assertThat(
            SimulatedRun.onQuietMachine()
                .interleaved(fixed, ALONE, Runner.RunListener.NONE, 2.5)
                .forecast()
                .least())
        .isEqualTo(of(fixed, ALONE).least().multipliedBy(5).dividedBy(2));
    Stopping stopping = Preset.DEFAULT.stopping().withBudget(Duration.ofSeconds(20));
    RunRequest budget = Requests.of(stopping, Requests.rows(5));
    Forecast forecast =
        SimulatedRun.onQuietMachine()
            .interleaved(budget, BESIDE, Runner.RunListener.NONE, 1.5)
            .forecast();
    assertThat(forecast.most()).isEqualTo(of(budget, BESIDE).most());
    assertThat(forecast.least()).isGreaterThan(of(budget, BESIDE).least());
  }

  @Test
  void rowsThatAreNotHereTakeNone() {
    Forecast forecast =
        of(
            Requests.of(
                2,
                Requests.opened(Requests.row("row")),
                Requests.opened(
                    Requests.row("wobly").requires(new Requirement("no.Such", "not here")))),
            ALONE);
    assertThat(forecast.plan().running()).extracting(Cell::name).containsExactly("row");
    assertThat(forecast.plan().unavailable()).extracting(Cell::name).containsExactly("wobly");
    assertThat(forecast.least()).isEqualTo(of(Requests.of(2, Requests.rows(1)), ALONE).least());
  }

  @Test
  void whatWasMeasuredBeforeIsNotMeasuredAgain() {
    RunRequest request = Requests.of(3, Requests.rows(4));
    Run half =
        SimulatedRun.onQuietMachine().run(Requests.of(1, Requests.rows(4)), SimulatedRun.room(2));
    Forecast forecast = of(Requests.resuming(half, request), ALONE);
    assertThat(forecast.done()).isEqualTo(4);
    assertThat(forecast.forks()).isEqualTo(8);
    assertThat(forecast.least()).isEqualTo(forecast.most()).isPositive();
    assertThat(forecast.least()).isLessThan(of(request, ALONE).least());
  }
}
