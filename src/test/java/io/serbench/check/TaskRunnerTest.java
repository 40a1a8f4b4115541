package io.serbench.check;

import static org.assertj.core.api.Assertions.assertThat;

import io.serbench.protocol.Task;
import io.serbench.protocol.TaskAnswer;
import io.serbench.result.Failure;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class TaskRunnerTest {
  private static final List<Task> TEN = Collections.nCopies(10, new Task.WriteVersion());

  private int children;

  /** Children that answer so much and crash. */
  private List<TaskAnswer> answers(int... each) throws InterruptedException {
    BiFunction<List<Task>, Consumer<TaskAnswer>, Optional<Failure>> fork =
        (tasks, onAnswer) -> {
          int answered = Math.min(tasks.size(), each[Math.min(children++, each.length - 1)]);
          for (int i = 0; i < answered; i++) {
            onAnswer.accept(TaskAnswer.fine());
          }
          return answered == tasks.size()
              ? Optional.empty()
              : Optional.of(Failure.of(Failure.Mode.CRASH, "crash " + children));
        };
    return ScriptedForks.runner(fork).answers(TEN);
  }

  @Test
  void oneChildIsEnough() throws InterruptedException {
    assertThat(answers(10)).hasSize(10).containsOnly(TaskAnswer.fine());
    assertThat(children).isEqualTo(1);
  }

  @Test
  void aCrashCostsOneTask() throws InterruptedException {
    List<TaskAnswer> answers = answers(3, 4, 10);
    assertThat(answers).hasSize(10);
    assertThat(answers.get(3).cause()).isEqualTo("crash 1");
    assertThat(answers.get(8).cause()).isEqualTo("crash 2");
    assertThat(answers).filteredOn(TaskAnswer::isFine).hasSize(8);
  }

  /** Such as those of a library that crashes its JVM when it is loaded. */
  @Test
  void childrenThatNeverAnswerAreNotAskedForEver() throws InterruptedException {
    List<TaskAnswer> answers = answers(0);
    assertThat(answers).hasSize(10).noneMatch(TaskAnswer::isFine);
    assertThat(answers.get(9).cause()).isEqualTo("crash 3");
    assertThat(children).isEqualTo(3);
  }
}
