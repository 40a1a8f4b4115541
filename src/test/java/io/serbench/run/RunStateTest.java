package io.serbench.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.serbench.protocol.Slices;
import io.serbench.result.Course;
import io.serbench.result.Phase;
import io.serbench.result.Run;
import io.serbench.result.Settings.Forks;
import io.serbench.run.Method.Preset;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;

class RunStateTest {
  private final RunRequest request = Requests.of(Preset.DEFAULT.stopping(), Requests.rows(2));
  private final RunState state = States.of(request);

  private static Slices readings(long nanos, int count) {
    return new Slices(List.of(States.slice(Phase.SER, 1, nanos, count - 1)), 0, 0, 0);
  }

  @Test
  void atFirstNothingIsMeasured() {
    Run run = state.snapshot(Course.Ending.RUNNING, Optional.empty());

    assertThat(run.cells()).extracting(cell -> cell.id().name()).containsExactly("row0", "row1");
    assertThat(run.cells()).allSatisfy(row -> assertThat(row.forks()).isEmpty());
    assertThat(run.course().ended()).isEmpty();
    assertThat(run.environment().jvm()).isEqualTo(FakeChildren.JVM);
    assertThat(run.environment().machine()).isEqualTo(States.MACHINE);
    assertThat(run.settings().seed()).isEqualTo(request.seed());
    assertThat(run.settings().arguments()).isEqualTo(request.arguments());
    assertThat(run.settings().forks()).isEqualTo(new Forks(3, 1000));
  }

  @Test
  void forksAreNumberedByCell() {
    assertThat(state.start(0).number()).isEqualTo(1);
    assertThat(state.start(0).number()).isEqualTo(2);
    assertThat(state.start(1).number()).isEqualTo(1);
  }

  @Test
  void forksLiveUntilTheyEndOrAreDropped() {
    LiveFork ended = States.ready(state, 0);
    LiveFork dropped = state.start(0);
    assertThat(state.live()).containsExactly(ended, dropped);
    assertThat(state.living(0)).isEqualTo(2);
    States.end(state, ended, 1000, States.QUIET);
    assertThat(state.forks(0)).isEqualTo(2);
    state.drop(dropped);
    assertThat(state.live()).isEmpty();
    assertThat(state.forks(0)).isEqualTo(1);
    assertThat(state.forks(1)).isZero();
  }

  @Test
  void aForkThatEndedIsInTheRun() {
    States.having(state, 1, 1000, 2000);
    Run run = state.snapshot(Course.Ending.COMPLETE, Optional.of(Instant.EPOCH));

    assertThat(run.cells().get(0).forks()).isEmpty();
    assertThat(run.cells().get(1).forks()).hasSize(2);
    assertThat(run.cells().get(1)).isEqualTo(state.result(1));
    assertThat(run.course().ended()).contains(Instant.EPOCH);
  }

  @Test
  void timesOfForksAddUp() {
    assertThat(state.meanForkTime()).isZero();
    States.having(state, 0, 1000, 2000);
    States.having(state, 1, 1000);

    assertThat(state.busy(0)).isEqualTo(Duration.ofSeconds(4));
    assertThat(state.busy(1)).isEqualTo(Duration.ofSeconds(2));
    assertThat(state.meanForkTime()).isEqualTo(Duration.ofSeconds(2));
  }

  @Test
  void asLongAsThereAreFewReadingsTheBestOfForksCounts() {
    state.read(1000);
    state.read(1100);
    state.read(readings(900, 499));
    assertThat(state.undisturbed().bestNanos()).isEqualTo(1000);
    state.read(990);
    assertThat(state.undisturbed().bestNanos()).isEqualTo(990);
  }

  @Test
  void ofManyReadingsTheBestOfAllCounts() {
    state.read(700);
    state.read(readings(1000, 600));
    state.read(readings(900, 5));
    // A hundredth of 605 is more than 5; readings are known to 0.1 %.
    assertThat(state.undisturbed().bestNanos()).isCloseTo(1000, within(1.0));
    state.read(readings(900, 5));
    assertThat(state.undisturbed().bestNanos()).isCloseTo(900, within(1.0));
  }

  /** It is needed between turns, which must not wait for it. */
  @Test
  void precisionIsFoundOnceAfterEachFork() {
    States.having(state, 0, 1000, 1100);
    List<OptionalDouble> widths = state.relativeHalfWidths();
    assertThat(state.relativeHalfWidths()).isSameAs(widths);
    assertThat(widths.get(0).orElseThrow()).isGreaterThan(0.02);
    assertThat(widths.get(1)).isEmpty();

    States.having(state, 1, 1000, 1000);
    assertThat(state.relativeHalfWidths()).isNotSameAs(widths);
    assertThat(state.relativeHalfWidths().get(1)).isPresent();
  }

  @Test
  void aForkAloneHasNoPrecision() {
    States.having(state, 0, 1000);
    assertThat(state.relativeHalfWidths().get(0)).isEmpty();
  }
}
