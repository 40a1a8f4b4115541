package io.serbench.check;

import io.serbench.process.ChildLauncher;
import io.serbench.process.ChildLaunchers;
import io.serbench.process.JvmChoice;
import io.serbench.run.RunRequest;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;

/**
 * What all trials in child JVMs have in common: they open launchers, say what they find, and end
 * where they are told to.
 */
abstract class ForkedTrial<T> implements Trial<T> {
  private final ChildLaunchers launchers;
  private final List<ChildLauncher> open = new CopyOnWriteArrayList<>();
  private volatile boolean interrupted;

  ForkedTrial(ChildLaunchers launchers) {
    this.launchers = launchers;
  }

  /** Tries one of many. */
  @FunctionalInterface
  interface Step<R, T> {
    T on(R row) throws InterruptedException;
  }

  @Override
  public final List<T> run(RunRequest request, Consumer<T> onKnown) {
    List<T> all = new ArrayList<>();
    try {
      sweep(
          request,
          known -> {
            // What children say that were killed is no result.
            if (!interrupted) {
              all.add(known);
              onKnown.accept(known);
            }
          });
    } catch (IOException e) {
      throw new UncheckedIOException("the port or the folder for child JVMs failed", e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      interrupt();
    }
    return all;
  }

  @Override
  public final void interrupt() {
    interrupted = true;
    open.forEach(ChildLauncher::killAll);
  }

  final boolean isInterrupted() {
    return interrupted;
  }

  /** Opens launchers, tries all, and closes them. */
  abstract void sweep(RunRequest request, Consumer<T> onKnown)
      throws IOException, InterruptedException;

  /** A launcher whose children are killed when the trial is interrupted; the caller closes it. */
  final ChildLauncher open(JvmChoice jvm, boolean inProcess)
      throws IOException, InterruptedException {
    ChildLauncher launcher = launchers.open(jvm, inProcess);
    open.add(launcher);
    if (interrupted) {
      launcher.killAll();
    }
    return launcher;
  }

  /**
   * Tries several at once, and says what came of them in their order.
   *
   * @param together how many at once
   */
  final <R> void sideBySide(List<R> rows, int together, Step<R, T> step, Consumer<T> onKnown)
      throws InterruptedException {
    ExecutorService workers = Executors.newFixedThreadPool(together);
    try {
      List<Future<T>> results = new ArrayList<>();
      for (R row : rows) {
        results.add(workers.submit(() -> step.on(row)));
      }
      for (Future<T> result : results) {
        onKnown.accept(result.get());
      }
    } catch (ExecutionException e) {
      throw new IllegalStateException("a trial of serbench's own failed", e.getCause());
    } finally {
      workers.shutdownNow();
    }
  }

  /** Tries one after the other, as long as nobody interrupts. */
  final <R> void each(Iterable<R> rows, Step<R, T> step, Consumer<T> onKnown)
      throws InterruptedException {
    for (R row : rows) {
      if (interrupted) {
        return;
      }
      onKnown.accept(step.on(row));
    }
  }
}
