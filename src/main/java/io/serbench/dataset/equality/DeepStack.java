package io.serbench.dataset.equality;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Runs what recurses into values, however deeply these are nested. */
final class DeepStack {
  /** Address space, of which the system provides what is used: enough for 200,000 levels. */
  private static final long BYTES = 1L << 28;

  private DeepStack() {}

  /** Runs work, and again from its beginning with a larger stack if it runs out of its own. */
  static <T> T call(Callable<T> work) {
    try {
      return work.call();
    } catch (StackOverflowError e) {
      return callOnLargeStack(work);
    } catch (RuntimeException e) {
      throw e;
    } catch (Exception e) {
      throw new CompletionException(e);
    }
  }

  /**
   * Runs work that may never end, as methods of broken objects may not; empty if it did not end in
   * time, or returned null. The thread then goes on, as nothing can stop it.
   */
  static <T> Optional<T> callWithin(Duration limit, Callable<T> work) {
    FutureTask<T> task = start(work);
    try {
      return Optional.ofNullable(task.get(limit.toMillis(), TimeUnit.MILLISECONDS));
    } catch (TimeoutException e) {
      return Optional.empty();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CompletionException(e);
    } catch (ExecutionException e) {
      throw new CompletionException(e.getCause());
    }
  }

  private static <T> T callOnLargeStack(Callable<T> work) {
    try {
      return start(work).get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CompletionException(e);
    } catch (ExecutionException e) {
      throw new CompletionException(e.getCause());
    }
  }

  private static <T> FutureTask<T> start(Callable<T> work) {
    FutureTask<T> task = new FutureTask<>(work);
    Thread thread = new Thread(null, task, "comparison", BYTES);
    thread.setDaemon(true);
    thread.start();
    return task;
  }
}
