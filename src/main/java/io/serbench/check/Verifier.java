package io.serbench.check;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toList;

import io.serbench.catalog.Row;
import io.serbench.process.ChildLauncher;
import io.serbench.result.CellId;
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
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.ToIntFunction;

/**
 * Checks the round trips of every row on every data set that it carries, and then reports the data
 * sets that rows do not carry. Rows of one library whose JVMs get the same options and class path
 * share a fork, because starting JVMs and loading classes takes most of the time. As many forks run
 * at once as the machine has room for.
 */
public final class Verifier implements Engine.Drive<Verification> {
  private final ToIntFunction<JvmInfo> atOnce;

  /** Creates a verifier that runs as many forks at once as the machine has room for. */
  public Verifier() {
    this(Room::ofUntimed);
  }

  /** Creates a verifier that runs {@code atOnce} forks at once, which may depend on the JVM. */
  Verifier(ToIntFunction<JvmInfo> atOnce) {
    this.atOnce = atOnce;
  }

  @Override
  public void over(RunRequest request, Forks forks, Consumer<Verification> onKnown)
      throws IOException, InterruptedException {
    Plan plan = Plan.of(request.packed());
    ChildLauncher launcher = forks.open(request.jvm(), request.inProcess());
    RowVerifier verifier = new RowVerifier(launcher, forks::isInterrupted);
    InOrder inOrder = new InOrder(plan.byRow(), onKnown);
    boolean alone = request.inProcess();
    Map<Object, List<List<Cell>>> groups =
        plan.byRow().stream()
            .collect(
                groupingBy(cells -> alone ? cells : company(cells), LinkedHashMap::new, toList()));
    forks.sideBySide(
        List.copyOf(groups.values()),
        alone ? 1 : atOnce.applyAsInt(launcher.jvm()),
        group -> verified(group, verifier, inOrder),
        group -> {});
    plan.obstacles().stream().map(Verification::notCarried).forEach(onKnown);
  }

  /** Returns a key that is equal for rows that may share a JVM. */
  private static Object company(List<Cell> cells) {
    Cell any = cells.get(0);
    Row row = any.row();
    return row.needs().ownJvm()
        ? cells
        : List.of(row.library(), row.origin(), row.flags(), row.ownJars(), any.variant());
  }

  /** Checks rows that share a fork, and returns those that could be tried. */
  private static List<List<Cell>> verified(
      List<List<Cell>> group, RowVerifier verifier, InOrder inOrder) throws InterruptedException {
    List<List<Cell>> able = new ArrayList<>();
    for (List<Cell> cells : group) {
      if (cells.get(0).unavailable().isPresent()) {
        cells.stream().map(Verification::unavailable).forEach(inOrder::known);
      } else {
        able.add(cells);
      }
    }
    verifier.verify(able, (cell, answer) -> inOrder.known(Verification.of(cell, answer)));
    return able;
  }

  /** Reports verifications in the order of the cells, although rows are checked side by side. */
  private static final class InOrder {
    private final Deque<CellId> left = new ArrayDeque<>();
    private final Map<CellId, Verification> known = new HashMap<>();
    private final Consumer<Verification> onKnown;

    InOrder(Collection<List<Cell>> rows, Consumer<Verification> onKnown) {
      rows.forEach(cells -> cells.forEach(cell -> left.add(cell.id())));
      this.onKnown = onKnown;
    }

    synchronized void known(Verification verification) {
      known.put(verification.cell(), verification);
      while (!left.isEmpty() && known.containsKey(left.element())) {
        onKnown.accept(known.get(left.remove()));
      }
    }
  }
}
