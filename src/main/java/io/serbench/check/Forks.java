package io.serbench.check;

import io.serbench.catalog.Row;
import io.serbench.process.ForkLauncher;
import io.serbench.process.JvmChoice;
import io.serbench.result.Observed;
import io.serbench.run.RunRequest;
import io.serbench.run.Variant;
import java.io.Closeable;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;

/**
 * The forks of one trial, which opens its launchers here and tries its rows. {@link Engine} closes
 * all launchers at the end, and kills their forks on interruption.
 */
public final class Forks implements Closeable {
  private final ForkLauncher.LauncherFactory launchers;
  private final List<ForkLauncher> open = new CopyOnWriteArrayList<>();
  private volatile boolean interrupted;

  Forks(ForkLauncher.LauncherFactory launchers) {
    this.launchers = launchers;
  }

  @FunctionalInterface
  public interface RowStep<R, T> {
    T on(R row) throws IOException, InterruptedException;

    /** Returns a step that tries rows which can run as requested, and reports why others cannot. */
    static RowStep<Row, Observed> ifAvailable(RunRequest request, RowStep<Row, Observed> step) {
      return row -> {
        Optional<String> unavailable = request.unavailable(row);
        return unavailable.isPresent()
            ? Check.Finding.UNAVAILABLE.of(row.name(), unavailable.get())
            : step.on(row);
      };
    }
  }

  /** Opens a launcher of forks in this JVM. */
  public ForkLauncher open(JvmChoice jvm) throws IOException, InterruptedException {
    ForkLauncher launcher = launchers.open(jvm, false);
    open.add(launcher);
    if (interrupted) {
      launcher.killAll();
    }
    return launcher;
  }

  /** Opens a launcher for each variant, with JVM options that override the user's. */
  public Map<Variant, ForkLauncher> open(List<Variant> variants, List<String> options)
      throws IOException, InterruptedException {
    Map<Variant, ForkLauncher> opened = new LinkedHashMap<>();
    for (Variant variant : variants) {
      opened.put(variant, open(variant.jvm().withOptions(options)));
    }
    return opened;
  }

  /** Returns the feature version of the JDK of the first launcher; empty if none was opened. */
  String jdk() {
    return open.stream()
        .findFirst()
        .map(launcher -> Integer.toString(launcher.jvm().build().feature()))
        .orElse("");
  }

  /** Returns whether the trial was interrupted and nothing more may be started. */
  public boolean isInterrupted() {
    return interrupted;
  }

  /** Tries rows one after another until the trial is interrupted, and reports each result. */
  public <R, T> void oneByOne(Iterable<R> rows, RowStep<R, T> step, Consumer<T> onKnown)
      throws IOException, InterruptedException {
    for (R row : rows) {
      if (interrupted) {
        return;
      }
      onKnown.accept(step.on(row));
    }
  }

  /** Tries several rows at once, like {@link #oneByOne}, and reports results in their order. */
  public <R, T> void sideBySide(List<R> rows, int together, RowStep<R, T> step, Consumer<T> onKnown)
      throws InterruptedException {
    ExecutorService workers = Executors.newFixedThreadPool(together);
    try {
      List<Future<T>> tried = new ArrayList<>();
      for (R row : rows) {
        tried.add(workers.submit(() -> step.on(row)));
      }
      for (Future<T> future : tried) {
        T known = future.get();
        if (interrupted) {
          return;
        }
        onKnown.accept(known);
      }
    } catch (ExecutionException e) {
      throw new IllegalStateException(
          "a bug in serbench: a check threw an exception", e.getCause());
    } finally {
      workers.shutdownNow();
    }
  }

  void interrupt() {
    interrupted = true;
    open.forEach(ForkLauncher::killAll);
  }

  @Override
  public void close() throws IOException {
    for (ForkLauncher launcher : open) {
      launcher.close();
    }
  }
}
