package io.serbench.run;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.catalog.Requirement;
import io.serbench.catalog.Row;
import io.serbench.run.Method.Preset;
import io.serbench.run.Method.Stopping;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Which cell gets the next fork, with simulated forks that take two seconds. */
class PlannerTest {
  private static final Duration EARLY = Duration.ZERO;

  /** Two rows; the second has spent its budget and is precise. */
  private static RunState state(Stopping stopping, double... nanosOfForks) {
    RunState state = States.of(Requests.of(stopping, Requests.rows(2)));
    States.having(state, 1, 1, 1, 1, 1, 1, 1, 1);
    return States.having(state, 0, nanosOfForks);
  }

  private static Optional<Integer> next(Stopping stopping, RunState state, Duration elapsed) {
    return new Planner(state, stopping, 42).next(elapsed);
  }

  private static boolean wantsFork(Stopping stopping, double... nanosOfForks) {
    return next(stopping, state(stopping, nanosOfForks), EARLY).isPresent();
  }

  @Test
  void aRowGetsItsLeastForksHoweverPrecise() {
    assertThat(wantsFork(Preset.DEFAULT.stopping())).isTrue();
    assertThat(wantsFork(Preset.DEFAULT.stopping(), 1000, 1000)).isTrue();
  }

  @Test
  void aRowGetsItsLeastForksHoweverLate() {
    assertThat(
            next(
                Preset.DEFAULT.stopping(),
                state(Preset.DEFAULT.stopping(), 1000),
                Duration.ofDays(1)))
        .contains(0);
  }

  @Test
  void aPreciseRowGetsNoMore() {
    assertThat(wantsFork(Preset.DEFAULT.stopping(), 1000, 1000, 1000, 1001, 1001, 1001)).isFalse();
  }

  @Test
  void anImpreciseRowGetsMoreUntilTheBudgetOfAllIsSpent() {
    assertThat(wantsFork(Preset.DEFAULT.stopping(), 1000, 1100, 1200)).isTrue();
    RunState imprecise = state(Preset.DEFAULT.stopping(), 1000, 1100, 1200, 1000, 1100, 1200);
    // The budget of two rows is 24 seconds, and a fork takes two.
    assertThat(next(Preset.DEFAULT.stopping(), imprecise, Duration.ofSeconds(22))).contains(0);
    assertThat(next(Preset.DEFAULT.stopping(), imprecise, Duration.ofMillis(22_001))).isEmpty();
    Stopping longer = Preset.DEFAULT.stopping().withBudget(Duration.ofSeconds(13));
    assertThat(next(longer, imprecise, Duration.ofMillis(22_001))).contains(0);
  }

  @Test
  void noRowTakesMoreThanFourBudgets() {
    Stopping small = Preset.DEFAULT.stopping().withBudget(Duration.ofSeconds(2));
    double[] four = {1000, 1200, 1400, 1000};
    assertThat(wantsFork(small.withBudget(Duration.ofMillis(2001)), four)).isTrue();
    assertThat(wantsFork(small, four)).isFalse();
  }

  @Test
  void theLeastPreciseComesFirst() {
    RunState state = States.of(Requests.of(Preset.DEFAULT.stopping(), Requests.rows(3)));
    States.having(state, 0, 1000, 1000, 1000);
    States.having(state, 1, 1000, 1100, 1200, 1000, 1100, 1200);
    States.having(state, 2, 1000, 1200, 1400, 1000, 1200, 1400);

    assertThat(next(Preset.DEFAULT.stopping(), state, EARLY)).contains(2);
  }

  @Test
  void forksThatLiveArePromisesOfPrecision() {
    RunState state = States.of(Requests.of(Preset.DEFAULT.stopping(), Requests.rows(3)));
    States.having(state, 0, 1000, 1000, 1000);
    States.having(state, 1, 1000, 1100, 1200, 1000, 1100, 1200);
    States.having(state, 2, 1000, 1200, 1400, 1000, 1200, 1400);
    Planner planner = new Planner(state, Preset.DEFAULT.stopping(), 42);
    List<Integer> chosen = new ArrayList<>();
    for (int i = 0; i < 40; i++) {
      int next = planner.next(EARLY).orElseThrow();
      chosen.add(next);
      States.start(state, next);
    }

    // Once the forks of the worst are expected to be enough, the other gets one.
    assertThat(chosen.subList(0, 8)).containsOnly(2);
    assertThat(chosen.subList(20, 40)).containsOnly(1, 2).contains(1).contains(2);
  }

  @Test
  void forksThatLiveMayBeEnough() {
    // Its interval is 1.6 times as wide as wanted.
    RunState state = state(Preset.DEFAULT.stopping(), 1000, 1030, 1000, 1030);
    Planner planner = new Planner(state, Preset.DEFAULT.stopping(), 42);
    while (state.live().size() < 40 && planner.next(EARLY).isPresent()) {
      States.start(state, 0);
    }

    assertThat(state.live()).hasSizeBetween(1, 8);
  }

  @Test
  void aForkThatLivesIsWaitedForWhereOneAloneSaysNothing() {
    Stopping one = new Stopping(1, 10, 0.02, Duration.ofSeconds(12));
    RunState state = States.of(Requests.of(one, Requests.rows(1)));
    States.having(state, 0, 1000);
    Planner planner = new Planner(state, one, 42);

    assertThat(planner.next(EARLY)).contains(0);
    States.start(state, 0);
    assertThat(planner.next(EARLY)).isEmpty();
  }

