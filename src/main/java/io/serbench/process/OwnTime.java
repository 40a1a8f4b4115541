package io.serbench.process;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/**
 * Deadlines in time that passes for this process. While it is stopped, as by Ctrl-Z, or the machine
 * is paused, its forks usually are as well, and nobody could hear them. So a deadline is a number
 * of ticks, each of which counts as one, however late it comes.
 */
final class OwnTime implements Deadlines {
  /** The length of a tick: what a stop adds at most to the silence of a fork. */
  static final Duration TICK = Duration.ofSeconds(1);

  private final ScheduledExecutorService clock;

  OwnTime(ScheduledExecutorService clock) {
    this.clock = clock;
  }

  @Override
  public Future<?> after(Duration time, Runnable work) {
    Countdown countdown = new Countdown(time, work);
    countdown.next();
    return countdown;
  }

  private final class Countdown extends CompletableFuture<Void> {
    private final Runnable work;
    private Duration left;
    private Future<?> tick = CompletableFuture.completedFuture(null);

    Countdown(Duration time, Runnable work) {
      this.left = time;
      this.work = work;
    }

    private synchronized void next() {
      if (isDone()) {
        return;
      }
      Duration step = left.compareTo(TICK) < 0 ? left : TICK;
      left = left.minus(step);
      tick = clock.schedule(this::passed, step.toMillis(), TimeUnit.MILLISECONDS);
    }

    private void passed() {
      if (isOver()) {
        work.run();
      } else {
        next();
      }
    }

    private synchronized boolean isOver() {
      return left.isZero() && complete(null);
    }

    @Override
    public synchronized boolean cancel(boolean mayInterruptIfRunning) {
      tick.cancel(false);
      return super.cancel(mayInterruptIfRunning);
    }
  }
}
