package io.serbench.measure;

import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.List;

/**
 * Measures how long the calling thread was kept from running during a batch by something other than
 * the row: another program on its processor, or a hypervisor that gave the processor to another
 * machine. The witness cannot see this, because it runs before and after the batch.
 */
interface Interruptions {
  /** For systems on which interruptions cannot be measured. */
  Interruptions UNKNOWN =
      new Interruptions() {
        @Override
        public void start() {}

        @Override
        public long stop(long nanos) {
          return 0;
        }
      };

  /**
   * Returns the interruptions of the calling thread; {@link #UNKNOWN} if they are not measurable.
   */
  static Interruptions ofThisThread() {
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    if (!threads.isCurrentThreadCpuTimeSupported()
        || Clock.tick(threads::getCurrentThreadCpuTime) > OfThread.COARSEST_TICK_NANOS) {
      return UNKNOWN;
    }
    return new OfThread(threads, ManagementFactory.getGarbageCollectorMXBeans());
  }

  /** Begins a batch. */
  void start();

  /**
   * Ends a batch.
   *
   * @param nanos how long the batch took
   * @return the nanoseconds of this time in which the thread was ready to run but did not; 0 if
   *     that is unknown
   */
  long stop(long nanos);

  /**
   * Compares the clock with the thread's CPU time. On Linux, CPU time has nanosecond resolution and
   * excludes what the hypervisor took away. On systems where it advances in steps of milliseconds,
   * interruptions are unknown.
   *
   * <p>Collecting the row's own garbage stops the thread as well, but that is a cost of the row. As
   * the length of a collection is known only to the millisecond, a batch with a collection counts
   * as interrupted only for what is clearly longer than the collection.
   */
  final class OfThread implements Interruptions {
    /** Two times that are each rounded to a millisecond. */
    private static final long COLLECTION_ERROR_NANOS = 2_000_000;

    private static final long COARSEST_TICK_NANOS = 10_000;

    private final ThreadMXBean threads;
    private final List<GarbageCollectorMXBean> collectors;
    private long processorNanos;
    private long collections;
    private long collectionMillis;

    private OfThread(ThreadMXBean threads, List<GarbageCollectorMXBean> collectors) {
      this.threads = threads;
      this.collectors = collectors;
    }

    @Override
    public void start() {
      collections = collections();
      collectionMillis = collectionMillis();
      processorNanos = threads.getCurrentThreadCpuTime();
    }

    @Override
    public long stop(long nanos) {
      long waited = nanos - (threads.getCurrentThreadCpuTime() - processorNanos);
      if (collections() != collections) {
        waited -= (collectionMillis() - collectionMillis) * 1_000_000 + COLLECTION_ERROR_NANOS;
      }
      return Math.max(0, waited);
    }

    private long collections() {
      long sum = 0;
      for (int i = 0; i < collectors.size(); i++) {
        sum += collectors.get(i).getCollectionCount();
      }
      return sum;
    }

    private long collectionMillis() {
      long sum = 0;
      for (int i = 0; i < collectors.size(); i++) {
        sum += collectors.get(i).getCollectionTime();
      }
      return sum;
    }
  }
}
