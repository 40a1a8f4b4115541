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
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.ToIntFunction;

/**
 * Checks the round trips of every row on every data set that it carries: rows first, then what no
 * row is made for. Rows of one library share a child, as far as their JVMs are told the same: most
 * of the time goes into starting JVMs and loading classes. As many children live at once as the
 * machine has room for.
 */
public final class Verifier implements Engine.Drive<Verification> {
  private final ToIntFunction<JvmInfo> atOnce;

  /** As many at once as the machine has room for. */
  public Verifier() {
    this(Room::ofUntimed);
  }

  /** So many at once in such a JVM. */
  Verifier(ToIntFunction<JvmInfo> atOnce) {
    this.atOnce = atOnce;
  }

  @Override
  public void over(RunRequest request, Forks forks, Consumer<Verification> onKnown)
      throws IOException, InterruptedException {
    Plan plan = Plan.of(request.packed());
    ChildLauncher launcher = forks.open(request.jvm(), request.inProcess());
    List<Lane> lanes = plan.byRow().stream().map(Lane::new).toList();
    if (request.inProcess()) {
      verify(lanes, Lane::row, 1, launcher, forks, onKnown);
    } else {
      verify(lanes, Lane::company, atOnce.applyAsInt(launcher.jvm()), launcher, forks, onKnown);
    }
    plan.obstacles().stream().map(Verification::notCarried).forEach(onKnown);
  }

  /**
   * Rows are checked side by side, and said in their order.
   *
   * @param company what rows that share a child have in common
   */
  private void verify(
      List<Lane> lanes,
      Function<Lane, Object> company,
      int together,
      ChildLauncher launcher,
      Forks forks,
      Consumer<Verification> onVerified)
      throws InterruptedException {
    Map<Object, List<Lane>> groups =
        lanes.stream().collect(groupingBy(company, LinkedHashMap::new, toList()));
    ExecutorService workers = Executors.newFixedThreadPool(together);
    try {
      List<Future<?>> ends = new ArrayList<>();
      for (List<Lane> group : groups.values()) {
        ends.add(workers.submit(() -> verify(group, launcher, forks)));
      }
      for (Lane lane : lanes) {
        lane.empty(onVerified);
      }
      for (Future<?> end : ends) {
        end.get();
      }
    } catch (ExecutionException e) {
      throw new IllegalStateException("a check of serbench's own failed", e.getCause());
    } finally {
      workers.shutdownNow();
    }
  }

  /** Checks rows that share a child. */
  private static void verify(List<Lane> group, ChildLauncher launcher, Forks forks) {
    Map<CellId, Lane> lanes = new HashMap<>();
    List<List<Cell>> rows = new ArrayList<>();
    for (Lane lane : group) {
      lane.cells.forEach(cell -> lanes.put(cell.id(), lane));
      if (lane.cells.get(0).unavailable().isPresent()) {
        lane.cells.stream().map(Verification::unavailable).forEach(lane::add);
      } else {
        rows.add(lane.cells);
      }
    }
    try {
      new RowVerifier(launcher, forks::isInterrupted)
          .verifyTogether(
              rows, (cell, failure) -> lanes.get(cell.id()).add(Verification.of(cell, failure)));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      forks.interrupt();
    } finally {
      group.forEach(Lane::end);
    }
  }

  /**
   * What is known of one row, which one thread finds out and another says: rows are checked side by
   * side, and said in their order.
   */
  private static final class Lane {
    private final List<Cell> cells;
    private final BlockingQueue<Optional<Verification>> known = new LinkedBlockingQueue<>();

    Lane(List<Cell> cells) {
      this.cells = cells;
    }

    /** What it has in common with no other. */
    Object row() {
      return this;
    }

    /** What it has in common with those that may share a JVM with it. */
    Object company() {
      Cell any = cells.get(0);
      Row row = any.row();
      return row.needs().ownJvm()
          ? row()
          : List.of(row.library(), row.origin(), row.flags(), row.ownJars(), any.variant());
    }

    void add(Verification verification) {
      known.add(Optional.of(verification));
    }

    /** Nothing comes after this. */
    void end() {
      known.add(Optional.empty());
    }

    /** Says all that comes, as it comes. */
    void empty(Consumer<Verification> onVerified) throws InterruptedException {
      for (int said = 0; said < cells.size(); said++) {
        Optional<Verification> next = known.take();
        if (next.isEmpty()) {
          return;
        }
        onVerified.accept(next.get());
      }
    }
  }
}
