package io.serbench.process;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

/**
 * The time by which a fork must give a sign of life. It runs only while the fork owes an answer.
 */
final class Deadline {
  private final ScheduledExecutorService clock;
  private final Duration timeout;
  private final Grace grace;
  private Optional<ScheduledFuture<?>> running = Optional.empty();
  private boolean closed;

  /**
   * The time that a fork gets afterwards.
   *
   * @param toSayWhatItDoes until an overdue fork has sent its thread dump
   * @param toDie until a fork that hung up or was killed is gone
   */
  record Grace(Duration toSayWhatItDoes, Duration toDie) {
    /** A killed process ends at once, unless it is stuck in the kernel; a crash writes a report. */
    static final Grace STANDARD = new Grace(Duration.ofSeconds(3), Duration.ofSeconds(10));
  }

  Deadline(ScheduledExecutorService clock, Duration timeout, Grace grace) {
    this.clock = clock;
    this.timeout = timeout;
    this.grace = grace;
  }

  Duration timeout() {
    return timeout;
  }

  Grace grace() {
    return grace;
  }

  void start(Runnable whenOver) {
    start(timeout, whenOver);
  }

  synchronized void start(Duration time, Runnable whenOver) {
    stop();
    if (!closed) {
      running = Optional.of(clock.schedule(whenOver, time.toMillis(), TimeUnit.MILLISECONDS));
    }
  }

  synchronized void stop() {
    running.ifPresent(task -> task.cancel(false));
    running = Optional.empty();
  }

  synchronized void close() {
    closed = true;
    stop();
  }
}
