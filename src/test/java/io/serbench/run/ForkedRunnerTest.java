package io.serbench.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.serbench.catalog.Requirement;
import io.serbench.catalog.Row;
import io.serbench.machine.MachineState;
import io.serbench.process.JvmException;
import io.serbench.protocol.Job;
import io.serbench.protocol.Outcome;
import io.serbench.result.CellResult;
import io.serbench.result.Course;
import io.serbench.result.ForkResult;
import io.serbench.result.MachineInfo;
import io.serbench.result.Processor;
import io.serbench.result.Run;
import io.serbench.result.Warning;
import io.serbench.result.WarningKind;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** The schedule, with forks that answer at once. */
class ForkedRunnerTest {
  private static final MachineInfo MACHINE =
      new MachineInfo(
          "os",
          new Processor(Optional.of("cpu"), "arch", 1, 2, List.of()),
          OptionalLong.of(1 << 30));

  private final List<String> heard = new ArrayList<>();
  private FakeLauncher launcher = new FakeLauncher(job -> FakeLauncher.FINE);

  private final RunListener listener =
      new RunListener() {
        @Override
        public void runPlanned(int forks) {
          heard.add("planned " + forks);
        }

        @Override
        public void forkStarted(Row row, String dataset, int fork) {
          heard.add(row.name() + " " + dataset + " " + fork);
        }

        @Override
        public void phaseStarted(Row row, String phase) {
          heard.add(row.name() + " " + phase);
        }

        @Override
        public void forkFinished(CellResult row, ForkResult fork) {
          heard.add(row.id().row() + " finished " + fork.number());
        }

        @Override
        public void runUpdated(Run run) {
          heard.add(run.course().ending() + " with " + run.cells().get(0).forks().size());
        }
      };

  private ForkedRunner runner() {
    return new ForkedRunner(
        InstantSource.fixed(Instant.EPOCH),
        () -> MACHINE,
        () -> MachineState.UNKNOWN,
        (jvm, inProcess) -> launcher);
  }

  private ForkedRunner runner(Function<Job, Outcome> answers) {
    launcher = new FakeLauncher(answers);
    return runner();
  }

  @Test
  void everyRoundRunsEveryRowOnceInAnOrderOfItsOwn() {
    Run run = runner().run(Requests.of(3, Requests.rows(8)), listener);

    List<String> order = launcher.jobs.stream().map(Job::row).toList();
    assertThat(order).hasSize(24);
    List<List<String>> rounds =
        List.of(order.subList(0, 8), order.subList(8, 16), order.subList(16, 24));
    assertThat(rounds).allSatisfy(round -> assertThat(round).doesNotHaveDuplicates());
    assertThat(rounds).doesNotHaveDuplicates();
    assertThat(run.cells()).allSatisfy(row -> assertThat(row.forks()).hasSize(3));
    assertThat(run.cells().get(0).forks()).extracting(ForkResult::number).containsExactly(1, 2, 3);
  }

  @Test
  void theSeedFixesTheOrder() {
    runner().run(Requests.of(2, Requests.rows(8)), listener);
    List<String> first = launcher.jobs.stream().map(Job::row).toList();
    runner(job -> FakeLauncher.FINE).run(Requests.of(2, Requests.rows(8)), listener);

    assertThat(launcher.jobs.stream().map(Job::row)).containsExactlyElementsOf(first);
  }

  @Test
  void aRowThatFailedIsNotRunAgainAndTheOthersAre() {
    Run run =
        runner(job -> job.row().equals("row1") ? FakeLauncher.BROKEN : FakeLauncher.FINE)
            .run(Requests.of(3, Requests.rows(3)), listener);

    assertThat(run.cells()).extracting(row -> row.forks().size()).containsExactly(3, 1, 3);
    assertThat(run.cells().get(1).failure().orElseThrow().cause()).isEqualTo("opening: broken");
    assertThat(run.course().ending()).isEqualTo(Course.Ending.COMPLETE);
  }

  @Test
  void aRowThatIsNotAvailableIsReportedAndNotRun() {
    Row missing =
        Requests.opened(Requests.row("missing").requires(new Requirement("no.Such", "not here")));
    Run run = runner().run(Requests.of(2, missing, Requests.rows(1)[0]), listener);

    assertThat(launcher.jobs).hasSize(2).extracting(Job::row).containsOnly("row0");
    assertThat(run.cells()).extracting(CellResult::unavailable).contains(Optional.of("not here"));
  }

  @Test
  void aRowWithAClassPathOfItsOwnRunsInForksOnly() {
    Row own = Requests.opened(Requests.row("own").ownJars("some:thing"));
    Run run = runner().run(Requests.of(0, own, Requests.rows(1)[0]), listener);

    assertThat(launcher.jobs).extracting(Job::row).containsOnly("row0");
    assertThat(run.cells().get(0).unavailable().orElseThrow()).contains("needs a fork");
    assertThat(Requests.of(1, own).unavailable(own)).isEmpty();
  }

