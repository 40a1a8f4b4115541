package io.serbench.check;

import io.serbench.catalog.Row;
import io.serbench.dataset.evolution.Evolving;
import io.serbench.process.ChildLauncher;
import io.serbench.protocol.Answer;
import io.serbench.protocol.Answer.ReadOutcome;
import io.serbench.protocol.FromParent.DatasetRecipe;
import io.serbench.protocol.FromParent.Examine;
import io.serbench.protocol.FromParent.RowTasks;
import io.serbench.protocol.Task;
import io.serbench.result.Failure;
import io.serbench.run.Plan;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/** Has forks try things with a row, of which each gets an answer. */
@FunctionalInterface
interface Player {
  /** So many forks in a row that answer nothing at all are enough: others would not either. */
  int MOST_SILENT = 3;

  /**
   * Has one fork do tasks, in their order.
   *
   * @param onAnswer told what came of each; of fewer than there are tasks where the fork failed
   * @return why it did not answer more
   */
  Optional<Failure> play(List<Task> tasks, Consumer<Answer> onAnswer) throws InterruptedException;

  /**
   * Forks of a launcher.
   *
   * @param first what comes first on their class path
   * @param evolving the classes whose versions they play; empty where they play none
   */
  static Player of(ChildLauncher launcher, Row row, List<Path> first, Optional<Evolving> evolving) {
    return (tasks, onAnswer) ->
        new Conversation<>(Answer.class, onAnswer)
            .with(
                launcher,
                row,
                first,
                new Examine(List.of(new RowTasks(row.name(), tasks)), evolving));
  }

  /** Returns the data sets that a row carries, each once. */
  static List<DatasetRecipe> data(Plan plan, Row row) {
    Map<String, DatasetRecipe> data = new LinkedHashMap<>();
    plan.cells().stream()
        .filter(cell -> cell.row().equals(row))
        .map(cell -> DatasetRecipe.of(cell.dataset()))
        .forEach(each -> data.putIfAbsent(each.dataset(), each));
    return List.copyOf(data.values());
  }

  /** One answer for each task, from as few JVMs as survive them. */
  default List<Answer> answers(List<? extends Task> tasks, BooleanSupplier interrupted)
      throws InterruptedException {
    List<Answer> answers = new ArrayList<>();
    int silent = 0;
    while (answers.size() < tasks.size()) {
      if (interrupted.getAsBoolean()) {
        answers.add(Answer.of(ReadOutcome.CRASHES, "interrupted"));
        continue;
      }
      int before = answers.size();
      Optional<Failure> failure =
          play(List.copyOf(tasks.subList(before, tasks.size())), answers::add);
      silent = answers.size() > before ? 0 : silent + 1;
      Answer crashed =
          Answer.of(ReadOutcome.CRASHES, failure.map(Failure::cause).orElse("no answer"));
      int charged = silent < MOST_SILENT ? 1 : tasks.size();
      for (int i = 0; i < charged && answers.size() < tasks.size(); i++) {
        answers.add(crashed);
      }
    }
    return answers;
  }
}
