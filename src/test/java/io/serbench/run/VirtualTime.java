package io.serbench.run;

import io.serbench.run.InterleavedRun.Mailbox;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Comparator;
import java.util.PriorityQueue;

/** Time that passes only where something is waited for: from each event right to the next. */
final class VirtualTime implements InstantSource, Mailbox {
  private final PriorityQueue<Event> events =
      new PriorityQueue<>(Comparator.comparingLong(Event::at).thenComparingLong(Event::number));

  private long now;
  private long number;

  private record Event(long at, long number, Runnable what) {}

  /** Nanoseconds since the beginning. */
  synchronized long now() {
    return now;
  }

  @Override
  public Instant instant() {
    return Instant.EPOCH.plusNanos(now());
  }

  /** Lets something happen in so many nanoseconds. */
  synchronized void after(long nanos, Runnable what) {
    events.add(new Event(now + nanos, number++, what));
  }

  @Override
  public void post(Runnable event) {
    after(0, event);
  }

  @Override
  public synchronized Runnable next() {
    Event next = events.poll();
    if (next == null) {
      throw new AssertionError("the run waits for ever, since " + instant());
    }
    now = next.at();
    return next.what();
  }
}
