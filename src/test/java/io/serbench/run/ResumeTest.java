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
import io.serbench.result.EnvironmentBuilder;
import io.serbench.result.Failure;
import io.serbench.result.ForkResult;
import io.serbench.result.HashedFile;
import io.serbench.result.JvmInfo;
import io.serbench.result.JvmInfoBuilder;
import io.serbench.result.MachineInfo;
import io.serbench.result.MachineInfo.Processor;
import io.serbench.result.Run;
import io.serbench.result.RunBuilder;
import io.serbench.result.Runs;
import io.serbench.result.Traffic;
import io.serbench.run.Resumed.ResumeException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

class ResumeTest {
  private static final Optional<Traffic> NO_TRAFFIC = Optional.empty();
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
        Runs.failed(first(1, complete).cells().get(0), Failure.Mode.EXCEPTION, "crashed");
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
  void whereAFactDiffersItIsRefused() {
    Environment here = complete.environment();
    Processor few =
        new Processor(Optional.of("Other\u001b[2J"), Optional.empty(), "riscv64", 1, 1, List.of());
    refused(
        in(new MachineInfo(here.machine().os(), few, OptionalLong.empty()), here.jvm()),
        "processor: expected Example CPU 3000 (amd64), found Other\\u001b[2J (riscv64)");
    refused(in(here.machine(), flagged("-Xmx9g")), "JVM flags: expected ");
    refused(in(here.machine(), flagged("-Xmx9g")), ", found -Xmx9g; start a new run");
    refused(
        in(here.machine(), here.jvm(), new VariantInfo("@a", here.jvm(), List.of(), NO_TRAFFIC)),
        "JVMs of variants: expected none, found @a: ");
  }

  @Test
  void ofOtherCodeOrDataItIsRefused() {
    Provenance inputs =
        new Provenance(
            Optional.of("12ab"),
            List.of(new HashedFile("acme.jar", "34cd34cd34cd34cd"), new HashedFile("b.jar", "1")),
            List.of(new HashedFile("bills.json", "56ef")));
    List<HashedFile> changed =
        List.of(new HashedFile("acme.jar", "99cd34cd34cd34cd"), inputs.jars().get(1));
    Run before = from(inputs);
    new Resumed(before).check(before);
    refused(
        before,
        from(new Provenance(Optional.empty(), inputs.jars(), inputs.data())),
        "content of serbench's jar: expected 12ab, found unknown");
    refused(
        before,
        from(new Provenance(inputs.serbench(), changed, inputs.data())),
        "list of jars: expected acme.jar (SHA-256 34cd34cd34cd...), found acme.jar (SHA-256"
            + " 99cd34cd34cd...)");
    refused(
        before,
        from(new Provenance(inputs.serbench(), inputs.jars().subList(1, 2), inputs.data())),
        "list of jars: expected acme.jar (SHA-256 34cd34cd34cd...), found none");
    refused(
        before,
        from(
            new Provenance(
                inputs.serbench(),
                List.of(inputs.jars().get(1), inputs.jars().get(0)),
                inputs.data())),
        "list of jars: expected acme.jar (SHA-256 34cd34cd34cd...); b.jar (SHA-256 1), found b.jar"
            + " (SHA-256 1); acme.jar (SHA-256 34cd34cd34cd...)");
    refused(
        before,
        from(
            new Provenance(
                inputs.serbench(), inputs.jars(), List.of(new HashedFile("bills.json", "")))),
        "data files: expected bills.json (SHA-256 56ef), found bills.json (SHA-256 )");
    Run data = Runs.on(before, Runs.data("media.mine", "com.acme.Order", "m.json", "56ef"));
    refused(before, data, "data: expected none, found media.mine: ");
    new Resumed(data).check(data);
  }

  @Test
  void aFileThatDoesNotSayOfWhichCodeItIsIsRefused() {
    Environment here = complete.environment();
    refused(
        in(here.machine(), here.jvm()),
        from(Provenance.NONE),
        "data files: expected unknown, found none");
  }

  @Test
  void aNewerKernelOrALittleMoreMemoryMakesNoDifference() {
    Environment here = complete.environment();
    MachineInfo updated =
        new MachineInfo("Linux 99", here.machine().processor(), OptionalLong.of(1));
    new Resumed(in(here.machine(), here.jvm())).check(in(updated, here.jvm()));
  }

  @Test
  void anotherSerbenchDoesNotGoOn() {
    Run older = RunBuilder.of(complete).serbench("0.9").build();
    refused(older, complete, "version of serbench: expected 0.9, found development");
  }

  private void refused(Run now, String why) {
    Environment here = complete.environment();
    refused(in(here.machine(), here.jvm()), now, why);
  }

  private static void refused(Run before, Run now, String why) {
    assertThatThrownBy(() -> new Resumed(before).check(now))
        .isInstanceOf(ResumeException.class)
        .hasMessageStartingWith("the run cannot be resumed here: ")
        .hasMessageContaining(why);
  }

  private Run from(Provenance inputs) {
    return complete.withEnvironment(Runs.of(complete.environment(), inputs));
  }

  private Run in(MachineInfo machine, JvmInfo jvm, VariantInfo... variants) {
    return complete.withEnvironment(
        EnvironmentBuilder.usual().machine(machine).jvm(jvm).variants(List.of(variants)).build());
  }

  private JvmInfo flagged(String flag) {
    JvmInfo jvm = complete.environment().jvm();
    return JvmInfoBuilder.of(jvm).flags(List.of(flag)).build();
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
