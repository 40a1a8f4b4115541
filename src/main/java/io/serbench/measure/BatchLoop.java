package io.serbench.measure;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.OptionalDouble;

/** Times a batch of calls. Used for one operation only; see {@link LoopCopies}. */
public interface BatchLoop {
  /**
   * Calls the operation {@code calls} times between two readings of the clock.
   *
   * @return nanoseconds between the readings
   */
  long time(Clock clock, Operation operation, int calls) throws Exception;

  /**
   * Returns how long the latest batch took, with all that it did between its calls.
   *
   * @param nanos what {@link #time} returned for it
   */
  default long took(long nanos) {
    return nanos;
  }

  /**
   * Returns nanoseconds of reading the clock, taken off each call of the latest batch; empty where
   * calls share them.
   */
  default OptionalDouble clockNanos() {
    return OptionalDouble.empty();
  }

  /**
   * Counts the bytes that a call allocates, from this thread's own counter.
   *
   * @return bytes of one call, exactly, as the mean over a batch; empty where the JVM does not
   *     count
   */
  default OptionalDouble allocatedBytes(Operation operation, int calls) throws Exception {
    ThreadMXBean bean = ManagementFactory.getThreadMXBean();
    if (!(bean instanceof com.sun.management.ThreadMXBean counter)
        || !counter.isThreadAllocatedMemorySupported()
        || !counter.isThreadAllocatedMemoryEnabled()) {
      return OptionalDouble.empty();
    }
    long before = counter.getCurrentThreadAllocatedBytes();
    time(Clock.SYSTEM, operation, calls);
    long after = counter.getCurrentThreadAllocatedBytes();
    return OptionalDouble.of((double) (after - before) / calls);
  }

  /** What the last call of the latest batch gave; null before the first batch. */
  Object last();
}
