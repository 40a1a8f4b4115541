package io.serbench.check;

import io.serbench.catalog.Row;
import io.serbench.dataset.DatasetSource;
import io.serbench.process.ChildLauncher;
import io.serbench.protocol.FromChild;
import io.serbench.protocol.FromParent;
import io.serbench.protocol.FromParent.Check;
import io.serbench.protocol.FromParent.RowChecks;
import io.serbench.result.Failure;
import io.serbench.result.Usage;
import io.serbench.run.Cell;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * Checks the round trips of rows. One child checks all of them; where it does not survive one,
 * another checks those that are left.
 *
 * <p>What a row leaves in a JVM may cost the rows after it, but not their verdicts: only of the
 * first row of a JVM a failure counts. Another that fails is the first of the next JVM.
 */
final class RowVerifier {
  private static final Failure NO_ANSWER =
      Failure.of(Failure.Kind.EXIT, "the child JVM did not answer");

  private final ChildLauncher launcher;
  private final BooleanSupplier interrupted;
  private final Consumer<String> onPrinted;

  /** What children print to standard error, nobody hears. */
  RowVerifier(ChildLauncher launcher, BooleanSupplier interrupted) {
    this(launcher, interrupted, line -> {});
  }

  /**
   * With somebody who hears that.
   *
   * @param onPrinted told of each line
   */
  RowVerifier(ChildLauncher launcher, BooleanSupplier interrupted, Consumer<String> onPrinted) {
    this.launcher = launcher;
    this.interrupted = interrupted;
    this.onPrinted = onPrinted;
  }

  /** Hears what came of a check. */
  @FunctionalInterface
  interface Listener {
    /** The failure is empty where all is well. */
    void checked(Cell cell, Optional<Failure> failure);
  }

  /** Checks the cells, all of the same row, in their order. */
  void verify(List<Cell> cells, Listener listener) throws InterruptedException {
    verifyTogether(List.of(cells), listener);
  }

  /**
   * Checks row after row.
   *
   * @param rows the cells of each; all rows have the same origin, JVM flags and class path
   */
  void verifyTogether(List<List<Cell>> rows, Listener listener) throws InterruptedException {
    Deque<Deque<Cell>> left = new ArrayDeque<>();
    rows.forEach(cells -> left.add(new ArrayDeque<>(cells)));
    while (!interrupted.getAsBoolean() && !left.isEmpty()) {
      List<RowChecks> order = left.stream().map(RowVerifier::checks).toList();
      Row first = left.element().element().row();
      Checking checking = new Checking(left, listener);
      Optional<Failure> failure =
          checking.with(launcher, first, List.of(), new FromParent.Verify(order));
      if (!interrupted.getAsBoolean()) {
        checking.notSurvived(failure.orElse(NO_ANSWER));
      }
    }
  }

  /** What one child says of the rows that are left, which it takes away when they are known. */
  private final class Checking extends Conversation {
    private final Deque<Deque<Cell>> left;
    private final Listener listener;
    private boolean atFirst = true;

    /** How many cells of the row at hand are fine, if it is not the first. */
    private int fine;

    private boolean over;

    Checking(Deque<Deque<Cell>> left, Listener listener) {
      this.left = left;
      this.listener = listener;
    }

    @Override
    public void hear(FromChild message) {
      if (message instanceof FromChild.Checked checked && !over) {
        if (atFirst) {
          known(checked.failure());
        } else if (checked.failure().isEmpty()) {
          fine();
        } else {
          over = true;
        }
      }
    }

    @Override
    public void printed(String line) {
      onPrinted.accept(line);
    }

    /** The child is gone. */
    void notSurvived(Failure failure) {
      if (atFirst) {
        known(Optional.of(failure));
      }
    }

    private void known(Optional<Failure> failure) {
      Deque<Cell> row = left.element();
      listener.checked(row.remove(), failure);
      if (row.isEmpty()) {
        left.remove();
        atFirst = false;
      }
    }

    private void fine() {
      fine++;
      if (fine == left.element().size()) {
        left.remove().forEach(cell -> listener.checked(cell, Optional.empty()));
        fine = 0;
      }
    }
  }

  /** What is left of a row, in its order: neighbours on one data set are one check. */
  private static RowChecks checks(Deque<Cell> left) {
    List<Check> checks = new ArrayList<>();
    List<Usage> usages = new ArrayList<>();
    DatasetSource dataset = null;
    for (Cell cell : left) {
      if (dataset != null && !dataset.equals(cell.dataset())) {
        checks.add(new Check(dataset.name(), dataset.recipe(), usages));
        usages.clear();
      }
      dataset = cell.dataset();
      usages.add(cell.usage());
    }
    if (dataset != null) {
      checks.add(new Check(dataset.name(), dataset.recipe(), usages));
    }
    return new RowChecks(left.element().row().name(), checks);
  }
}
