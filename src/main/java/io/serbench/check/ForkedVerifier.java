package io.serbench.check;

import io.serbench.process.ChildLauncher;
import io.serbench.process.ChildLaunchers;
import io.serbench.process.JvmException;
import io.serbench.result.JvmInfo;
import io.serbench.run.Cell;
import io.serbench.run.Plan;
import io.serbench.run.Room;
import io.serbench.run.RunRequest;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import java.util.function.ToIntFunction;

/**
 * Checks round trips row by row, as many rows at once as the machine has room for. One child checks
 * all of a row; where it does not survive one, another checks those that are left. For one use.
 */
public final class ForkedVerifier implements Verifier {
  private final ChildLaunchers launchers;
  private final ToIntFunction<JvmInfo> atOnce;
  private volatile boolean interrupted;
  private volatile Optional<ChildLauncher> open = Optional.empty();

  /** A verifier with real JVMs. */
  public ForkedVerifier() {
    this(ChildLaunchers.STANDARD, Room::ofUntimed);
  }

  /**
   * With other children.
   *
   * @param atOnce how many may live at once in such a JVM
   */
  ForkedVerifier(ChildLaunchers launchers, ToIntFunction<JvmInfo> atOnce) {
    this.launchers = launchers;
    this.atOnce = atOnce;
  }

  @Override
  public List<Verification> verify(RunRequest request, Consumer<Verification> onVerified) {
    List<Verification> all = new ArrayList<>();
    Consumer<Verification> listener =
        verification -> {
          all.add(verification);
          onVerified.accept(verification);
        };
    Plan plan = Plan.of(request);
    try (ChildLauncher launcher = launchers.open(request.jvm(), request.inProcess())) {
      open = Optional.of(launcher);
      verify(plan, request.inProcess() ? 1 : atOnce.applyAsInt(launcher.jvm()), launcher, listener);
    } catch (IOException e) {
      throw new UncheckedIOException("the port or the folder for child JVMs failed", e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new JvmException("interrupted while asking the JVM for its version", e);
    }
    if (!interrupted) {
      plan.obstacles().stream().map(Verification::notCarried).forEach(listener);
    }
    return all;
  }

  @Override
  public void interrupt() {
    interrupted = true;
    open.ifPresent(ChildLauncher::killAll);
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
        while (next.isPresent() && !interrupted) {
          onVerified.accept(next.get());
          next = lane.getKey().next();
        }
        if (interrupted) {
          return;
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
    if (interrupted) {
      return;
    }
    if (cells.get(0).unavailable().isPresent()) {
      cells.stream().map(Verification::unavailable).forEach(onVerified);
      return;
    }
    try {
      new RowVerifier(launcher, () -> interrupted)
          .verify(cells, (cell, failure) -> onVerified.accept(Verification.of(cell, failure)));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      interrupt();
    }
  }
}
