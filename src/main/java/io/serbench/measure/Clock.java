package io.serbench.measure;

/** A monotonic clock in nanoseconds, whose origin means nothing. */
@FunctionalInterface
public interface Clock {
  /** The JVM's own. */
  Clock SYSTEM = System::nanoTime;

  long nanos();

  /**
   * The smallest step that the clock is seen to take, in nanoseconds.
   *
   * @param clock asked a thousand times
   */
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
