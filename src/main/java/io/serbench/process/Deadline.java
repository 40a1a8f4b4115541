package io.serbench.process;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

/**
 * The time by which a child has to give a sign of life. It runs only while the child is asked for
 * something.
 */
final class Deadline {
  private final ScheduledExecutorService clock;
  private final Duration timeout;
  private final Grace grace;
  private Optional<ScheduledFuture<?>> running = Optional.empty();
  private boolean closed;

  /**
   * What a child gets after that.
   *
   * @param toSayWhatItDoes until a child that is late has said what its threads do
   * @param toDie until a child that hung up, or was killed, is gone
   */
  record Grace(Duration toSayWhatItDoes, Duration toDie) {
    /** A killed process ends at once, unless the kernel is stuck in it; a crash writes a report. */
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
