package io.serbench.run;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.catalog.Requirement;
import io.serbench.catalog.Row;
import io.serbench.result.CellResult;
import io.serbench.result.Course;
import io.serbench.result.ForkResult;
import io.serbench.result.ForkResult.EncodedSizes;
import io.serbench.result.Run;
import io.serbench.run.Capacity.Room;
import io.serbench.run.FakeForks.Moment;
import java.util.Collections;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A failure affects only its own row, and an interruption keeps what was measured. */
class InterleavedRunFailuresTest {
  private final SimulatedRun simulated = SimulatedRun.onQuietMachine();
  private final FakeForks children = simulated.children();

  @ParameterizedTest
  @EnumSource
  void aChildThatDiesCostsItsRowOnly(Moment moment) {
    children.dying("row1", moment);
    Run run = simulated.run(Requests.of(3, Requests.rows(4)), SimulatedRun.room(3));

    isOnlyRow1Broken(run, moment);
  }

  @ParameterizedTest
  @EnumSource
  void theSameWhereOthersPrepareMeanwhile(Moment moment) {
    // With so busy a neighbour, forks stay for long, so that several live at a time.
    SimulatedRun busy = SimulatedRun.on(time -> time % 100_000_000 < 20_000_000 ? 1 : 1.4);
    busy.children().dying("row1", moment);
    Run run = busy.run(Requests.of(3, Requests.rows(4)), SimulatedRun.roomBeside(3));

    isOnlyRow1Broken(run, moment);
  }

  private static void isOnlyRow1Broken(Run run, Moment moment) {
    assertThat(run.course().ending()).isEqualTo(Course.Ending.COMPLETE);
    for (CellResult row : run.cells()) {
      if (row.id().row().equals("row1")) {
        assertThat(row.failure().or(row::lost).orElseThrow().cause())
            .isEqualTo(moment + ": crashed");
        assertThat(row.forks())
            .filteredOn(fork -> fork.failure().isPresent())
            .singleElement()
            .satisfies(fork -> assertThat(fork.phases()).isEmpty());
      } else {
        assertThat(row.forks()).hasSize(3);
        assertThat(row.failure()).isEmpty();
      }
    }
  }

  @Test
  void aRowThatFailedIsNotStartedAgain() {
    children.dying("row1", Moment.PREPARING);
    Run run = simulated.run(Requests.of(3, Requests.rows(3)), SimulatedRun.room(1));

    assertThat(run.cells()).extracting(row -> row.forks().size()).containsExactly(3, 1, 3);
    assertThat(Collections.frequency(children.rowsThat("starts"), "row1")).isEqualTo(1);
  }

  @ParameterizedTest
  @EnumSource
  void aForkThatIsKilledIsReplacedOnce(Moment moment) {
    children.killed("row1", moment, 1).killed("row2", moment, 2);
    Run run = simulated.run(Requests.of(3, Requests.rows(4)), SimulatedRun.room(1));

    assertThat(run.cells()).extracting(row -> row.forks().size()).startsWith(3, 4);
    assertThat(run.cells().get(1).failure()).isEmpty();
    assertThat(run.cells().get(1).lost().orElseThrow().cause()).isEqualTo(moment + ": crashed");
    assertThat(run.cells().get(2).failure().orElseThrow().cause()).isEqualTo(moment + ": crashed");
    assertThat(run.cells().get(2).forks()).hasSize(2);
  }

  @Test
  void soIsTheOnlyForkOfAQuickRun() {
    children.killed("row0", Moment.MEASURING, 1);
    Run run = simulated.run(Requests.of(1, Requests.rows(2)), SimulatedRun.room(1));

    assertThat(run.cells()).extracting(row -> row.forks().size()).containsExactly(2, 1);
    assertThat(run.cells()).allSatisfy(row -> assertThat(row.failure()).isEmpty());
  }

  @Test
  void whatIsKnownOfAForkThatFailedLaterIsKept() {
    children.dying("row0", Moment.MEASURING);
    ForkResult fork =
        simulated
            .run(Requests.of(1, Requests.rows(1)), SimulatedRun.room(1))
            .cells()
            .get(0)
            .forks()
            .get(0);

    assertThat(fork.encoded())
        .contains(
            new EncodedSizes(80, 40, Optional.empty(), OptionalInt.empty(), Optional.empty()));
    assertThat(fork.firstMillis()).hasValue(250.5);
    assertThat(fork.phases()).isEmpty();
  }

  @Test
  void aRowThatIsNotAvailableIsReportedAndNotRun() {
    Row missing =
        Requests.opened(Requests.row("missing").requires(new Requirement("no.Such", "not here")));
    Run run = simulated.run(Requests.of(2, missing, Requests.rows(1)[0]), SimulatedRun.room(2));

    assertThat(children.rowsThat("starts")).hasSize(2).containsOnly("row0");
    assertThat(run.cells()).extracting(CellResult::unavailable).contains(Optional.of("not here"));
  }

  @Test
  void aRunOfNothingThatCanRunIsOverAtOnce() {
    Row missing =
        Requests.opened(Requests.row("missing").requires(new Requirement("no.Such", "not here")));
    Run run = simulated.run(Requests.of(2, missing), SimulatedRun.room(2));

    assertThat(run.course().ending()).isEqualTo(Course.Ending.COMPLETE);
    assertThat(children.journal).isEmpty();
  }

  /** Interrupts from another thread, as a user does, when a fork does something. */
  private Run interrupted(String fork, String moment, Room room) {
    InterleavedRun[] interleaved = new InterleavedRun[1];
    CountDownLatch killed = new CountDownLatch(1);
    children.onKilled(killed::countDown);
    children.on(
        fork,
        moment,
        () -> {
          Thread user = new Thread(interleaved[0]::interrupt, "user");
          user.setDaemon(true);
          user.start();
          await(killed);
        });
    interleaved[0] =
        simulated.interleaved(Requests.of(2, Requests.rows(4)), room, Runner.RunListener.NONE);
    return interleaved[0].measure();
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"starts", "is ready", "measures", "finishes"})
  void anInterruptedRunKeepsWhatItHasAndStartsNothingMore(String moment) {
    Run run = interrupted("row2#2", moment, SimulatedRun.room(1));

    assertThat(run.course().ending()).isEqualTo(Course.Ending.INTERRUPTED);
    assertThat(run.course().ended()).isPresent();
    assertThat(children.rowsThat("starts").lastIndexOf("row2"))
        .isEqualTo(children.rowsThat("starts").size() - 1);
    assertThat(run.cells()).allSatisfy(row -> assertThat(row.failure()).isEmpty());
    assertThat(run.cells())
        .flatExtracting(CellResult::forks)
        .hasSizeGreaterThanOrEqualTo(4)
        .allSatisfy(fork -> assertThat(fork.phases()).hasSize(3));
  }

  @Test
  void forksThatMeasuredAllOfItAreKeptAlthoughTheyWereKilled() {
    Run run = interrupted("row2#1", "finishes", SimulatedRun.room(8));

    // All eight have taken turns, and few have ended.
    assertThat(children.that("dies")).hasSizeGreaterThan(2).contains("row2#1");
    assertThat(run.cells())
        .allSatisfy(row -> assertThat(row.forks()).hasSize(2))
        .allSatisfy(row -> assertThat(row.failure()).isEmpty());
  }

  @Test
  void forksThatMeasuredNothingAreNotMentioned() {
    Run run = interrupted("row2#1", "is ready", SimulatedRun.room(8));

    assertThat(run.cells()).allSatisfy(row -> assertThat(row.forks()).isEmpty());
  }
}
