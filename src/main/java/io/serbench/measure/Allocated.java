package io.serbench.measure;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.OptionalDouble;

/** The JVM's exact counter of the bytes that the calling thread has allocated. */
public final class Allocated {
  private static final int UNKNOWN = -1;

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private Allocated() {}

  /** Returns the bytes allocated so far; negative if the JVM does not count them per thread. */
  public static long byThisThread() {
    if (THREADS instanceof com.sun.management.ThreadMXBean counter
        && counter.isThreadAllocatedMemorySupported()) {
      counter.setThreadAllocatedMemoryEnabled(true); // A row may have switched it off.
      return counter.getCurrentThreadAllocatedBytes();
    }
    return UNKNOWN;
  }

  /** Returns the bytes allocated since an earlier count; empty if the JVM does not count them. */
  public static OptionalDouble since(long before) {
    return before < 0
        ? OptionalDouble.empty()
        : OptionalDouble.of((double) byThisThread() - before);
  }
}
