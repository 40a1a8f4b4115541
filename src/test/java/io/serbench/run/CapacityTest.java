package io.serbench.run;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.protocol.Slices;
import io.serbench.result.Phase;
import io.serbench.run.Capacity.Room;
import io.serbench.witness.Undisturbed;
import java.time.Duration;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CapacityTest {
  private static final Undisturbed UNDISTURBED = new Undisturbed(States.QUIET);
  private static final long MEBI = 1 << 20;
  private static final double PATIENCE = 15;

  private RunState state;

  /** The capacity of a run that has no forks yet, and does not find out whether they disturb. */
  private Capacity capacity(Room room) {
    return capacity(room, 0);
  }

  private Capacity capacity(Room room, double patience) {
    state = States.of(Requests.of(1, Requests.rows(9)));
    return new Capacity(room, state.live(), patience);
  }

  private LiveFork starting() {
    return States.start(state, state.live().size());
  }

  private LiveFork ready() {
    LiveFork fork = starting();
    fork.ready(States.preparation(1));
    return fork;
  }

  private LiveFork measuring() {
    LiveFork fork = ready();
    fork.measure(UNDISTURBED);
    return fork;
  }

  @Test
  void oneThatIsEmptyHasRoomAndNobodyToMeasure() {
    Capacity capacity = capacity(SimulatedRun.room(1));
    assertThat(capacity.mayStart()).isTrue();
  }

  @Test
  void oneAtATimeStarts() {
    Capacity capacity = capacity(SimulatedRun.room(8));
    LiveFork fork = starting();
    assertThat(capacity.mayStart()).isFalse();
    fork.ready(States.preparation(1));
    assertThat(capacity.mayStart()).isTrue();
  }

  @Test
  void aRunThatWaitsForNothingDoesNotFindOutWhetherThereIsRoomBeside() {
    Capacity patient = capacity(SimulatedRun.roomBeside(8), PATIENCE);
    ready();
    assertThat(patient.mayStart()).isFalse();
    Capacity hurried = capacity(SimulatedRun.roomBeside(8));
    ready();
    assertThat(hurried.mayStart()).isTrue();
  }

  @Test
  void whereThereIsRoomBesideTwoStartAsLongAsNoneMeasures() {
    Capacity capacity = capacity(SimulatedRun.roomBeside(8));
    LiveFork first = starting();
    assertThat(capacity.mayStart()).isTrue();
    LiveFork second = starting();
    assertThat(capacity.mayStart()).isFalse();
    assertThat(capacity.mayMeasure()).isFalse();

    first.ready(States.preparation(1));
    assertThat(capacity.mayMeasure()).isTrue();
    first.measure(UNDISTURBED);
    assertThat(capacity.mayStart()).isFalse();
    second.ready(States.preparation(1));
    assertThat(capacity.mayStart()).isTrue();
  }

  @Test
  void oneThatEndsCountsAsOneThatStarts() {
    Capacity capacity = capacity(SimulatedRun.room(8));
    ready().finish(true, List.of());
    assertThat(capacity.isAnyPreparing()).isTrue();
    assertThat(capacity.mayStart()).isFalse();
  }

  @Test
  void thereIsRoomForSoMany() {
    Capacity capacity = capacity(SimulatedRun.roomBeside(2));
    LiveFork first = ready();
    assertThat(capacity.mayStart()).isTrue();
    ready();
    assertThat(capacity.mayStart()).isFalse();

    state.drop(first);
    assertThat(capacity.mayStart()).isTrue();
  }

  @Test
  void oneAtATimeMeasures() {
    Capacity capacity = capacity(SimulatedRun.roomBeside(8));
    LiveFork fork = measuring();
    ready();
    assertThat(capacity.mayMeasure()).isFalse();
    fork.measured(new Slices(List.of(), 0, 0, 0), Duration.ZERO);
    assertThat(capacity.mayMeasure()).isTrue();
  }

  @Test
  void startingAndMeasuringMayGoTogetherWhereThereIsRoomBeside() {
    Capacity capacity = capacity(SimulatedRun.roomBeside(8));
    measuring();
    assertThat(capacity.mayStart()).isTrue();

    Capacity other = capacity(SimulatedRun.roomBeside(8));
    ready();
    starting();
    assertThat(other.mayMeasure()).isTrue();
  }

  @Test
  void startingAndMeasuringDoNotGoTogetherWhereThereIsNot() {
    Capacity capacity = capacity(SimulatedRun.room(8));
    measuring();
    assertThat(capacity.mayStart()).isFalse();

    Capacity other = capacity(SimulatedRun.room(8));
    ready();
    LiveFork next = starting();
    assertThat(other.mayMeasure()).isFalse();
    next.ready(States.preparation(1));
    assertThat(other.mayMeasure()).isTrue();
    next.finish(true, List.of());
    assertThat(other.mayMeasure()).isFalse();
  }

  /** Takes turns of 100 readings each, with a number of quiet ones among them. */
  private static Slices turn(int quiet) {
    return new Slices(
        List.of(
            States.slice(Phase.SER, 1, States.QUIET, quiet - 1),
            States.slice(Phase.SER, 1, States.DISTURBED, 99 - quiet)),
        0,
        0,
        0);
  }

  private static void read(Capacity capacity, int turns, int quiet, boolean busy) {
    for (int i = 0; i < turns; i++) {
      capacity.read(turn(quiet), busy);
    }
  }

  /** Ends a turn without readings. */
  private static boolean isSettled(Capacity capacity) {
    return capacity.turnEnded(new Slices(List.of(), 0, 0, 0), UNDISTURBED);
  }

  @Test
  void atFirstItNeedsQuiet() {
    Capacity capacity = capacity(SimulatedRun.roomBeside(8), PATIENCE);
    measuring();
    assertThat(capacity.needsQuiet()).isTrue();
    read(capacity, 2, 90, false);
    assertThat(capacity.needsQuiet()).isTrue();
    assertThat(capacity.mayStart()).isFalse();
    read(capacity, 1, 90, false);
    assertThat(capacity.needsQuiet()).isFalse();
    assertThat(capacity.mayStart()).isTrue();
  }

  @Test
  void whetherOthersDisturbIsDecidedByReadingsOfBothKinds() {
    Capacity capacity = capacity(SimulatedRun.roomBeside(8), PATIENCE);
    read(capacity, 3, 90, false);
    assertThat(isSettled(capacity)).isFalse();
    read(capacity, 2, 90, true);
    assertThat(isSettled(capacity)).isFalse();
    read(capacity, 1, 90, true);
    assertThat(isSettled(capacity)).isTrue();
  }

  @ParameterizedTest
  @CsvSource({"80, 41, true", "80, 39, false", "10, 8, true"})
  void whatLeavesHalfOfTheQuietIsHarmless(int alone, int beside, boolean harmless) {
    Capacity capacity = capacity(SimulatedRun.roomBeside(8), PATIENCE);
    read(capacity, 3, alone, false);
    read(capacity, 3, beside, true);
    assertThat(isSettled(capacity)).isTrue();
    assertThat(capacity.room().beside()).isEqualTo(harmless);
  }

  @Test
  void roomMayTurnOutToBeLess() {
    Capacity capacity = capacity(SimulatedRun.roomBeside(8), PATIENCE);
    measuring();
    read(capacity, 2, 80, false);
    read(capacity, 3, 39, true);
    capacity.turnBegins();
    assertThat(capacity.turnEnded(turn(80), UNDISTURBED)).isTrue();
    assertThat(capacity.room()).isEqualTo(SimulatedRun.room(8));
    assertThat(capacity.mayStart()).isFalse();
    capacity.turnBegins();
    assertThat(capacity.turnEnded(turn(80), UNDISTURBED)).as("it is known").isFalse();
  }

  @Test
  void aTurnBesideWhichOneBeganToStartTellsNothing() {
    Capacity capacity = capacity(SimulatedRun.roomBeside(8), PATIENCE);
    measuring();
    capacity.turnBegins();
    starting();
    for (int turn = 0; turn < 9; turn++) {
      assertThat(capacity.turnEnded(turn(80), UNDISTURBED)).isFalse();
    }
    assertThat(capacity.needsQuiet()).isTrue();
  }

  @Test
  void whereThereIsNoRoomBesideNothingIsFoundOut() {
    Capacity capacity = capacity(SimulatedRun.room(8));
    assertThat(capacity.needsQuiet()).isFalse();
    capacity.turnBegins();
    assertThat(capacity.turnEnded(turn(80), UNDISTURBED)).isFalse();
  }

  /** Forks fit into half of the free memory, with 200 MiB each besides the heap. */
  @ParameterizedTest
  @CsvSource({
    "4096, 512, 2",
    "4500, 512, 3",
    "16384, 512, 4",
    "16384, 4096, 2",
    "1024, 512, 2",
    "1023, 512, 1",
    "0, 512, 1",
    "128, 64, 2",
    "1048576, 512, 4",
    "2000, 100, 3"
  })
  void asManyLiveAsMemoryHasRoomFor(long freeMebi, long heapMebi, int alive) {
    assertThat(Room.alive(OptionalLong.of(freeMebi * MEBI), heapMebi * MEBI)).isEqualTo(alive);
  }

  @Test
  void whereMemoryIsNotKnownFewLive() {
    assertThat(Room.alive(OptionalLong.empty(), 512 * MEBI)).isEqualTo(2);
  }

  @Test
  void aHeapThatDoesNotFitIsWarnedOf() {
    OptionalLong limit = OptionalLong.of(260 * MEBI);
    assertThat(Room.shortage(OptionalLong.of(100 * MEBI), limit, 512 * MEBI))
        .contains(
            "a fork may use 512 MiB of heap, but 100 MiB of memory are free (limit of the"
                + " container: 260 MiB), so forks may be killed; pass -jvm-args=-Xmx64m"
                + " -live-forks=1");
    assertThat(Room.shortage(OptionalLong.of(100 * MEBI), OptionalLong.empty(), 512 * MEBI))
        .hasValueSatisfying(text -> assertThat(text).contains("are free, so forks"));
    assertThat(Room.shortage(OptionalLong.of(100 * MEBI), limit, 64 * MEBI)).isEmpty();
    assertThat(Room.shortage(OptionalLong.empty(), limit, 512 * MEBI)).isEmpty();
  }

  @Test
  void itKnowsHowMuchMemoryItMayTake() {
    assertThat(Room.of(3, true, 512 * MEBI)).isEqualTo(new Room(3, 3 * 712 * MEBI, true));
  }
}
