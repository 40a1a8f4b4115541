package io.serbench.check;

import io.serbench.catalog.Row;
import io.serbench.dataset.evolution.Evolving;
import io.serbench.process.ForkLauncher;
import io.serbench.protocol.FromParent.DatasetRecipe;
import io.serbench.protocol.FromParent.Examine;
import io.serbench.protocol.FromParent.RowTasks;
import io.serbench.protocol.Task;
import io.serbench.protocol.TaskAnswer;
import io.serbench.result.Failure;
import io.serbench.run.Cell;
import io.serbench.run.Plan;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

/** Has forks do tasks on a row, with a version of evolving classes first on their class path. */
record TaskRunner(
    ForkLauncher launcher,
    Row row,
    Forks forks,
    List<Path> first,
    Optional<Evolving> evolving,
    Consumer<String> onPrinted) {
  private static final int MOST_SILENT = 3; // Successive forks; then all other tasks have crashed.

  TaskRunner(ForkLauncher launcher, Row row, Forks forks) {
    this(launcher, row, forks, List.of(), Optional.empty(), line -> {});
  }

  static Task roundTrip(Cell cell) {
    return roundTrip(cell, true);
  }

  static Task roundTrip(Cell cell, boolean looks) {
    return new Task.RoundTrip(DatasetRecipe.of(cell.dataset()), cell.usage().transport(), looks);
  }

  static List<DatasetRecipe> data(Plan plan, Row row) {
    return plan.cells().stream()
        .filter(cell -> cell.row().equals(row))
        .map(cell -> DatasetRecipe.of(cell.dataset()))
        .distinct()
        .toList();
  }

  <I> Map<I, TaskAnswer> answers(Collection<I> items, Function<I, Task> task)
      throws InterruptedException {
    Iterator<TaskAnswer> answers = answers(items.stream().map(task).toList()).iterator();
    Map<I, TaskAnswer> byItem = new LinkedHashMap<>();
    items.forEach(item -> byItem.put(item, answers.next()));
    return byItem;
  }

  /** Returns one answer for each task. After the death of a fork, a new one does the next task. */
  List<TaskAnswer> answers(List<? extends Task> tasks) throws InterruptedException {
    List<TaskAnswer> answers = new ArrayList<>();
    int silent = 0;
    while (answers.size() < tasks.size()) {
      if (forks.isInterrupted()) {
        answers.add(TaskAnswer.of(TaskAnswer.TaskOutcome.DIED, "interrupted"));
        continue;
      }
      int before = answers.size();
      List<Task> left = List.copyOf(tasks.subList(before, tasks.size()));
      Examine order = new Examine(List.of(new RowTasks(row.name(), left)), evolving);
      Optional<Failure> failure =
          new Conversation<>(TaskAnswer.class, answers::add, onPrinted)
              .with(launcher, Optional.of(row), first, order);
      silent = answers.size() > before ? 0 : silent + 1;
      TaskAnswer crashed =
          TaskAnswer.of(
              TaskAnswer.TaskOutcome.DIED, failure.map(Failure::cause).orElse("no answer"));
      int charged = silent < MOST_SILENT ? 1 : tasks.size();
      for (int i = 0; i < charged && answers.size() < tasks.size(); i++) {
        answers.add(crashed);
      }
    }
    return answers;
  }
}
