package io.serbench.check;

import io.serbench.catalog.Row;
import io.serbench.dataset.DatasetSource;
import io.serbench.process.ChildLauncher;
import io.serbench.protocol.FromChild;
import io.serbench.protocol.FromParent;
import io.serbench.protocol.FromParent.Check;
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
 * Checks the round trips of one row. One child checks all of them; where it does not survive one,
 * another checks those that are left.
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
    Deque<Cell> left = new ArrayDeque<>(cells);
    Consumer<Optional<Failure>> onChecked = failure -> listener.checked(left.remove(), failure);
    while (!interrupted.getAsBoolean() && !left.isEmpty()) {
      Optional<Failure> failure = check(cells.get(0).row(), left, onChecked);
      if (!interrupted.getAsBoolean() && !left.isEmpty()) {
        onChecked.accept(failure.or(() -> Optional.of(NO_ANSWER)));
      }
    }
  }

  private Optional<Failure> check(Row row, Deque<Cell> left, Consumer<Optional<Failure>> onChecked)
      throws InterruptedException {
    return new Conversation() {
      @Override
      public void hear(FromChild message) {
        if (message instanceof FromChild.Checked checked) {
          onChecked.accept(checked.failure());
        }
      }

      @Override
      public void printed(String line) {
        onPrinted.accept(line);
      }
    }.with(launcher, row, List.of(), new FromParent.Verify(row.name(), checks(left)));
  }

  /** What is left, in its order: neighbours on one data set are one check. */
  private static List<Check> checks(Iterable<Cell> left) {
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
    return checks;
  }
}
