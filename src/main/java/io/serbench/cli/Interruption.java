package io.serbench.cli;

import io.serbench.run.RunRequest;
import java.util.List;
import java.util.function.Consumer;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/** Ctrl-C, and whatever else ends the JVM while something runs. */
final class Interruption {
  /** Long enough to kill some JVMs and to print the tables; too short for a second Ctrl-C. */
  private static final Duration PATIENCE = Duration.ofSeconds(10);

  private final Duration patience;
  private final CountDownLatch done = new CountDownLatch(1);

  Interruption(Duration patience) {
    this.patience = patience;
  }

  /** As {@link #guard(Supplier, Runnable, Runnable)}, for a trial, which may be left as it is. */
  static <T> List<T> guard(Trial<T> trial, RunRequest request, Consumer<T> onKnown) {
    return guard(() -> trial.run(request, onKnown), trial::interrupt, () -> {});
  }

  /**
   * Does the work. If the JVM is told to end before the work is done, stops it and waits until it
   * is done; the JVM waits for that.
   *
   * @param stop makes the work end soon; called on another thread
   * @param giveUp done where the work does not end all the same
   */
  static <T> T guard(Supplier<T> work, Runnable stop, Runnable giveUp) {
    return new Interruption(PATIENCE).during(work, stop, giveUp);
  }

  /** For one use. */
  <T> T during(Supplier<T> work, Runnable stop, Runnable giveUp) {
    Thread hook = new Thread(() -> end(stop, giveUp), "interrupted");
    Runtime.getRuntime().addShutdownHook(hook);
    try {
      return work.get();
    } finally {
      done.countDown();
      remove(hook);
    }
  }

  /** What the hook does. */
  void end(Runnable stop, Runnable giveUp) {
    stop.run();
    try {
      if (!done.await(patience.toMillis(), TimeUnit.MILLISECONDS)) {
        giveUp.run();
      }
    } catch (InterruptedException e) {
      giveUp.run();
      Thread.currentThread().interrupt();
    }
  }

  private static void remove(Thread hook) {
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      // The JVM is ending and the hook runs already; a hook cannot be removed then, nor need it be.
      return;
    }
  }
}
