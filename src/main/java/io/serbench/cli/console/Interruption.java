package io.serbench.cli.console;

import io.serbench.check.Trial;
import io.serbench.process.JvmChoice.JvmException;
import io.serbench.run.RunRequest;
import java.time.Duration;
import java.util.List;
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Ctrl-C, and whatever else ends the JVM while a command runs. What the command is at is stopped,
 * nothing more is begun, and the JVM waits until the command has tidied up. For one command.
 */
public final class Interruption implements AutoCloseable {
  /** Long enough to kill some JVMs and to print the tables; too short for a second Ctrl-C. */
  private static final Duration PATIENCE = Duration.ofSeconds(10);

  private final Duration patience;
  private final Thread hook = new Thread(this::end, "interrupted");
  private final CountDownLatch over = new CountDownLatch(1);
  private boolean hooked;
  private boolean ending;
  private Work work = Work.NONE;

  public Interruption() {
    this(PATIENCE);
  }

  public Interruption(Duration patience) {
    this.patience = patience;
  }

  /** The JVM is told to end: the command tidies up, and does nothing more. */
  public static final class InterruptedCommandException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public InterruptedCommandException() {
      super("interrupted");
    }
  }

  /**
   * What the command is at.
   *
   * @param stop makes it end soon; called on another thread
   * @param giveUp done where it does not end all the same
   */
  private record Work(Runnable stop, Runnable giveUp) {
    private static final Work NONE = new Work(() -> {}, () -> {});
  }

  /**
   * Does a trial.
   *
   * @throws InterruptedCommandException where it was interrupted: half of the results are none
   */
  public <T> List<T> guard(Trial<T> trial, RunRequest request, Consumer<T> onKnown) {
    List<T> all = guard(() -> trial.run(request, onKnown), trial::interrupt, () -> {});
    refuseToGoOn();
    return all;
  }

  /**
   * Does as much of a trial as there is time for.
   *
   * @throws InterruptedCommandException where the command was interrupted
   */
  public <T> List<T> guard(Trial<T> trial, RunRequest request, Consumer<T> onKnown, Duration most) {
    return limited(most, trial::interrupt, () -> guard(trial, request, onKnown));
  }

  /** Does some work, and stops it when that time is over. */
  public static <T> T limited(Duration most, Runnable stop, Supplier<T> task) {
    TimerTask stopping =
        new TimerTask() {
          @Override
          public void run() {
            stop.run();
          }
        };
    Timer limit = new Timer("time limit", true);
    limit.schedule(stopping, Math.max(0, most.toMillis()));
    try {
      return task.get();
    } finally {
      limit.cancel();
    }
  }

  /**
   * Does some work, which says itself what an interruption has left of it.
   *
   * @param stop makes the work end soon; called on another thread
   * @param giveUp done where the work does not end all the same
   * @throws InterruptedCommandException where the command was interrupted before, or that is why
   *     the work has no result
   */
  public <T> T guard(Supplier<T> task, Runnable stop, Runnable giveUp) {
    begin(new Work(stop, giveUp));
    try {
      return task.get();
    } catch (JvmException e) {
      refuseToGoOn(); // What a JVM failed at that was killed is nobody's concern.
      throw e;
    } finally {
      set(Work.NONE);
    }
  }

  private synchronized void begin(Work next) {
    if (!hooked && !ending) {
      hook();
    }
    refuseToGoOn();
    work = next;
  }

  private void hook() {
    try {
      Runtime.getRuntime().addShutdownHook(hook);
      hooked = true;
    } catch (IllegalStateException e) {
      ending = true; // The JVM does not take a hook any more.
    }
  }

  private synchronized void refuseToGoOn() {
    if (ending) {
      throw new InterruptedCommandException();
    }
  }

  private synchronized void set(Work next) {
    work = next;
  }

  private synchronized Work work() {
    return work;
  }

  /** What the hook does. */
  void end() {
    Work current;
    synchronized (this) {
      ending = true;
      current = work;
    }
    current.stop().run();
    try {
      if (!over.await(patience.toMillis(), TimeUnit.MILLISECONDS)) {
        work().giveUp().run();
      }
    } catch (InterruptedException e) {
      work().giveUp().run();
      Thread.currentThread().interrupt();
    }
  }

  /** The command is over, and has printed all. */
  @Override
  public synchronized void close() {
    over.countDown();
    if (hooked) {
      unhook();
    }
  }

  private void unhook() {
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      // The JVM is ending and the hook runs already; a hook cannot be removed then, nor need it be.
      return;
    }
  }
}
