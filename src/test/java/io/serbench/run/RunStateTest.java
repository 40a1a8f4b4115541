package io.serbench.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.serbench.protocol.Slices;
import io.serbench.result.Course;
import io.serbench.result.Longs;
import io.serbench.result.MachineCondition.Reference;
import io.serbench.result.Phase;
import io.serbench.result.Run;
import io.serbench.result.Settings.ForkRange;
import io.serbench.run.Method.Preset;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;

class RunStateTest {
  private final RunRequest request = Requests.of(Preset.DEFAULT.stopping(), Requests.rows(2));
  private final RunState state = States.of(request);

  private static Longs readings(long nanos, int count) {
    long[] readings = new long[count];
    Arrays.fill(readings, nanos);
    return Longs.of(readings);
  }

  @Test
  void atFirstNothingIsMeasured() {
    Run run = state.snapshot(Course.Ending.RUNNING, Optional.empty());

    assertThat(run.cells()).extracting(cell -> cell.id().name()).containsExactly("row0", "row1");
    assertThat(run.cells()).allSatisfy(row -> assertThat(row.forks()).isEmpty());
    assertThat(run.course().ended()).isEmpty();
    assertThat(run.environment().jvm()).isEqualTo(FakeForks.JVM);
    assertThat(run.environment().machine()).isEqualTo(States.MACHINE);
    assertThat(run.settings().seed()).isEqualTo(request.seed());
    assertThat(run.settings().arguments()).isEqualTo(request.arguments());
    assertThat(run.settings().forks()).isEqualTo(new ForkRange(3, 1000));
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
  void aForkIsJudgedByItselfUntilTheReferenceHasReadEnough() {
    LiveFork fork = States.ready(state, 0);
    ReferenceFork reference = state.reference(fork.cell().variant());
    assertThat(state.undisturbed(fork).bestNanos()).isEqualTo(States.QUIET);
    reference.add(readings(700, 99));
    assertThat(state.undisturbed(fork).bestNanos()).isEqualTo(States.QUIET);
    reference.add(readings(700, 1));
    assertThat(state.undisturbed(fork).bestNanos()).isCloseTo(700, within(1.0));
    reference.add(readings(1000, 8_900));
    // A hundredth of 9,000 is less than 100; readings are known to 0.1 %.
    assertThat(state.undisturbed(fork).bestNanos()).isCloseTo(700, within(1.0));
    reference.add(readings(1000, 2_000));
    assertThat(state.undisturbed(fork).bestNanos()).isCloseTo(1000, within(1.0));
  }

  @Test
  void byItselfItIsJudgedByItsBestReadingsAndNeverByThoseOfAnother() {
    LiveFork fork = States.ready(state, 0);
    LiveFork other = States.ready(state, 1);
    measure(fork, 1100);
    assertThat(state.undisturbed(fork).bestNanos()).isEqualTo(States.QUIET);
    measure(fork, 900);
    assertThat(state.undisturbed(fork).bestNanos()).isCloseTo(900, within(1.0));
    assertThat(state.undisturbed(other).bestNanos()).isEqualTo(States.QUIET);
  }

  private static void measure(LiveFork fork, long witness) {
    fork.measured(
        new Slices(List.of(States.slice(Phase.SER, 1, witness, 40)), 0, 0, 0), Duration.ZERO);
  }

  @Test
  void theRunSaysWhatTheReferenceRead() {
    ReferenceFork reference = state.reference(state.cells().get(0).variant());
    assertThat(references())
        .containsExactly(
            new Reference(Optional.empty(), 0, OptionalDouble.empty(), OptionalDouble.empty()));
    reference.add(readings(1000, 300));
    reference.add(readings(1040, 100));
    reference.add(readings(1500, 100));
    assertThat(references())
        .singleElement()
        .satisfies(
            read -> {
              assertThat(read.readings()).isEqualTo(500);
              assertThat(read.bestNanos()).hasValueCloseTo(1000.0, within(1.0));
              assertThat(read.quietNanos()).hasValueCloseTo(1004.0, within(1.0));
            });
  }

  private List<Reference> references() {
    Run run = state.snapshot(Course.Ending.RUNNING, Optional.empty());
    return run.environment().condition().orElseThrow().reference();
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
