package io.serbench.cli.console;

import io.serbench.check.Trial;
import io.serbench.process.JvmChoice.JvmException;
import io.serbench.run.RunRequest;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Handles Ctrl-C, and whatever else ends the JVM while a command runs: stops the current work, lets
 * no more begin, and keeps the JVM alive until the command has tidied up. One instance serves one
 * command.
 */
public final class Interruption implements AutoCloseable {
  /** Long enough to kill forks and print the tables, too short to provoke a second Ctrl-C. */
  private static final Duration PATIENCE = Duration.ofSeconds(10);

  private final Duration patience;
  private final Thread hook = new Thread(this::end, "interrupted");
  private final CountDownLatch over = new CountDownLatch(1);
  private boolean hooked;
  private boolean ending;
  private volatile StoppableWork work = StoppableWork.NONE;

  public Interruption() {
    this(PATIENCE);
  }

  Interruption(Duration patience) {
    this.patience = patience;
  }

  /** Thrown when the JVM is about to end: the command tidies up, and does nothing more. */
  public static final class InterruptedCommandException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public InterruptedCommandException() {
      super("interrupted");
    }
  }

  private record StoppableWork(Runnable stop, Runnable giveUp) {
    private static final StoppableWork NONE = new StoppableWork(() -> {}, () -> {});
  }

  /** Runs a trial to its end. If it is interrupted, half of the results would be misleading. */
  public <T> List<T> guard(Trial<T> trial, RunRequest request, Consumer<T> onKnown) {
    List<T> all = guard(() -> trial.run(request, onKnown), trial::interrupt, () -> {});
    refuseToGoOn();
    return all;
  }

  /** Runs a trial, and stops it after {@code most}. Returns the results known by then. */
  public <T> List<T> guard(Trial<T> trial, RunRequest request, Consumer<T> onKnown, Duration most) {
    return limited(most, trial::interrupt, () -> guard(trial, request, onKnown));
  }

  /** Runs a task, and calls {@code stop} on another thread if it takes longer than {@code most}. */
  public static <T> T limited(Duration most, Runnable stop, Supplier<T> task) {
    CompletableFuture<Void> limit =
        CompletableFuture.runAsync(
            stop, CompletableFuture.delayedExecutor(most.toMillis(), TimeUnit.MILLISECONDS));
    try {
      return task.get();
    } finally {
      limit.cancel(false);
    }
  }

  /**
   * Runs a task that reports its own interruption.
   *
   * @param stop makes the task end soon; called on another thread
   * @param giveUp called on another thread if the task does not end all the same
   * @throws InterruptedCommandException if the command was interrupted before, or if that made a
   *     JVM fail
   */
  public <T> T guard(Supplier<T> task, Runnable stop, Runnable giveUp) {
    begin(new StoppableWork(stop, giveUp));
    try {
      return task.get();
    } catch (JvmException e) {
      refuseToGoOn(); // It is no use to report that a killed JVM failed.
      throw e;
    } finally {
      work = StoppableWork.NONE;
    }
  }

  private synchronized void begin(StoppableWork next) {
    if (!hooked && !ending) {
      try {
        Runtime.getRuntime().addShutdownHook(hook);
        hooked = true;
      } catch (IllegalStateException e) {
        ending = true; // The JVM accepts no more hooks.
      }
    }
    refuseToGoOn();
    work = next;
  }

  private synchronized void refuseToGoOn() {
    if (ending) {
      throw new InterruptedCommandException();
    }
  }

  void end() {
    synchronized (this) {
      ending = true;
    }
    work.stop().run();
    try {
      if (!over.await(patience.toMillis(), TimeUnit.MILLISECONDS)) {
        work.giveUp().run();
      }
    } catch (InterruptedException e) {
      work.giveUp().run();
      Thread.currentThread().interrupt();
    }
  }

  /** Ends the handler: the command has printed everything. A JVM that waits for it may end. */
  @Override
  public synchronized void close() {
    over.countDown();
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      return; // The JVM is ending and runs the hook already.
    }
  }
}
