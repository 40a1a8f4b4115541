package io.serbench.run;

import java.time.Instant;
import java.time.InstantSource;
import java.util.Comparator;
import java.util.PriorityQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/** Virtual time, which only passes while an event is waited for. */
final class VirtualTime implements InstantSource {
  private final PriorityQueue<Event> events =
      new PriorityQueue<>(Comparator.comparingLong(Event::at).thenComparingLong(Event::number));

  private long now;
  private long number;

  private record Event(long at, long number, Runnable what) {}

  /** Returns the nanoseconds since the beginning. */
  synchronized long now() {
    return now;
  }

  @Override
  public Instant instant() {
    return Instant.EPOCH.plusNanos(now());
  }

  /** Schedules an event. */
  synchronized void after(long nanos, Runnable what) {
    events.add(new Event(now + nanos, number++, what));
  }

  /** Returns a queue of the events; taking one advances the time to it. */
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
