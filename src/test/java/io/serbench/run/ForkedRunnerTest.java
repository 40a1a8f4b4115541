package io.serbench.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.serbench.catalog.Effort;
import io.serbench.catalog.Format;
import io.serbench.catalog.Requirement;
import io.serbench.catalog.Row;
import io.serbench.catalog.RowBuilder;
import io.serbench.catalog.Structure;
import io.serbench.catalog.UserClassPath;
import io.serbench.check.Verification;
import io.serbench.dataset.DatasetSource;
import io.serbench.dataset.media.MediaFamily;
import io.serbench.machine.MachineState;
import io.serbench.process.JvmException;
import io.serbench.protocol.Job;
import io.serbench.protocol.Outcome;
import io.serbench.result.ForkResult;
import io.serbench.result.MachineInfo;
import io.serbench.result.Noise;
import io.serbench.result.Phase;
import io.serbench.result.RowResult;
import io.serbench.result.Run;
import io.serbench.result.Warning;
import io.serbench.result.WarningKind;
import io.serbench.result.Way;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The schedule, with forks that answer at once. */
class ForkedRunnerTest {
  private static final MachineInfo MACHINE =
      new MachineInfo("os", "arch", "cpu", 1, 2, List.of(), 1 << 30);

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
        public void forkFinished(RowResult row, ForkResult fork) {
          heard.add(row.row() + " finished " + fork.fork());
        }

        @Override
        public void runUpdated(Run run) {
          heard.add(run.ending() + " with " + run.rows().get(0).forks().size());
        }

