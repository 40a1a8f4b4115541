package io.serbench.process;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.catalog.Row;
import io.serbench.catalog.TestRows;
import io.serbench.dataset.source.Recipe;
import io.serbench.dummy.DummyRows;
import io.serbench.fork.Work;
import io.serbench.process.ForkLauncher.StartedFork;
import io.serbench.protocol.FromFork;
import io.serbench.protocol.FromParent;
import io.serbench.protocol.FromParent.DatasetRecipe;
import io.serbench.protocol.FromParent.Job;
import io.serbench.protocol.FromParent.RowTasks;
import io.serbench.protocol.FromParent.Turn;
import io.serbench.protocol.Preparation;
import io.serbench.protocol.Task;
import io.serbench.protocol.TaskAnswer;
import io.serbench.result.Failure;
import io.serbench.result.Phase;
import io.serbench.result.Traffic;
import io.serbench.result.Usage;
import io.serbench.result.Workload;
import io.serbench.run.Method.Preset;
import io.serbench.serializer.Transport;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** Children that are no processes, of a row that cannot be opened. */
class InProcessLauncherTest {
  private static final Row ROW = TestRows.row("row");
  private static final FromParent VERIFY =
      new FromParent.Examine(
          List.of(
              new RowTasks(
                  "row",
                  List.of(
                      new Task.RoundTrip(
                          new DatasetRecipe("media.1", new Recipe.Named(Optional.empty())),
                          Transport.ARRAY)))),
          Optional.empty());

  private final InProcessLauncher launcher = new InProcessLauncher();
  private final List<String> heard = new ArrayList<>();

  private final StartedFork.ForkListener listener =
      new StartedFork.ForkListener() {
        @Override
        public void hear(FromFork message) {
          if (message instanceof FromFork.Began began) {
            heard.add(began.step());
          } else if (message instanceof TaskAnswer answer) {
            heard.add("checked: " + answer.isFine());
          } else if (message instanceof Preparation) {
            heard.add("ready");
          }
        }

        @Override
        public void ended(Optional<Failure> failure) {
          heard.add("ended: " + failure.isEmpty());
        }
      };

  private StartedFork start(FromParent order) {
    return launcher.start(Optional.of(ROW), List.of(), order, listener);
  }

  @Test
  void whatAChildSaysLastIsItsEnd() {
    start(VERIFY);

    assertThat(heard)
        .containsExactly("loading media.1", "opening", "checked: false", "ended: true");
  }

  @Test
  void aChildLivesUntilItHasSaidAll() {
    StartedFork child = measure("dummy-fine");
    assertThat(heard).endsWith("ready");
    child.send(new FromParent.Finish(true, List.of()));
    assertThat(heard).endsWith("ended: true");
  }

  @Test
  void whoeverWaitsForAChildThatIsKilledHearsOfItsEnd() {
    measure("dummy-fine");
    measure("dummy-fine");
    launcher.killAll();

    assertThat(heard)
        .filteredOn(what -> what.equals("ready") || what.startsWith("ended"))
        .containsExactly("ready", "ready", "ended: false", "ended: false");
    int before = heard.size();
    measure("dummy-fine");
    assertThat(heard).hasSize(before + 1).endsWith("ended: false");
  }

  @Test
  void aChildEndsOnce() {
    start(VERIFY);
    launcher.killAll();
    launcher.killAll();
    assertThat(heard).filteredOn(what -> what.startsWith("ended")).hasSize(1);

    StartedFork other = measure("dummy-fine");
    launcher.killAll();
    other.send(VERIFY);
    launcher.killAll();
    assertThat(heard).filteredOn(what -> what.startsWith("ended")).hasSize(2);
    assertThat(heard).endsWith("ended: false");
  }

  private StartedFork measure(String row, FromParent... orders) {
    Row dummy =
        new DummyRows()
            .rows().stream().filter(each -> each.name().equals(row)).findFirst().orElseThrow();
    Workload workload =
        new Workload("media.1", new Usage(Transport.ARRAY, OptionalInt.of(1), 3, false));
    Job job =
        new Job(
            row,
            workload,
            new Recipe.Named(Optional.empty()),
            List.of(Phase.SER),
            Preset.QUICK.timing().withWarmup(1),
            Traffic.DEFAULT,
            List.of(),
            Optional.empty());
    StartedFork child = launcher.start(Optional.of(dummy), List.of(), job, listener);
    for (FromParent order : orders) {
      child.send(order);
    }
    return child;
  }

  private static List<Thread> helpers() {
    return Thread.getAllStackTraces().keySet().stream()
        .filter(thread -> thread.getName().startsWith("serbench-team-"))
        .toList();
  }

  /** A thread that is told to end is gone a moment later, and one that is not never is. */
  private static void helpersEnd() throws InterruptedException {
    for (Thread helper : helpers()) {
      helper.join(20_000);
    }
    assertThat(helpers()).isEmpty();
  }

  @Test
  void theThreadsOfARowEndWithIt() throws Exception {
    FromParent turn = new Turn(List.of(Phase.SER), 1, 1, 0, 1);
    measure("dummy-fine", turn);
    assertThat(helpers()).hasSize(2);
    launcher.killAll();
    helpersEnd();
  }

  @Test
  void andSoTheyDoWhereItIsMeasuredToItsEnd() throws Exception {
    measure("dummy-fine", new FromParent.Finish(true, List.of()));
    assertThat(heard).endsWith("ended: true");
    helpersEnd();
  }

  @Test
  void andWhereItFails() throws Exception {
    measure("dummy-throws-on-serialize");
    measure("dummy-unequal");
    measure("dummy-throws-on-create");
    assertThat(heard).filteredOn(what -> what.equals("ended: false")).hasSize(3);
    helpersEnd();
  }

  @Test
  void whatIsLongAtItsWarmUpGivesSignsOfLife() {
    List<FromFork> said = new ArrayList<>();
    Row fine = new DummyRows().rows().get(0);
    Job job =
        new Job(
            fine.name(),
            new Workload("media.1", Usage.DEFAULT),
            new Recipe.Named(Optional.empty()),
            List.of(Phase.SER),
            Preset.QUICK.timing().withWarmup(2000),
            Traffic.DEFAULT,
            List.of(),
            Optional.empty());
    try (Work work = new Work(name -> fine, said::add, true)) {
      work.execute(job);
    }
    assertThat(said)
        .containsSubsequence(new FromFork.Began("warming up ser"), new FromFork.Alive());
  }
}
