package io.serbench.run;

import java.time.Instant;
import java.time.InstantSource;
import java.util.Comparator;
import java.util.PriorityQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/** Time that passes only where something is waited for: from each event right to the next. */
final class VirtualTime implements InstantSource {
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

  /** Events, of which each that is taken comes at its time. */
  BlockingQueue<Runnable> events() {
    return new LinkedBlockingQueue<>() {
      private static final long serialVersionUID = 1L;

      @Override
      public boolean add(Runnable event) {
        after(0, event);
        return true;
      }

      @Override
      public Runnable take() {
        return next();
      }
    };
  }

  private synchronized Runnable next() {
    Event next = events.poll();
    if (next == null) {
      throw new AssertionError("the run waits for ever, since " + instant());
    }
    now = next.at();
    return next.what();
  }
}
