package io.serbench.measure;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.OptionalDouble;

/** Counts the bytes that a call allocates, from the current thread's own counter. */
public final class AllocationMeter {
  private AllocationMeter() {}

  /**
   * Bytes allocated by one call, exactly, as the mean over a batch.
   *
   * @return bytes; empty where the JVM does not count
   */
  public static OptionalDouble bytesPerCall(BatchLoop loop, Operation operation, int calls)
      throws Exception {
    ThreadMXBean bean = ManagementFactory.getThreadMXBean();
    if (!(bean instanceof com.sun.management.ThreadMXBean counter)
        || !counter.isThreadAllocatedMemorySupported()
        || !counter.isThreadAllocatedMemoryEnabled()) {
      return OptionalDouble.empty();
    }
    long before = counter.getCurrentThreadAllocatedBytes();
    loop.time(Clock.SYSTEM, operation, calls);
    long after = counter.getCurrentThreadAllocatedBytes();
    return OptionalDouble.of((double) (after - before) / calls);
  }
}