        @Override
        public void verified(Verification verification) {
          heard.add(verification.row() + " " + verification.status());
        }
      };

  private ForkedRunner runner() {
    return new ForkedRunner(
        InstantSource.fixed(Instant.EPOCH),
        () -> MACHINE,
        () -> MachineState.UNKNOWN,
        request -> launcher);
  }

  private ForkedRunner runner(Function<Job, Outcome> answers) {
    launcher = new FakeLauncher(answers);
    return runner();
  }

  private static RowBuilder row(String name) {
    return Row.named(name)
        .tags(Effort.ZERO_KNOWLEDGE, Format.BINARY, Structure.FLAT_TREE)
        .description("a row");
  }

  private static Row opened(RowBuilder row) {
    return row.opensWith(
        (name, type) -> {
          throw new AssertionError("the parent opens no row");
        });
  }

  private static RunRequest request(int forks, Row... rows) {
    return new RunRequest(
        List.of(rows),
        List.of(DatasetSource.embedded("media.1", MediaFamily.TYPE)),
        List.of(Way.DEFAULT),
        Preset.DEFAULT,
        Stopping.exactly(forks),
        Noise.REJECT,
        Phase.DEFAULT,
        1,
        Optional.empty(),
        List.of(),
        UserClassPath.NONE,
        OptionalInt.empty(),
        OptionalLong.empty(),
        OptionalLong.empty(),
        false,
        42,
        Duration.ofSeconds(1),
        List.of("-x"));
  }

  private static Row[] rows(int count) {
    return IntStream.range(0, count).mapToObj(i -> opened(row("row" + i))).toArray(Row[]::new);
  }

  @Test
  void everyRoundRunsEveryRowOnceInAnOrderOfItsOwn() {
    Run run = runner().run(request(3, rows(8)), listener);

    List<String> order = launcher.jobs.stream().map(Job::row).toList();
    assertThat(order).hasSize(24);
    List<List<String>> rounds =
        List.of(order.subList(0, 8), order.subList(8, 16), order.subList(16, 24));
    assertThat(rounds).allSatisfy(round -> assertThat(round).doesNotHaveDuplicates());
    assertThat(rounds).doesNotHaveDuplicates();
    assertThat(run.rows()).allSatisfy(row -> assertThat(row.forks()).hasSize(3));
    assertThat(run.rows().get(0).forks()).extracting(ForkResult::fork).containsExactly(1, 2, 3);
  }

  @Test
  void theSeedFixesTheOrder() {
    runner().run(request(2, rows(8)), listener);
    List<String> first = launcher.jobs.stream().map(Job::row).toList();
    runner(job -> FakeLauncher.FINE).run(request(2, rows(8)), listener);

    assertThat(launcher.jobs.stream().map(Job::row)).containsExactlyElementsOf(first);
  }

  @Test
  void aRowThatFailedIsNotRunAgainAndTheOthersAre() {
    Run run =
        runner(job -> job.row().equals("row1") ? FakeLauncher.BROKEN : FakeLauncher.FINE)
            .run(request(3, rows(3)), listener);

    assertThat(run.rows()).extracting(row -> row.forks().size()).containsExactly(3, 1, 3);
    assertThat(run.rows().get(1).failure().orElseThrow().cause()).isEqualTo("opening: broken");
    assertThat(run.ending()).isEqualTo(Run.Ending.COMPLETE);
  }

  @Test
  void aRowThatIsNotAvailableIsReportedAndNotRun() {
    Row missing = opened(row("missing").requires(new Requirement("no.Such", "not here")));
    Run run = runner().run(request(2, missing, rows(1)[0]), listener);

    assertThat(launcher.jobs).hasSize(2).extracting(Job::row).containsOnly("row0");
    assertThat(run.rows()).extracting(RowResult::unavailable).contains(Optional.of("not here"));
  }

  @Test
  void aRowWithAClassPathOfItsOwnRunsInForksOnly() {
    Row own = opened(row("own").ownJars("some:thing"));
    Run run = runner().run(request(0, own, rows(1)[0]), listener);

    assertThat(launcher.jobs).extracting(Job::row).containsOnly("row0");
    assertThat(run.rows().get(0).unavailable().orElseThrow()).contains("needs a fork");
    assertThat(request(1, own).unavailable(own)).isEmpty();
  }

  @Test
  void theListenerHearsOfEveryForkAndOfTheGrowingRun() {
    runner().run(request(1, rows(1)), listener);

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
    runner(job -> new Outcome(1, 1, Optional.empty(), List.of(), witness[0]++, Optional.empty()))
        .run(request(1, rows(3)), listener);

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
            request -> launcher);
    List<List<WarningKind>> warnings = new ArrayList<>();
    Run run =
        watching.run(
            request(1, rows(3)),
            new RunListener() {
              @Override
              public void runUpdated(Run update) {
                warnings.add(update.warnings().stream().map(Warning::kind).toList());
              }
            });

    assertThat(looks).containsExactly(0L, 1L, 2L, 3L);
    assertThat(run.condition().orElseThrow().pagesSwappedIn()).contains(6000L);
    List<WarningKind> swapped = List.of(WarningKind.SWAPPED);
    assertThat(warnings).containsExactly(List.of(), List.of(), swapped, swapped);
    assertThat(run.warnings()).extracting(Warning::kind).containsExactly(WarningKind.SWAPPED);
  }

  private static MachineState swapping(long pages) {
    MachineState none = MachineState.UNKNOWN;
    return new MachineState(
        none.at(),
        none.load(),
        none.ticks(),
        none.throttling(),
        none.quotaCpus(),
        none.governors(),
        none.turbo(),
        none.onBattery(),
        Optional.of(pages));
  }

  @Test
  void verifyingRunsEachRowOnceInOrderAndMeasuresNothing() {
    Row missing = opened(row("missing").requires(new Requirement("no.Such", "not here")));
    launcher.breakingOn("row1 media.1");
    List<Verification> results =
        runner().verify(request(3, rows(2)[0], rows(2)[1], missing), listener);

    assertThat(launcher.jobs).isEmpty();
    assertThat(launcher.checks).containsExactly("row0 [media.1]", "row1 [media.1]");
    assertThat(results)
        .containsExactly(
            new Verification("row0", "media.1", Verification.Status.OK, ""),
            new Verification("row1", "media.1", Verification.Status.ERROR, "opening: broken"),
            new Verification("missing", "media.1", Verification.Status.UNAVAILABLE, "not here"));
    assertThat(heard).contains("row0 OK", "row1 ERROR", "missing UNAVAILABLE");
  }

  @Test
  void oneChildChecksAllDataSetsOfARow() {
    launcher.breakingOn("row1 media.2");

    assertThat(verified())
        .containsExactly(
            "row0 media.1 OK",
            "row0 media.2 OK",
            "row0 media.3 OK",
            "row1 media.1 OK",
            "row1 media.2 ERROR",
            "row1 media.3 OK");
    assertThat(launcher.checks)
        .containsExactly("row0 [media.1, media.2, media.3]", "row1 [media.1, media.2, media.3]");
  }

  @Test
  void anotherOneFollowsWhereItDoesNotSurvive() {
    launcher.dyingOn("row0 media.2").dyingOn("row1 media.3");

    assertThat(verified())
        .containsExactly(
            "row0 media.1 OK",
            "row0 media.2 ERROR",
            "row0 media.3 OK",
            "row1 media.1 OK",
            "row1 media.2 OK",
            "row1 media.3 ERROR");
    assertThat(launcher.checks)
        .containsExactly(
            "row0 [media.1, media.2, media.3]",
            "row0 [media.3]",
            "row1 [media.1, media.2, media.3]");
  }

  private List<String> verified() {
    RunRequest request = request(1, rows(2));
    return runner().verify(on(List.of("media.1", "media.2", "media.3"), request), listener).stream()
        .map(result -> result.row() + " " + result.subject() + " " + result.status())
        .toList();
  }

  private static RunRequest on(List<String> datasets, RunRequest request) {
    return new RunRequest(
        request.rows(),
        datasets.stream().map(name -> DatasetSource.embedded(name, MediaFamily.TYPE)).toList(),
        request.ways(),
        request.preset(),
        request.stopping(),
        request.noise(),
        request.phases(),
        request.twins(),
        request.jvm(),
        request.jvmArgs(),
        request.classPath(),
        request.iterations(),
        request.testRunMillis(),
        request.warmupMillis(),
        request.skipPreWarmup(),
        request.seed(),
        request.timeout(),
        request.arguments());
  }

  @Test
  void rowsRunOnlyOnDataThatTheyCover() {
    Row mediaOnly = opened(row("media-only").only("media"));
    Row otherOnly = opened(row("other-only").only("other"));
    runner().run(request(1, mediaOnly, otherOnly), listener);

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
    Run run = runner[0].run(request(2, rows(4)), listener);

    assertThat(launcher.killed).isTrue();
    assertThat(launcher.jobs).hasSize(3);
    assertThat(run.ending()).isEqualTo(Run.Ending.INTERRUPTED);
    assertThat(run.rows().stream().mapToInt(row -> row.forks().size()).sum()).isEqualTo(2);
  }

  @Test
  void interruptingBeforeTheBeginningDoesNothing() {
    runner().interrupt();

    assertThat(launcher.killed).isFalse();
  }

  @Test
  void inProcessEveryRowIsWarmedUpBeforeTheFirstIsMeasured() {
    Run run = runner().run(request(0, rows(2)), listener);

    assertThat(launcher.jobs).hasSize(4);
    assertThat(heard).contains("row0 pre-warm-up, opening", "row1 pre-warm-up, opening");
    assertThat(run.rows()).allSatisfy(row -> assertThat(row.forks()).hasSize(1));
  }

  @Test
  void aJvmThatDoesNotStartIsSaid() {
    ForkedRunner broken =
        new ForkedRunner(
            InstantSource.fixed(Instant.EPOCH),
            () -> MACHINE,
            () -> MachineState.UNKNOWN,
            request -> {
              throw new JvmException("no JVM there");
            });

    assertThatThrownBy(() -> broken.run(request(1, rows(1)), listener))
        .isInstanceOf(JvmException.class)
        .hasMessage("no JVM there");
  }
}
