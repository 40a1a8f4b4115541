package io.serbench.run;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.protocol.FromParent;
import io.serbench.protocol.FromParent.Turn;
import io.serbench.protocol.Slices;
import io.serbench.protocol.Slices.Slice;
import io.serbench.result.ForkResult;
import io.serbench.result.Longs;
import io.serbench.result.Phase;
import io.serbench.result.Series;
import io.serbench.run.LiveFork.ForkState;
import io.serbench.run.Method.Preset;
import io.serbench.witness.Undisturbed;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class LiveForkTest {
  private static final Undisturbed UNDISTURBED = new Undisturbed(States.QUIET);
  private static final double MILLI = 1e6;

  private final LiveFork fork = States.ready(States.of(Requests.of(1, Requests.rows(1))), 0);

  private static Slices slices(Slice... slices) {
    return new Slices(List.of(slices), 0, 0, 0);
  }

  /** A slice with batches of a millisecond. */
  private static Slice quiet(Phase phase, int batches) {
    return States.slice(phase, MILLI, States.QUIET, batches);
  }

  private static Slice disturbed(Phase phase, int batches) {
    return States.slice(phase, MILLI, States.DISTURBED, batches);
  }

  private void measured(Slice... slices) {
    fork.measured(slices(slices), Duration.ZERO);
  }

  @Test
  void itsStatesFollowEachOther() {
    List<FromParent> orders = new ArrayList<>();
    LiveFork fork = States.start(States.of(Requests.of(1, Requests.rows(1))), 0);
    fork.begun(orders::add);
    assertThat(fork.state()).isEqualTo(ForkState.PREPARING);
    fork.ready(States.preparation(1));
    assertThat(fork.state()).isEqualTo(ForkState.READY);
    fork.measure(UNDISTURBED);
    assertThat(fork.state()).isEqualTo(ForkState.MEASURING);
    fork.measured(slices(), Duration.ZERO);
    assertThat(fork.state()).isEqualTo(ForkState.READY);
    fork.finish(true, List.of());
    assertThat(fork.state()).isEqualTo(ForkState.FINISHING);
    fork.ended(Optional.empty());
    assertThat(fork.state()).isEqualTo(ForkState.ENDED);

    List<Phase> lacking = List.of(Phase.SER, Phase.DESER, Phase.CREATE);
    assertThat(orders)
        .containsExactly(
            new Turn(lacking, 3_000_000, 15_000_000, 15_000_000, States.QUIET),
            new FromParent.Finish(true, List.of()));
    ForkResult result = fork.result(FakeForks.JVM, Instant.EPOCH);
    assertThat(result.encoded()).contains(States.preparation(1).encoded());
    assertThat(result.failure()).isEmpty();
  }

  @Test
  void atFirstItLacksEverything() {
    assertThat(fork.hasAll()).isFalse();
    assertThat(fork.lacks(UNDISTURBED)).isTrue();
    assertThat(fork.lacking(UNDISTURBED))
        .as("first what rows are compared by")
        .containsExactly(Phase.SER, Phase.DESER, Phase.CREATE);
  }

  @Test
  void aPhaseHasEnoughByItsUndisturbedBatches() {
    measured(quiet(Phase.CREATE, 20), quiet(Phase.SER, 60), disturbed(Phase.DESER, 60));
    assertThat(fork.lacking(UNDISTURBED)).containsExactly(Phase.DESER);
    measured(quiet(Phase.DESER, 59));
    assertThat(fork.lacking(UNDISTURBED)).containsExactly(Phase.DESER);
    measured(quiet(Phase.DESER, 1));
    assertThat(fork.lacking(UNDISTURBED)).isEmpty();
    assertThat(fork.lacks(UNDISTURBED)).isFalse();
  }

  @Test
  void aPhaseThatIsNotInTotalHasEnoughByAllItsBatches() {
    measured(disturbed(Phase.CREATE, 19), quiet(Phase.SER, 60), quiet(Phase.DESER, 60));
    assertThat(fork.lacking(UNDISTURBED)).containsExactly(Phase.CREATE);
    measured(disturbed(Phase.CREATE, 1));
    assertThat(fork.lacks(UNDISTURBED)).isFalse();
  }

  @Test
  void anInterruptedBatchIsNotUndisturbed() {
    long[] nanos = new long[60];
    Arrays.fill(nanos, (long) MILLI);
    long[] waited = new long[60];
    waited[5] = 20_001; // more than 2 % of a typical one
    waited[6] = 20_000;
    long[] witness = new long[61];
    Arrays.fill(witness, States.QUIET);
    measured(
        quiet(Phase.CREATE, 20),
        quiet(Phase.DESER, 60),
        new Slice(
            Phase.SER,
            0,
            Longs.of(nanos),
            Longs.of(waited),
            Longs.of(witness),
            Optional.empty(),
            false));

    assertThat(fork.lacking(UNDISTURBED)).containsExactly(Phase.SER);
    measured(quiet(Phase.SER, 1));
    assertThat(fork.lacking(UNDISTURBED)).isEmpty();
  }

  /** Batches that counted as undisturbed no longer do when a better best reading is known. */
  @Test
  void whatCountsAsUndisturbedMayChange() {
    measured(quiet(Phase.CREATE, 20), quiet(Phase.SER, 60), quiet(Phase.DESER, 60));
    assertThat(fork.lacks(UNDISTURBED)).isFalse();
    assertThat(fork.lacks(new Undisturbed(States.QUIET * 0.9))).isTrue();
    assertThat(fork.lacks(UNDISTURBED)).isFalse();
  }

  /** What the work between calls takes at its best is known from all forks of a cell. */
  @Test
  void aForkThatSawOnlySlowWorkLacksTimeOnceAnotherSawItFaster() {
    RunState state = States.of(Requests.of(1, Requests.rows(1)));
    LiveFork busy = States.ready(state, 0);
    busy.measured(apart(30_000), Duration.ZERO);
    assertThat(busy.lacks(UNDISTURBED)).isFalse();
    LiveFork quiet = States.ready(state, 0);
    quiet.measured(apart(20_000), Duration.ZERO);
    assertThat(quiet.lacks(UNDISTURBED)).isFalse();
    assertThat(busy.lacks(UNDISTURBED)).isTrue();
  }

  private static Slices apart(long work) {
    long[] times = new long[60];
    Arrays.fill(times, work);
    return slices(
        Stream.of(Phase.CREATE, Phase.SER, Phase.DESER)
            .map(phase -> quiet(phase, times.length))
            .map(slice -> new Slice(slice.phase(), slice.startedAt(), apart(slice.series(), times)))
            .toArray(Slice[]::new));
  }

  private static Series apart(Series loop, long... work) {
    return new Series(
        loop.nanos(), loop.waited(), loop.witness(), Optional.of(Longs.of(work)), loop.slices());
  }

  @Test
  void howeverMuchItLacksItIsLetGoInTheEnd() {
    int most = (int) Preset.DEFAULT.share().most(3);
    measured(disturbed(Phase.CREATE, 20), disturbed(Phase.SER, most - 30));
    assertThat(fork.lacks(UNDISTURBED)).isTrue();
    measured(disturbed(Phase.SER, 10));
    assertThat(fork.lacks(UNDISTURBED)).as("it has nothing of deser").isTrue();
    measured(disturbed(Phase.DESER, 1));
    assertThat(fork.lacks(UNDISTURBED)).isFalse();
    assertThat(fork.lacking(UNDISTURBED)).containsExactly(Phase.SER, Phase.DESER);
  }

  @Test
  void waitingForTheMachineIsTakenFromOthersToo() {
    measured(disturbed(Phase.CREATE, 3), disturbed(Phase.SER, 3), disturbed(Phase.DESER, 3));
    assertThat(fork.lacks(UNDISTURBED)).isTrue();
    long most = Math.round(Preset.DEFAULT.share().most(3) * MILLI);
    fork.measured(new Slices(List.of(), 0, 0, most), Duration.ZERO);
    assertThat(fork.lacks(UNDISTURBED)).isFalse();
  }

  @Test
  void slicesKnowWhenTheyBegan() {
    long second = 1_000_000_000;
    Longs one = Longs.of(0);
    Longs two = Longs.of(0, 0);
    Slice first = new Slice(Phase.SER, 5 * second, one, one, two, Optional.empty(), false);
    Slice later = new Slice(Phase.SER, 8 * second, one, one, two, Optional.empty(), true);
    fork.measured(new Slices(List.of(first, later), 0, 9 * second, 0), Duration.ofSeconds(10));

    ForkResult result = fork.result(FakeForks.JVM, Instant.EPOCH);
    assertThat(result.phases().get(Phase.DEFAULT.indexOf(Phase.SER)).series().slices())
        .containsExactly(new Series.Burst(6000, 1, false), new Series.Burst(9000, 1, true));
  }

  @Test
  void itsTimesAddUp() {
    fork.keptBusy(Duration.ofSeconds(2));
    fork.keptBusy(Duration.ofMillis(50));
    assertThat(fork.busy()).isEqualTo(Duration.ofMillis(2050));
  }
}
