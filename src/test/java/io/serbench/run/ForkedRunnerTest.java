package io.serbench.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.serbench.catalog.Row;
import io.serbench.machine.MachineState;
import io.serbench.machine.UnknownMachine;
import io.serbench.process.ForkLauncher;
import io.serbench.process.JvmChoice.JvmException;
import io.serbench.result.CellResult;
import io.serbench.result.Environment;
import io.serbench.result.Environment.Provenance;
import io.serbench.result.ForkResult;
import io.serbench.result.MachineInfo;
import io.serbench.result.Run;
import io.serbench.result.Runs;
import io.serbench.result.Warning;
import io.serbench.run.Capacity.Room;
import io.serbench.run.Resumed.ResumeException;
import io.serbench.run.Runner.Standing;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** What the runner adds to the interleaved run: launchers, the machine, and listeners. */
class ForkedRunnerTest {
  private final VirtualTime time = new VirtualTime();
  private final FakeForks children = new FakeForks(time, SimulatedMachine.QUIET);
  private final List<String> heard = new ArrayList<>();

  private final Runner.RunListener listener =
      new Runner.RunListener() {
        @Override
        public void roomKnown(Room room) {
          heard.add("room for " + (room.alive() > 1 ? "several" : "one"));
        }

        @Override
        public void runForecast(Forecast forecast) {
          heard.add("forecast of " + forecast.forks());
        }

        @Override
        public void progressed(Standing standing) {
          heard.add(standing.forks() + " of " + standing.planned());
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
        public void cellFinished(CellResult row) {
          heard.add(row.id().row() + " has its forks");
        }

        @Override
        public void runUpdated(Run run) {
          heard.add(run.course().ending() + " with " + run.cells().get(0).forks().size());
        }
      };

  private ForkedRunner runner(
      Supplier<MachineState> states, ForkLauncher.LauncherFactory launchers) {
    return new ForkedRunner(time, time.events(), () -> States.MACHINE, states, launchers);
  }

  private ForkedRunner runner() {
    return runner(() -> UnknownMachine.STATE, (jvm, inProcess) -> children);
  }

  @Test
  void theListenerHearsOfEveryForkAndOfTheGrowingRun() {
    runner().run(Requests.of(1, Requests.rows(1)), listener);

    assertThat(heard)
        .containsExactly(
            "forecast of 1",
            "room for several",
            "RUNNING with 0",
            "0 of 1",
            "0 of 1",
            "row0 media.1 1",
            "row0 opening",
            "0 of 1",
            "row0 finished 1",
            "RUNNING with 1",
            "1 of 1",
            "row0 has its forks",
            "1 of 1");
    assertThat(children.closed).isTrue();
  }

  @Test
  void theMachineIsLookedAtBeforeTheFirstForkAndAfterEach() {
    List<Integer> looks = new ArrayList<>();
    ForkedRunner watching =
        runner(
            () -> {
              looks.add(children.that("ends").size());
              return swapping(looks.size() * 2000L);
            },
            (jvm, inProcess) -> children);
    List<List<Warning.WarningKind>> warnings = new ArrayList<>();
    Run run =
        watching.run(
            Requests.of(1, Requests.rows(3)),
            new Runner.RunListener() {
              @Override
              public void runUpdated(Run update) {
                warnings.add(update.warnings().stream().map(Warning::kind).toList());
              }
            });

    assertThat(looks).containsExactly(0, 1, 2, 3);
    assertThat(run.environment().condition().orElseThrow().pagesSwappedIn()).hasValue(6000);
    List<Warning.WarningKind> swapped = List.of(Warning.WarningKind.SWAPPED);
    assertThat(warnings).containsExactly(List.of(), List.of(), swapped, swapped);
    assertThat(run.warnings())
        .extracting(Warning::kind)
        .containsExactly(Warning.WarningKind.SWAPPED);
  }

  private static MachineState swapping(long pages) {
    MachineState none = UnknownMachine.STATE;
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
  void interruptingBeforeTheBeginningDoesNothing() {
    runner().interrupt();

    assertThat(children.journal).isEmpty();
  }

  @Test
  void aJvmThatDoesNotStartIsSaid() {
    ForkedRunner broken =
        runner(
            () -> UnknownMachine.STATE,
            (jvm, inProcess) -> {
              throw new JvmException("no JVM there");
            });

    assertThatThrownBy(() -> broken.run(Requests.of(1, Requests.rows(1)), listener))
        .isInstanceOf(JvmException.class)
        .hasMessage("no JVM there");
  }

  @Test
  void aRunIsOnlyResumedWhereEverythingIsAsBefore() {
    RunRequest request = Requests.of(1, Requests.rows(1));
    Run run = runner().run(request, Runner.RunListener.NONE);
    RunRequest again = Requests.resuming(run, request);
    assertThat(runner().forecast(again).done()).isEqualTo(1);
    assertThat(runner().run(again, listener).cells()).isEqualTo(run.cells());
    int started = children.that("starts").size();

    Environment elsewhere =
        Runs.of(run.environment(), new Provenance(Optional.of("12ab"), List.of(), List.of()));
    RunRequest refused = Requests.resuming(run.withEnvironment(elsewhere), request);
    String why = "content of serbench's jar: expected 12ab, found unknown";
    assertThatThrownBy(() -> runner().forecast(refused))
        .isInstanceOf(ResumeException.class)
        .hasMessageContaining(why);
    assertThatThrownBy(() -> runner().run(refused, listener))
        .isInstanceOf(ResumeException.class)
        .hasMessageContaining(why);
    assertThat(children.that("starts")).hasSize(started);
  }

  @Test
  void inProcessEveryRowIsWarmedUpBeforeTheFirstIsMeasured() {
    Run run = runner().run(Requests.of(0, Requests.rows(3)), listener);

    List<String> deeds = children.journal.stream().map(FakeForks.Deed::what).toList();
    assertThat(deeds.indexOf("measures")).isGreaterThan(deeds.lastIndexOf("is ready"));
    assertThat(children.besideMeasuring).isFalse();
    assertThat(run.cells()).allSatisfy(row -> assertThat(row.forks()).hasSize(1));
  }

  @Test
  void inProcessWithoutThatEachRowEndsBeforeTheNextBegins() {
    RunRequest request = Requests.withoutPreWarmup(Requests.of(0, Requests.rows(3)));
    runner().run(request, listener);

    assertThat(children.mostAlive).isEqualTo(1);
  }

  @Test
  void whereItIsInterruptedBeforeTheFirstForkNoneIsStarted() {
    List<ForkedRunner> runners = new ArrayList<>();
    Supplier<MachineInfo> interrupting =
        () -> {
          runners.get(0).interrupt();
          return States.MACHINE;
        };
    Supplier<MachineState> unknown = () -> UnknownMachine.STATE;
    runners.add(
        new ForkedRunner(time, time.events(), interrupting, unknown, (jvm, inProcess) -> children));
    RunRequest request = Requests.of(1, Requests.rows(1));

    assertThatThrownBy(() -> runners.get(0).run(request, listener))
        .isInstanceOf(JvmException.class)
        .hasMessage("interrupted before the first fork was started");
    assertThat(heard).isEmpty();
    assertThat(children.that("starts")).isEmpty();
    assertThat(children.closed).isTrue();
  }
}