  @Test
  void forksThatLiveCountAmongTheLeast() {
    RunState state = States.of(Requests.of(3, Requests.rows(2)));
    States.having(state, 0, 1000);
    Planner planner = new Planner(state, Stopping.exactly(3), 42);
    List<Integer> chosen = new ArrayList<>();
    for (Optional<Integer> next = planner.next(EARLY);
        next.isPresent();
        next = planner.next(EARLY)) {
      chosen.add(next.get());
      States.start(state, next.get());
    }

    assertThat(chosen).hasSize(5).startsWith(1);
    assertThat(chosen).filteredOn(cell -> cell == 0).hasSize(2);
  }

  @Test
  void theLeastForksComeInRoundsEachInAnOrderOfItsOwn() {
    RunState state = States.of(Requests.of(4, Requests.rows(8)));
    Planner planner = new Planner(state, Stopping.exactly(4), 42);
    List<List<Integer>> rounds = new ArrayList<>();
    for (int round = 0; round < 4; round++) {
      List<Integer> cells = new ArrayList<>();
      for (int i = 0; i < 8; i++) {
        int next = planner.next(EARLY).orElseThrow();
        cells.add(next);
        States.having(state, next, 1000);
      }
      assertThat(cells).containsExactlyInAnyOrder(0, 1, 2, 3, 4, 5, 6, 7);
      rounds.add(cells);
    }

    assertThat(new HashSet<>(rounds)).hasSize(4);
    assertThat(planner.next(EARLY)).isEmpty();
  }

  @Test
  void rowsThatDidNotRunLeaveNothing() {
    Row missing =
        Requests.opened(Requests.row("missing").requires(new Requirement("no.Such", "not here")));
    RunState state =
        States.of(Requests.of(Preset.DEFAULT.stopping(), Requests.rows(1)[0], missing));
    States.having(state, 0, 1000, 1100, 1200);
    assertThat(next(Preset.DEFAULT.stopping(), state, Duration.ofSeconds(10))).contains(0);
    assertThat(next(Preset.DEFAULT.stopping(), state, Duration.ofMillis(10_001))).isEmpty();

    RunState failed = States.of(Requests.of(Preset.DEFAULT.stopping(), Requests.rows(2)));
    States.having(failed, 0, 1000, 1100, 1200);
    States.havingFailed(failed, 1);
    assertThat(next(Preset.DEFAULT.stopping(), failed, Duration.ofSeconds(11))).isEmpty();
  }

  @Test
  void precisionIsWhatWasAskedFor() {
    double[] spread = {1000, 1010, 1020, 1000, 1010};
    assertThat(wantsFork(Preset.DEFAULT.stopping().withPrecision(0.05), spread)).isFalse();
    assertThat(wantsFork(Preset.DEFAULT.stopping().withPrecision(0.001), spread)).isTrue();
  }

  @Test
  void aFixedNumberIsAFixedNumber() {
    assertThat(wantsFork(Stopping.exactly(2), 1000)).isTrue();
    assertThat(wantsFork(Stopping.exactly(2), 1000, 2000)).isFalse();
    assertThat(wantsFork(Stopping.exactly(5), 1000, 1000, 1000, 1000)).isTrue();
  }

  @Test
  void withoutForksEveryRowRunsOnceInThisJvm() {
    assertThat(wantsFork(Stopping.IN_PROCESS)).isTrue();
    assertThat(wantsFork(Stopping.IN_PROCESS, 1000)).isFalse();
  }

  @Test
  void aForkThatWasDisturbedFromEndToEndIsRepeated() {
    RunState mostly = state(Preset.DEFAULT.stopping(), 1000, 1000);
    States.havingDisturbed(mostly, 0, 1500);
    States.havingDisturbed(mostly, 0, 1480);
    assertThat(next(Preset.DEFAULT.stopping(), mostly, EARLY)).contains(0);

    RunState once = state(Preset.DEFAULT.stopping(), 1000, 1000, 1000, 1000);
    States.havingDisturbed(once, 0, 1500);
    assertThat(next(Preset.DEFAULT.stopping(), once, EARLY)).isEmpty();
  }

  @Test
  void repeatingEndsWhenTheBudgetIsSpent() {
    RunState state = state(Preset.DEFAULT.stopping(), 1000);
    for (int i = 0; i < 5; i++) {
      States.havingDisturbed(state, 0, 1500);
    }
    assertThat(next(Preset.DEFAULT.stopping(), state, EARLY)).contains(0);
    assertThat(next(Preset.DEFAULT.stopping(), state, Duration.ofSeconds(23))).isEmpty();
  }

  @Test
  void failedAndUnavailableRowsGetNoMore() {
    RunState failed = state(Preset.DEFAULT.stopping());
    States.havingFailed(failed, 0);
    assertThat(next(Preset.DEFAULT.stopping(), failed, EARLY)).isEmpty();

    Row missing =
        Requests.opened(Requests.row("missing").requires(new Requirement("no.Such", "not here")));
    RunState unavailable = States.of(Requests.of(Preset.DEFAULT.stopping(), missing));
    assertThat(next(Preset.DEFAULT.stopping(), unavailable, EARLY)).isEmpty();
  }

  @Test
  void howManyForksThereWillBeAtLeast() {
    RunState state = States.of(Requests.of(Preset.DEFAULT.stopping(), Requests.rows(3)));
    Planner planner = new Planner(state, Preset.DEFAULT.stopping(), 42);
    assertThat(planner.leastForks()).isEqualTo(9);
    States.having(state, 0, 1, 2, 3, 4);
    assertThat(planner.leastForks()).isEqualTo(10);
    LiveFork fork = States.start(state, 0);
    assertThat(planner.leastForks()).isEqualTo(11);
    state.drop(fork);
    States.havingFailed(state, 1);
    assertThat(planner.leastForks()).isEqualTo(8);
  }
}
