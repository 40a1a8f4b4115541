package io.serbench.check;

import io.serbench.catalog.Row;
import io.serbench.catalog.TestRows;
import io.serbench.process.ForkLauncher;
import io.serbench.process.ForkLauncher.StartedFork;
import io.serbench.protocol.FromParent;
import io.serbench.protocol.FromParent.Examine;
import io.serbench.protocol.Task;
import io.serbench.protocol.TaskAnswer;
import io.serbench.result.Failure;
import io.serbench.result.JvmInfo;
import io.serbench.result.Runs;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Consumer;

/** Children that do their order at once, in this JVM. */
abstract class ScriptedForks implements ForkLauncher {
  /** How often all children were killed. */
  int kills;

  /** Returns what has such children do tasks on a row: {@code fork} plays one of them. */
  static TaskRunner runner(BiFunction<List<Task>, Consumer<TaskAnswer>, Optional<Failure>> fork) {
    ScriptedForks children =
        new ScriptedForks() {
          @Override
          Optional<Failure> act(
              Row row, List<Path> first, FromParent order, StartedFork.ForkListener listener) {
            return fork.apply(((Examine) order).rows().get(0).tasks(), listener::hear);
          }
        };
    return new TaskRunner(children, TestRows.row("row"), children.forks());
  }

  /** Returns the forks of a trial that nobody interrupts. */
  Forks forks() {
    return new Forks((jvm, inProcess) -> this);
  }

  /** Does the order. Returns why it did not do all of it. */
  abstract Optional<Failure> act(
      Row row, List<Path> first, FromParent order, StartedFork.ForkListener listener);

  @Override
  public JvmInfo jvm() {
    return Runs.jvm();
  }

  @Override
  public final StartedFork start(
      Optional<Row> row, List<Path> first, FromParent order, StartedFork.ForkListener listener) {
    listener.ended(act(row.orElseGet(() -> TestRows.row("none")), first, order, listener));
    return more -> {
      throw new AssertionError("all was said in one order");
    };
  }

  @Override
  public final void killAll() {
    kills++;
  }

  @Override
  public final void close() {}
}
