package io.serbench.process;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

/** The time by which a child has to answer. It runs only while the child is asked for something. */
final class Deadline {
  private final ScheduledExecutorService clock;
  private final Duration timeout;
  private Optional<ScheduledFuture<?>> running = Optional.empty();
  private boolean closed;

  Deadline(ScheduledExecutorService clock, Duration timeout) {
    this.clock = clock;
    this.timeout = timeout;
  }

  Duration timeout() {
    return timeout;
  }

  /** From now on, the child has its time. */
  void start(Runnable whenOver) {
    start(timeout, whenOver);
  }

  synchronized void start(Duration time, Runnable whenOver) {
    stop();
    if (!closed) {
      running = Optional.of(clock.schedule(whenOver, time.toMillis(), TimeUnit.MILLISECONDS));
    }
  }

  /** The child answered. */
  synchronized void stop() {
    running.ifPresent(task -> task.cancel(false));
    running = Optional.empty();
  }

  /** The child is gone. */
  synchronized void close() {
    closed = true;
    stop();
  }
}
