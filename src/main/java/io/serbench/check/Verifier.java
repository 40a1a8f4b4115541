package io.serbench.check;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toList;

import io.serbench.catalog.Row;
import io.serbench.process.ForkLauncher;
import io.serbench.protocol.FromParent.Examine;
import io.serbench.protocol.FromParent.RowTasks;
import io.serbench.protocol.TaskAnswer;
import io.serbench.protocol.TaskAnswer.TaskOutcome;
import io.serbench.result.CellId;
import io.serbench.result.DataProfile.Fit;
import io.serbench.result.DataProfile.TriedRow;
import io.serbench.result.Failure;
import io.serbench.result.JvmInfo;
import io.serbench.run.Capacity.Room;
import io.serbench.run.Cell;
import io.serbench.run.Plan;
import io.serbench.run.RunRequest;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.ToIntFunction;

/**
 * Checks the round trips of every row on every data set that it carries, and then reports those
 * that it does not carry. As many forks run at once as the machine has room for. Rows of a library
 * share forks if they may, because starting JVMs and loading classes takes most of the time.
 */
public final class Verifier implements Engine.Drive<TriedRow> {
  private final ToIntFunction<JvmInfo> atOnce;

  public Verifier() {
    this(Room::ofUntimed);
  }

  Verifier(ToIntFunction<JvmInfo> atOnce) {
    this.atOnce = atOnce;
  }

  @Override
  public void drive(RunRequest request, Forks forks, Consumer<TriedRow> onKnown)
      throws IOException, InterruptedException {
    Plan plan = Plan.of(request.packed());
    ForkLauncher launcher = forks.open(request.jvm());
    InOrder inOrder = new InOrder(plan.byRow(), onKnown);
    Map<Object, List<List<Cell>>> groups =
        plan.byRow().stream().collect(groupingBy(Verifier::company, LinkedHashMap::new, toList()));
    forks.sideBySide(
        List.copyOf(groups.values()),
        atOnce.applyAsInt(launcher.jvm()),
        group -> {
          verify(group, launcher, forks, inOrder);
          return group;
        },
        group -> {});
    plan.obstacles().stream().map(Verifier::notCarried).forEach(onKnown);
  }

  static TriedRow notCarried(Plan.Obstacle obstacle) {
    CellId cell = obstacle.cell();
    return new TriedRow(cell.name(), cell.workload().label(), Fit.SKIPPED, obstacle.reason());
  }

  /** Returns a key that is equal for rows that may share a JVM. */
  private static Object company(List<Cell> cells) {
    Cell any = cells.get(0);
    Row row = any.row();
    return row.needs().ownJvm()
        ? cells
        : List.of(row.library(), row.origin(), row.flags(), row.ownJars(), any.variant());
  }

  /** Checks rows that share forks. After the death of a fork, a new one checks the next cell. */
  private static void verify(
      List<List<Cell>> group, ForkLauncher launcher, Forks forks, InOrder inOrder)
      throws InterruptedException {
    Deque<Deque<Cell>> left = new ArrayDeque<>();
    for (List<Cell> cells : group) {
      if (cells.get(0).unavailable().isPresent()) {
        cells.forEach(
            cell -> inOrder.known(cell, Fit.UNAVAILABLE, cell.unavailable().orElseThrow()));
      } else {
        left.add(new ArrayDeque<>(cells));
      }
    }
    Set<CellId> ended = new HashSet<>();
    while (!left.isEmpty() && !forks.isInterrupted()) {
      Row first = left.element().element().row();
      Examine order =
          new Examine(left.stream().map(cells -> tasks(cells, ended)).toList(), Optional.empty());
      List<TaskAnswer> heard = new ArrayList<>();
      Optional<Failure> failure =
          new Conversation<>(TaskAnswer.class, heard::add, line -> {})
              .with(launcher, Optional.of(first), List.of(), order);
      if (!forks.isInterrupted()) {
        String cause = failure.map(Failure::cause).orElse("the fork did not answer");
        boolean byItself = failure.filter(it -> it.kind() == Failure.Mode.EXIT).isPresent();
        settle(
            left,
            new ArrayDeque<>(heard),
            cell ->
                byItself && ended.add(cell.id())
                    ? Optional.empty()
                    : Optional.of(TaskAnswer.of(TaskOutcome.DIED, cause)),
            inOrder);
      }
    }
  }

  /** A JVM that ended by itself may have been ended by a getter that only serbench called. */
  private static RowTasks tasks(Deque<Cell> cells, Set<CellId> ended) {
    return new RowTasks(
        cells.element().row().name(),
        cells.stream()
            .map(cell -> TaskRunner.roundTrip(cell, !ended.contains(cell.id())))
            .toList());
  }

  /**
   * Removes the cells that are known after a fork has ended from those left.
   *
   * <p>What a row leaves behind in a JVM must not spoil the verdicts of the rows after it. A
   * failure therefore counts only for the first row of a fork; another row that fails is tried
   * again as the first row of the next fork.
   */
  private static void settle(
      Deque<Deque<Cell>> left,
      Deque<TaskAnswer> heard,
      Function<Cell, Optional<TaskAnswer>> end,
      InOrder inOrder) {
    Deque<Cell> first = left.element();
    while (!first.isEmpty() && !heard.isEmpty()) {
      inOrder.known(first.remove(), heard.remove());
    }
    if (!first.isEmpty()) {
      end.apply(first.element()).ifPresent(answer -> inOrder.known(first.remove(), answer));
    }
    if (first.isEmpty()) {
      left.remove();
    }
    while (!left.isEmpty()
        && heard.size() >= left.element().size()
        && heard.stream().limit(left.element().size()).allMatch(TaskAnswer::isFine)) {
      left.remove().forEach(cell -> inOrder.known(cell, heard.remove()));
    }
  }

  static Fit fit(TaskAnswer answer) {
    return switch (answer.outcome()) {
      case DONE -> Fit.FITS;
      case INCOMPLETE, WRONG -> Fit.LOSES;
      case FAILED, DIED -> Fit.REFUSES;
      case INAPPLICABLE -> Fit.SKIPPED;
    };
  }

  /** Reports results in the order of the cells, although rows are checked side by side. */
  private static final class InOrder {
    private final Deque<CellId> left = new ArrayDeque<>();
    private final Map<CellId, TriedRow> known = new HashMap<>();
    private final Consumer<TriedRow> onKnown;

    InOrder(Collection<List<Cell>> rows, Consumer<TriedRow> onKnown) {
      rows.forEach(cells -> cells.forEach(cell -> left.add(cell.id())));
      this.onKnown = onKnown;
    }

    void known(Cell cell, TaskAnswer answer) {
      known(cell, fit(answer), answer.cause());
    }

    synchronized void known(Cell cell, Fit fit, String cause) {
      known.put(cell.id(), new TriedRow(cell.name(), cell.workload().label(), fit, cause));
      while (!left.isEmpty() && known.containsKey(left.element())) {
        onKnown.accept(known.get(left.remove()));
      }
    }
  }
}