  @Test
  void theListenerHearsOfEveryForkAndOfTheGrowingRun() {
    runner().run(Requests.of(1, Requests.rows(1)), listener);

    assertThat(heard)
        .containsExactly(
            "RUNNING with 0",
            "planned 1",
            "row0 media.1 1",
            "row0 opening",
            "row0 finished 1",
            "RUNNING with 1");
    assertThat(launcher.closed).isTrue();
  }

  @Test
  void forksKnowTheBestWitnessOfEarlierForks() {
    int[] witness = {900};
    runner(
            job ->
                new Outcome(
                    Optional.empty(),
                    OptionalDouble.empty(),
                    List.of(),
                    witness[0]++,
                    Optional.empty()))
        .run(Requests.of(1, Requests.rows(3)), listener);

    assertThat(launcher.jobs).extracting(Job::bestWitness).containsExactly(0L, 900L, 900L);
  }

  @Test
  void theMachineIsLookedAtBeforeTheFirstForkAndAfterEach() {
    List<Long> looks = new ArrayList<>();
    ForkedRunner watching =
        new ForkedRunner(
            InstantSource.fixed(Instant.EPOCH),
            () -> MACHINE,
            () -> {
              looks.add((long) launcher.jobs.size());
              return swapping(looks.size() * 2000L);
            },
            (jvm, inProcess) -> launcher);
    List<List<WarningKind>> warnings = new ArrayList<>();
    Run run =
        watching.run(
            Requests.of(1, Requests.rows(3)),
            new RunListener() {
              @Override
              public void runUpdated(Run update) {
                warnings.add(update.warnings().stream().map(Warning::kind).toList());
              }
            });

    assertThat(looks).containsExactly(0L, 1L, 2L, 3L);
    assertThat(run.environment().condition().orElseThrow().pagesSwappedIn()).hasValue(6000);
    List<WarningKind> swapped = List.of(WarningKind.SWAPPED);
    assertThat(warnings).containsExactly(List.of(), List.of(), swapped, swapped);
    assertThat(run.warnings()).extracting(Warning::kind).containsExactly(WarningKind.SWAPPED);
  }

  private static MachineState swapping(long pages) {
    MachineState none = MachineState.UNKNOWN;
    return new MachineState(
        none.at(),
        none.power(),
        none.load(),
        none.ticks(),
        none.quotaCpus(),
        none.throttling(),
        OptionalLong.of(pages));
  }

  @Test
  void rowsRunOnlyOnDataThatTheyCover() {
    Row mediaOnly = Requests.opened(Requests.row("media-only").only("media"));
    Row otherOnly = Requests.opened(Requests.row("other-only").only("other"));
    runner().run(Requests.of(1, mediaOnly, otherOnly), listener);

    assertThat(launcher.jobs).extracting(Job::row).containsExactly("media-only");
  }

  @Test
  void anInterruptedRunKeepsWhatItHasAndStartsNothingMore() {
    ForkedRunner[] runner = new ForkedRunner[1];
    runner[0] =
        runner(
            job -> {
              if (launcher.jobs.size() == 3) {
                runner[0].interrupt();
              }
              return FakeLauncher.FINE;
            });
    Run run = runner[0].run(Requests.of(2, Requests.rows(4)), listener);

    assertThat(launcher.killed).isTrue();
    assertThat(launcher.jobs).hasSize(3);
    assertThat(run.course().ending()).isEqualTo(Course.Ending.INTERRUPTED);
    assertThat(run.cells().stream().mapToInt(row -> row.forks().size()).sum()).isEqualTo(2);
  }

  @Test
  void interruptingBeforeTheBeginningDoesNothing() {
    runner().interrupt();

    assertThat(launcher.killed).isFalse();
  }

  @Test
  void inProcessEveryRowIsWarmedUpBeforeTheFirstIsMeasured() {
    Run run = runner().run(Requests.of(0, Requests.rows(2)), listener);

    assertThat(launcher.jobs).hasSize(4);
    assertThat(heard).contains("row0 pre-warm-up, opening", "row1 pre-warm-up, opening");
    assertThat(run.cells()).allSatisfy(row -> assertThat(row.forks()).hasSize(1));
  }

  @Test
  void aJvmThatDoesNotStartIsSaid() {
    ForkedRunner broken =
        new ForkedRunner(
            InstantSource.fixed(Instant.EPOCH),
            () -> MACHINE,
            () -> MachineState.UNKNOWN,
            (jvm, inProcess) -> {
              throw new JvmException("no JVM there");
            });

    assertThatThrownBy(() -> broken.run(Requests.of(1, Requests.rows(1)), listener))
        .isInstanceOf(JvmException.class)
        .hasMessage("no JVM there");
  }
}
