package io.serbench.measure;

/** A monotonic clock with an arbitrary origin. */
@FunctionalInterface
public interface Clock {
  /** The JVM's clock. */
  Clock SYSTEM = System::nanoTime;

  /** Returns the time in nanoseconds. */
  long nanos();

  /** Returns the smallest of a thousand steps of a clock, in nanoseconds. */
  static long tick(Clock clock) {
    long smallest = Long.MAX_VALUE;
    for (int i = 0; i < 1000; i++) {
      long start = clock.nanos();
      long end = clock.nanos();
      while (end == start) {
        end = clock.nanos();
      }
      smallest = Math.min(smallest, end - start);
    }
    return smallest;
  }
}
