package io.serbench.dataset.equality;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Runs what recurses into values, however deeply these are nested. */
final class DeepStack {
  /** Address space, of which the system provides what is used: enough for 200,000 levels. */
  private static final long LARGE = 1L << 28;

  /**
   * For methods of users' classes, of which some, such as a cyclic {@code equals}, need any stack.
   */
  private static final long USUAL = 1L << 25;

  /** How long a thread without work lives: not into what is timed afterwards. */
  private static final Duration IDLE = Duration.ofMillis(100);

  /**
   * Making a thread takes longer than most comparisons. One whose work never ends is left alone.
   */
  private static final ExecutorService DEEP_THREADS = threads(LARGE);

  private static final ExecutorService THREADS = threads(USUAL);

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
    Future<T> task = THREADS.submit(work);
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
      return DEEP_THREADS.submit(work).get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CompletionException(e);
    } catch (ExecutionException e) {
      throw new CompletionException(e.getCause());
    }
  }

  private static ExecutorService threads(long bytesOfStack) {
    return new ThreadPoolExecutor(
        0,
        Integer.MAX_VALUE,
        IDLE.toMillis(),
        TimeUnit.MILLISECONDS,
        new SynchronousQueue<>(),
        work -> {
          Thread thread = new Thread(null, work, "comparison", bytesOfStack);
          thread.setDaemon(true);
          return thread;
        });
  }
}
