package io.serbench.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.serbench.result.CellResult;
import io.serbench.result.Course;
import io.serbench.result.Course.Ending;
import io.serbench.result.Course.Pause;
import io.serbench.result.Environment;
import io.serbench.result.Environment.Provenance;
import io.serbench.result.Environment.VariantInfo;
import io.serbench.result.Failure;
import io.serbench.result.ForkResult;
import io.serbench.result.HashedFile;
import io.serbench.result.JvmInfo;
import io.serbench.result.MachineInfo;
import io.serbench.result.MachineInfo.Processor;
import io.serbench.result.Run;
import io.serbench.result.Runs;
import io.serbench.run.Resumed.ResumeException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ResumeTest {
  private static final RunRequest REQUEST = Requests.of(3, Requests.rows(4));

  private final SimulatedRun simulated = SimulatedRun.onQuietMachine();
  private final Run complete = simulated.run(REQUEST, SimulatedRun.room(2));

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
    earlier.check(same.machine());
    earlier.check(same.jvm(), same.variants());
    Processor few =
        new Processor(Optional.of("Other\u001b[2J"), Optional.empty(), "riscv64", 1, 1, List.of());
    assertThatThrownBy(
            () -> earlier.check(new MachineInfo("Linux", few, same.machine().memoryBytes())))
        .isInstanceOf(ResumeException.class)
        .hasMessage(
            "the run cannot be resumed here: processor: expected Example CPU 3000 (amd64), family"
                + " 25 model 17 stepping 1, 2 cores, 4 threads, caches L1d 32 KiB, L2 1024 KiB, L3"
                + " 16384 KiB, found Other\\u001b[2J (riscv64), 1 cores, 1 threads, caches ; start"
                + " a new run");
    assertThatThrownBy(() -> earlier.check(flagged("-Xmx9g"), same.variants()))
        .isInstanceOf(ResumeException.class)
        .hasMessageStartingWith("the run cannot be resumed here: JVM flags: expected [")
        .hasMessageContaining("], found [-Xmx9g]");
  }

  @Test
  void inAnotherJvmOfAVariantItIsRefused() {
    List<VariantInfo> before =
        List.of(new VariantInfo("@jdk25", flagged("-Xint"), List.of(), Optional.empty()));
    Environment one = complete.environment();
    Environment two =
        new Environment(
            one.machine(),
            one.condition(),
            one.jvm(),
            Optional.empty(),
            before,
            Optional.empty(),
            List.of(),
            Optional.empty());
    Resumed earlier = new Resumed(complete.in(two));
    earlier.check(one.jvm(), before);
    assertThatThrownBy(
            () ->
                earlier.check(
                    one.jvm(),
                    List.of(
                        new VariantInfo("@jdk25", flagged("-Xcomp"), List.of(), Optional.empty()))))
        .hasMessageContaining("JVM flags of @jdk25: expected [-Xint], found [-Xcomp]");
    assertThatThrownBy(() -> earlier.check(one.jvm(), List.of()))
        .hasMessageContaining("variants: expected [@jdk25], found []");
  }

  private JvmInfo flagged(String flag) {
    JvmInfo jvm = complete.environment().jvm();
    return new JvmInfo(
        jvm.build(), jvm.home(), jvm.byteOrder(), jvm.blackHole(), List.of(flag), Optional.empty());
  }

  @Test
  void ofOtherCodeOrDataItIsRefused() {
    Provenance inputs =
        new Provenance(
            Optional.of("12ab"),
            List.of(new HashedFile("acme.jar", "34cd34cd34cd34cd"), new HashedFile("b.jar", "1")),
            List.of(new HashedFile("bills.json", "56ef")));
    Resumed earlier = new Resumed(complete.in(Runs.of(complete.environment(), inputs)));
    earlier.check(inputs);
    assertThatThrownBy(
            () -> earlier.check(new Provenance(Optional.empty(), inputs.jars(), inputs.data())))
        .hasMessageContaining("content of serbench.jar: expected SHA-256 12ab, found (no jar)");
    assertThatThrownBy(
            () ->
                earlier.check(
                    new Provenance(
                        inputs.serbench(),
                        List.of(
                            new HashedFile("acme.jar", "34cd34cd34cd34ce"), inputs.jars().get(1)),
                        inputs.data())))
        .hasMessageContaining("content of acme.jar: expected SHA-256 34cd34cd34cd..., found");
    assertThatThrownBy(
            () ->
                earlier.check(
                    new Provenance(inputs.serbench(), inputs.jars().subList(1, 2), inputs.data())))
        .hasMessageContaining("jars: expected [acme.jar, b.jar], found [b.jar]");
    assertThatThrownBy(
            () ->
                earlier.check(
                    new Provenance(
                        inputs.serbench(),
                        inputs.jars(),
                        List.of(new HashedFile("bills.json", "")))))
        .hasMessageContaining("content of bills.json: expected SHA-256 56ef, found ");
  }

  @Test
  void aFileThatDoesNotSayOfWhichCodeItIsIsRefused() {
    Environment known = complete.environment();
    Environment unknown =
        new Environment(
            known.machine(),
            known.condition(),
            known.jvm(),
            Optional.empty(),
            known.variants(),
            Optional.empty(),
            List.of(),
            Optional.empty());
    assertThatThrownBy(() -> new Resumed(complete.in(unknown)).check(Provenance.NONE))
        .isInstanceOf(ResumeException.class)
        .hasMessageContaining("its file does not identify the code and the data of its forks");
  }

  @Test
  void anotherSerbenchDoesNotGoOn() {
    Run older =
        new Run(
            complete.formatVersion(),
            "0.9",
            complete.course(),
            complete.settings(),
            complete.environment(),
            complete.warnings(),
            complete.cells(),
            Optional.empty());
    assertThatThrownBy(() -> new Resumed(older).check(Provenance.NONE))
        .hasMessageContaining("version of serbench: expected 0.9, found development");
  }

  private Run resume(Run killed) {
    return simulated.run(Requests.resuming(killed, REQUEST), SimulatedRun.room(2));
  }

  /** Returns the run as if it had been killed when each row had a number of forks. */
  private static Run first(int forks, Run run) {
    List<CellResult> cells =
        run.cells().stream()
            .map(
                cell ->
                    new CellResult(
                        cell.id(),
                        cell.info(),
                        cell.unavailable(),
                        cell.forks().subList(0, forks),
                        List.of()))
            .toList();
    Course course = new Course(run.course().started(), Optional.empty(), Ending.RUNNING, List.of());
    return Runs.of(run, course, run.settings()).withCells(cells);
  }
}
