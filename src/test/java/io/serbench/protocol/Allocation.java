package io.serbench.protocol;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;

/** What a thread allocates. */
final class Allocation {
  private Allocation() {}

  /** Bytes that work on this thread allocates. */
  static long of(Runnable work) {
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long before = threads.getCurrentThreadAllocatedBytes();
    work.run();
    return threads.getCurrentThreadAllocatedBytes() - before;
  }
}
