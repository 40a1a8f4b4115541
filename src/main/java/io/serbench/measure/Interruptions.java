package io.serbench.measure;

import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.List;

/**
 * Tells how long the measuring thread was kept from running during a batch by something that is not
 * the row's doing: another program on its processor, or the hypervisor that gave it to another
 * machine. The witness cannot see that, since it runs before and after the batch.
 */
interface Interruptions {
  /** Where nothing can be known. */
  Interruptions UNKNOWN =
      new Interruptions() {
        @Override
        public void start() {}

        @Override
        public long stop(long nanos) {
          return 0;
        }
      };

  /** For this thread, as far as this system can tell. */
  static Interruptions ofThisThread() {
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    if (!threads.isCurrentThreadCpuTimeSupported()
        || Clock.tick(threads::getCurrentThreadCpuTime) > OfThread.COARSEST_TICK_NANOS) {
      return UNKNOWN;
    }
    return new OfThread(threads, ManagementFactory.getGarbageCollectorMXBeans());
  }

  /** Called right before a batch. */
  void start();

  /**
   * Called right after it.
   *
   * @param nanos how long the batch took
   * @return how many nanoseconds of that the thread did not run although it could have; 0 where
   *     that cannot be known
   */
  long stop(long nanos);

  /**
   * Compares the clock with the processor time of the thread. On Linux the latter leaves out what
   * the hypervisor took away, and it is counted in nanoseconds. Where a clock of processor time
   * moves in steps of milliseconds, nothing is known.
   *
   * <p>A collection of the row's own garbage stops the thread, too, and is the row's own cost. Its
   * length is known to the millisecond only, so that of a batch with a collection just what lies
   * clearly beyond it counts as an interruption.
   */
  final class OfThread implements Interruptions {
    /** Two roundings to whole milliseconds. */
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
