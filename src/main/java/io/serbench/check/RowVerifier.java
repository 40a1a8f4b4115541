package io.serbench.check;

import io.serbench.catalog.Row;
import io.serbench.dataset.DatasetSource;
import io.serbench.process.ChildLauncher;
import io.serbench.protocol.Answer;
import io.serbench.protocol.Answer.ReadOutcome;
import io.serbench.protocol.FromParent.DatasetRecipe;
import io.serbench.protocol.FromParent.Examine;
import io.serbench.protocol.FromParent.RowTasks;
import io.serbench.protocol.Task;
import io.serbench.result.Failure;
import io.serbench.result.Usage;
import io.serbench.run.Cell;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * Checks the round trips of several rows in one fork. A fork that dies is replaced by a new one,
 * which continues with the remaining cells.
 *
 * <p>What a row leaves behind in a JVM must not spoil the verdicts of the rows after it. A failure
 * therefore counts only for the first row of a fork; another row that fails is tried again as the
 * first row of the next fork.
 */
final class RowVerifier {
  private final ChildLauncher launcher;
  private final BooleanSupplier interrupted;
  private final Consumer<String> onPrinted;

  /** Creates a verifier that ignores what forks print to standard error. */
  RowVerifier(ChildLauncher launcher, BooleanSupplier interrupted) {
    this(launcher, interrupted, line -> {});
  }

  /**
   * Creates a verifier.
   *
   * @param onPrinted receives each line that forks print to standard error
   */
  RowVerifier(ChildLauncher launcher, BooleanSupplier interrupted, Consumer<String> onPrinted) {
    this.launcher = launcher;
    this.interrupted = interrupted;
    this.onPrinted = onPrinted;
  }

  /** Returns the answer for each cell, all of one row; for fewer if the check was interrupted. */
  Map<Cell, Answer> verify(List<Cell> cells) throws InterruptedException {
    Map<Cell, Answer> answers = new LinkedHashMap<>();
    verify(List.of(cells), answers::put);
    return answers;
  }

  /**
   * Checks one row after another.
   *
   * @param rows the cells of each; all rows have the same origin, JVM flags and class path
   * @param onAnswer receives the answer for each cell
   */
  void verify(List<List<Cell>> rows, BiConsumer<Cell, Answer> onAnswer)
      throws InterruptedException {
    Deque<Deque<Cell>> left = new ArrayDeque<>();
    rows.forEach(cells -> left.add(new ArrayDeque<>(cells)));
    while (!interrupted.getAsBoolean() && !left.isEmpty()) {
      List<RowTasks> order = left.stream().map(RowVerifier::tasks).toList();
      Row first = left.element().element().row();
      Checking checking = new Checking(left, onAnswer);
      Optional<Failure> failure =
          new Conversation<>(Answer.class, checking::hear, onPrinted)
              .with(launcher, first, List.of(), new Examine(order, Optional.empty()));
      if (!interrupted.getAsBoolean()) {
        checking.notSurvived(failure.map(Failure::cause).orElse("the fork did not answer"));
      }
    }
  }

  /** Collects the answers of one fork, and removes the cells that are known from those left. */
  private static final class Checking {
    private final Deque<Deque<Cell>> left;
    private final BiConsumer<Cell, Answer> onAnswer;
    private boolean atFirst = true;

    /** The number of cells of the current row that are fine, if it is not the first row. */
    private int fine;

    private boolean over;

    Checking(Deque<Deque<Cell>> left, BiConsumer<Cell, Answer> onAnswer) {
      this.left = left;
      this.onAnswer = onAnswer;
    }

    void hear(Answer answer) {
      if (over) {
        return;
      }
      if (atFirst) {
        known(answer);
      } else if (answer.isFine()) {
        fine();
      } else {
        over = true;
      }
    }

    /** Charges the death of the fork to the first row, unless that is known already. */
    void notSurvived(String cause) {
      if (atFirst) {
        known(Answer.of(ReadOutcome.CRASHES, cause));
      }
    }

    private void known(Answer answer) {
      Deque<Cell> row = left.element();
      onAnswer.accept(row.remove(), answer);
      if (row.isEmpty()) {
        left.remove();
        atFirst = false;
      }
    }

    private void fine() {
      fine++;
      if (fine == left.element().size()) {
        left.remove().forEach(cell -> onAnswer.accept(cell, Answer.fine()));
        fine = 0;
      }
    }
  }

  /** Returns the remaining cells of a row as tasks, one for adjacent cells on the same data set. */
  private static RowTasks tasks(Deque<Cell> left) {
    List<Task> tasks = new ArrayList<>();
    List<Usage> usages = new ArrayList<>();
    Iterator<Cell> cells = left.iterator();
    Cell next = cells.next();
    while (next != null) {
      DatasetSource dataset = next.dataset();
      while (next != null && next.dataset().equals(dataset)) {
        usages.add(next.usage());
        next = cells.hasNext() ? cells.next() : null;
      }
      tasks.add(new Task.RoundTrips(DatasetRecipe.of(dataset), usages));
      usages.clear();
    }
    return new RowTasks(left.element().row().name(), tasks);
  }
}
