package io.serbench.check;

import io.serbench.process.ChildLauncher;
import io.serbench.process.ChildLaunchers;
import io.serbench.result.JvmInfo;
import io.serbench.run.Capacity.Room;
import io.serbench.run.Cell;
import io.serbench.run.Plan;
import io.serbench.run.RunRequest;
import java.io.IOException;
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
import java.util.function.ToIntFunction;

/**
 * Checks the round trips of every row on every data set that it carries: rows first, then what no
 * row is made for. As many rows are checked at once as the machine has room for, each by a child of
 * its own; where that does not survive one check, another goes on with those that are left.
 */
public final class ForkedVerifier extends ForkedTrial<Verification> {
  private final ToIntFunction<JvmInfo> atOnce;

  /** With children of these. */
  public ForkedVerifier(ChildLaunchers launchers) {
    this(launchers, Room::ofUntimed);
  }

  /**
   * With other children.
   *
   * @param atOnce how many may live at once in such a JVM
   */
  ForkedVerifier(ChildLaunchers launchers, ToIntFunction<JvmInfo> atOnce) {
    super(launchers);
    this.atOnce = atOnce;
  }

  @Override
  void sweep(RunRequest request, Consumer<Verification> onKnown)
      throws IOException, InterruptedException {
    Plan plan = Plan.of(request.packed());
    try (ChildLauncher launcher = open(request.jvm(), request.inProcess())) {
      verify(plan, request.inProcess() ? 1 : atOnce.applyAsInt(launcher.jvm()), launcher, onKnown);
    }
    plan.obstacles().stream().map(Verification::notCarried).forEach(onKnown);
  }

  /** Rows are checked side by side, each by a child of its own, and said in their order. */
  private void verify(
      Plan plan, int together, ChildLauncher launcher, Consumer<Verification> onVerified)
      throws InterruptedException {
    ExecutorService workers = Executors.newFixedThreadPool(together);
    try {
      Map<Lane, Future<?>> lanes = new LinkedHashMap<>();
      for (List<Cell> cells : plan.byRow()) {
        Lane lane = new Lane();
        Runnable work = () -> lane.fill(onKnown -> verify(cells, launcher, onKnown));
        lanes.put(lane, workers.submit(work));
      }
      for (Map.Entry<Lane, Future<?>> lane : lanes.entrySet()) {
        Optional<Verification> next = lane.getKey().next();
        while (next.isPresent()) {
          onVerified.accept(next.get());
          next = lane.getKey().next();
        }
        lane.getValue().get();
      }
    } catch (ExecutionException e) {
      throw new IllegalStateException("a check of serbench's own failed", e.getCause());
    } finally {
      workers.shutdownNow();
    }
  }

  /** Checks the cells of one row. */
  private void verify(List<Cell> cells, ChildLauncher launcher, Consumer<Verification> onVerified) {
    if (cells.get(0).unavailable().isPresent()) {
      cells.stream().map(Verification::unavailable).forEach(onVerified);
      return;
    }
    try {
      new RowVerifier(launcher, this::isInterrupted)
          .verify(cells, (cell, failure) -> onVerified.accept(Verification.of(cell, failure)));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      interrupt();
    }
  }

  /**
   * What is known of one row, which one thread finds out and another says: rows are checked side by
   * side, and said in their order.
   */
  static final class Lane {
    private final BlockingQueue<Optional<Verification>> known = new LinkedBlockingQueue<>();

    /** Takes what the work finds out, until it ends, however it ends. */
    void fill(Consumer<Consumer<Verification>> work) {
      try {
        work.accept(verification -> known.add(Optional.of(verification)));
      } finally {
        known.add(Optional.empty());
      }
    }

    /** Waits for the next; empty where there is no more. */
    Optional<Verification> next() throws InterruptedException {
      return known.take();
    }
  }
}
