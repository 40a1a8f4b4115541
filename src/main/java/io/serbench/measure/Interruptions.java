package io.serbench.measure;

import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.List;
import java.util.function.ToLongFunction;

/**
 * Measures how long the calling thread was kept from running during a batch by something other than
 * the row: another program on its processor, or a hypervisor that gave the processor to another
 * machine. The witness cannot see this, because it runs before and after the batch.
 *
 * <p>The clock is compared with the thread's CPU time. On Linux, CPU time has nanosecond resolution
 * and excludes what the hypervisor took away. On systems where it advances in steps of
 * milliseconds, interruptions are unknown.
 *
 * <p>Collecting the row's own garbage stops the thread as well, but that is a cost of the row. As
 * the length of a collection is known only to the millisecond, a batch with a collection counts as
 * interrupted only for what is clearly longer than the collection.
 */
class Interruptions {
  /** For systems on which interruptions cannot be measured. */
  static final Interruptions UNKNOWN = new Interruptions(false);

  /** Two times that are each rounded to a millisecond. */
  private static final long COLLECTION_ERROR_NANOS = 2_000_000;

  private static final long COARSEST_TICK_NANOS = 10_000;

  private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
  private final List<GarbageCollectorMXBean> collectors =
      ManagementFactory.getGarbageCollectorMXBeans();
  private final boolean known;
  private long processorNanos;
  private long collections;
  private long collectionMillis;

  Interruptions(boolean known) {
    this.known = known;
  }

  /** Returns the interruptions of the calling thread. */
  static Interruptions ofThisThread() {
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    if (threads.isThreadCpuTimeSupported()) {
      threads.setThreadCpuTimeEnabled(true); // A row may have switched it off.
    }
    return new Interruptions(
        threads.isCurrentThreadCpuTimeSupported()
            && Clock.tick(threads::getCurrentThreadCpuTime) <= COARSEST_TICK_NANOS);
  }

  /** Begins a batch. */
  void start() {
    if (known) {
      collections = sum(GarbageCollectorMXBean::getCollectionCount);
      collectionMillis = sum(GarbageCollectorMXBean::getCollectionTime);
      processorNanos = threads.getCurrentThreadCpuTime();
    }
  }

  /**
   * Ends a batch.
   *
   * @param nanos how long the batch took
   * @return the nanoseconds of this time in which the thread was ready to run but did not; 0 if
   *     that is unknown
   */
  long stop(long nanos) {
    if (!known) {
      return 0;
    }
    long now = threads.getCurrentThreadCpuTime();
    if (now < 0 || processorNanos < 0) {
      return 0; // A row has switched it off, and is not to seem to have waited.
    }
    long waited = nanos - (now - processorNanos);
    if (sum(GarbageCollectorMXBean::getCollectionCount) != collections) {
      waited -=
          (sum(GarbageCollectorMXBean::getCollectionTime) - collectionMillis) * 1_000_000
              + COLLECTION_ERROR_NANOS;
    }
    return Math.max(0, waited);
  }

  private long sum(ToLongFunction<GarbageCollectorMXBean> figure) {
    long sum = 0;
    for (int i = 0; i < collectors.size(); i++) {
      sum += figure.applyAsLong(collectors.get(i));
    }
    return sum;
  }
}
