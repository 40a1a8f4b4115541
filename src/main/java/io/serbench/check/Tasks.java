package io.serbench.check;

import io.serbench.catalog.Row;
import io.serbench.dataset.evolution.Evolving;
import io.serbench.process.ChildLauncher;
import io.serbench.protocol.Answer;
import io.serbench.protocol.FromChild;
import io.serbench.protocol.FromParent;
import io.serbench.protocol.ReadOutcome;
import io.serbench.protocol.Task;
import io.serbench.result.Failure;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/** Things that children are asked to try with a row, of which each gets an answer. */
record Tasks(List<Task> tasks) {
  /** So many children in a row that answer nothing at all are enough: others would not either. */
  private static final int MOST_SILENT = 3;

  Tasks {
    tasks = List.copyOf(tasks);
  }

  /** Has one child do tasks, in their order. */
  @FunctionalInterface
  interface Player {
    /**
     * Has a child do them.
     *
     * @param onAnswer told what came of each; of fewer than there are tasks where the child failed
     * @return why it did not answer more
     */
    Optional<Failure> play(List<Task> tasks, Consumer<Answer> onAnswer) throws InterruptedException;

    /**
     * Children of a launcher.
     *
     * @param first what comes first on their class path
     * @param evolving the classes whose versions they play; empty where they play none
     */
    static Player of(
        ChildLauncher launcher, Row row, List<Path> first, Optional<Evolving> evolving) {
      return (tasks, onAnswer) ->
          new Conversation() {
            @Override
            public void hear(FromChild message) {
              if (message instanceof Answer answer) {
                onAnswer.accept(answer);
              }
            }
          }.with(launcher, row, first, new FromParent.Examine(row.name(), evolving, tasks));
    }
  }

  /** One answer for each task, from as few JVMs as survive them. */
  List<Answer> answers(Player player, BooleanSupplier interrupted) throws InterruptedException {
    List<Answer> answers = new ArrayList<>();
    int silent = 0;
    while (answers.size() < tasks.size()) {
      if (interrupted.getAsBoolean()) {
        answers.add(Answer.of(ReadOutcome.CRASHES, "interrupted"));
        continue;
      }
      int before = answers.size();
      Optional<Failure> failure = player.play(tasks.subList(before, tasks.size()), answers::add);
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
