package io.serbench.measure;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/** Counts the bytes that a call allocates, from the current thread's own counter. */
public final class AllocationMeter {
  /** What {@link #bytesPerCall} answers where the JVM does not count. */
  public static final double UNKNOWN = -1;

  private AllocationMeter() {}

  /**
   * Bytes allocated by one call, exactly, as the mean over a batch.
   *
   * @return bytes, or {@link #UNKNOWN}
   */
  static double bytesPerCall(BatchLoop loop, Operation operation, int calls) throws Exception {
    ThreadMXBean bean = ManagementFactory.getThreadMXBean();
    if (!(bean instanceof com.sun.management.ThreadMXBean counter)
        || !counter.isThreadAllocatedMemorySupported()
        || !counter.isThreadAllocatedMemoryEnabled()) {
      return UNKNOWN;
    }
    long before = counter.getCurrentThreadAllocatedBytes();
    loop.time(Clock.SYSTEM, operation, calls);
    long after = counter.getCurrentThreadAllocatedBytes();
    return (double) (after - before) / calls;
  }
}
