package io.serbench.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.serbench.result.CellResult;
import io.serbench.result.Course;
import io.serbench.result.Course.Ending;
import io.serbench.result.Environment;
import io.serbench.result.Failure;
import io.serbench.result.ForkResult;
import io.serbench.result.JvmInfo;
import io.serbench.result.Pause;
import io.serbench.result.Run;
import io.serbench.result.Runs;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ResumeTest {
  private static final RunRequest REQUEST = Requests.of(3, Requests.rows(4));

  private final Rides rides = Rides.onQuietMachine();
  private final Run complete = rides.run(REQUEST, Rides.room(2));

  @Test
  void onlyWhatIsMissingIsMeasured() {
    Run killed = first(2, complete);

    Run resumed = resume(killed);

    assertThat(resumed.course().ending()).isEqualTo(Ending.COMPLETE);
    for (int i = 0; i < 4; i++) {
      List<ForkResult> forks = resumed.cells().get(i).forks();
      assertThat(forks).extracting(ForkResult::number).containsExactly(1, 2, 3);
      assertThat(forks.subList(0, 2)).isEqualTo(killed.cells().get(i).forks());
    }
  }

  @Test
  void aRowThatFailedIsNotTriedAgain() {
    CellResult crashed =
        Runs.failed(first(1, complete).cells().get(0), Failure.Kind.CRASH, "crashed");
    Run killed = first(1, complete);
    List<CellResult> cells = new ArrayList<>(killed.cells());
    cells.set(0, crashed);

    Run resumed = resume(killed.withCells(cells));

    assertThat(resumed.cells().get(0).forks()).isEqualTo(crashed.forks());
    assertThat(resumed.cells().get(1).forks()).hasSize(3);
  }

  @Test
  void thePauseIsNotedAndCostsNoTime() {
    Run killed = first(2, complete);

    Run resumed = resume(killed);

    Course course = resumed.course();
    assertThat(course.started()).isEqualTo(killed.course().started());
    assertThat(course.pauses()).hasSize(1);
    Pause pause = course.pauses().get(0);
    assertThat(pause.before()).isEqualTo(killed.environment().condition());
    Instant lastEnd =
        killed.cells().stream()
            .flatMap(cell -> cell.forks().stream())
            .map(fork -> fork.started().plusMillis(fork.millis()))
            .max(Instant::compareTo)
            .orElseThrow();
    assertThat(pause.from()).isEqualTo(lastEnd);

    RunState state = States.of(Requests.resuming(killed, REQUEST));
    Instant later = pause.to().plusSeconds(3600);
    Duration paused = state.elapsed(later).minus(state.spent(later));
    assertThat(paused).isEqualTo(Duration.between(lastEnd, Instant.EPOCH));
  }

  @Test
  void elsewhereItIsRefused() {
    Resumed earlier = new Resumed(complete);
    Environment same = complete.environment();
    earlier.check(same.machine(), same.jvm(), List.of());
    JvmInfo other =
        new JvmInfo(
            same.jvm().build(),
            same.jvm().home(),
            same.jvm().byteOrder(),
            same.jvm().blackHole(),
            List.of("-Xmx9g"));
    assertThatThrownBy(() -> earlier.check(same.machine(), other, List.of()))
        .isInstanceOf(ResumeException.class)
        .hasMessageStartingWith("the run cannot be resumed here: its JVM flags was ")
        .hasMessageContaining("-Xmx9g");
  }

  private Run resume(Run killed) {
    return rides.run(Requests.resuming(killed, REQUEST), Rides.room(2));
  }

  /** As if the run had been killed when each row had so many forks. */
  private static Run first(int forks, Run run) {
    List<CellResult> cells =
        run.cells().stream()
            .map(
                cell ->
                    new CellResult(
                        cell.id(), cell.info(), cell.unavailable(), cell.forks().subList(0, forks)))
            .toList();
    return new Run(
        run.formatVersion(),
        run.serbench(),
        new Course(run.course().started(), Optional.empty(), Ending.RUNNING, List.of()),
        run.settings(),
        run.environment(),
        run.warnings(),
        cells,
        run.ownData());
  }
}
