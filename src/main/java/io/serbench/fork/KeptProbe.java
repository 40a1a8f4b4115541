package io.serbench.fork;

import io.serbench.catalog.Row;
import io.serbench.dataset.Dataset;
import io.serbench.measure.Sink;
import io.serbench.protocol.FromFork.KeptMemory;
import io.serbench.serializer.Serializer;
import java.lang.management.BufferPoolMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryType;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * Finds out what memory a serializer and its thread keep: the memory in use after full collections,
 * less that in use before the serializer was opened. By then another serializer on another thread
 * has made as many calls and is gone, so that what the library loads and creates once does not
 * count.
 */
final class KeptProbe<T> {
  private static final int WARM = 3000; // Libraries generate and cache what small messages need.
  private static final int AFTER = 1000; // Small messages, by which a library may release memory.
  private static final int MOST_COLLECTIONS = 12; // What one clears, the next frees.
  private static final int STABLE = 2;
  private static final long NOTHING = 512;

  private final Row row;
  private final Dataset<T> small;
  private final Dataset<T> large;
  private Serializer<T, Object> serializer; // Held only here, to be released.

  KeptProbe(Row row, Dataset<T> small, Dataset<T> large) {
    this.row = row;
    this.small = small;
    this.large = large;
  }

  KeptMemory probe() throws Exception {
    ExecutorService earlier = thread();
    ExecutorService later = thread();
    on(earlier, () -> use(WARM));
    serializer = null;
    earlier.shutdown();
    used(); // The first call loads the classes that it needs.
    long before = used();
    on(later, () -> use(WARM));
    long kept = used() - before;
    try {
      long message = on(later, this::sendLarge);
      long keptLarge = used() - before;
      long buffers = OwnBuffers.bytes(serializer);
      on(later, () -> use(AFTER));
      return new KeptMemory(
          kept,
          Optional.of(new KeptMemory.Large(message, keptLarge, used() - before, buffers)),
          "");
    } catch (ExecutionException e) {
      return new KeptMemory(
          kept, Optional.empty(), large.name() + ": " + Failures.oneLine(e.getCause()));
    } finally {
      later.shutdown();
    }
  }

  private static ExecutorService thread() throws Exception {
    ExecutorService thread = Executors.newSingleThreadExecutor();
    on(thread, () -> 0L);
    return thread;
  }

  private static long on(ExecutorService thread, Callable<Long> work) throws Exception {
    return thread.submit(work).get();
  }

  private long use(int calls) throws Exception {
    if (serializer == null) {
      serializer = RoundTripProbe.open(row, small.type());
    }
    for (int i = 0; i < calls; i++) {
      Sink.consume(serializer.deserialize(serializer.serialize(serializer.create(small.value()))));
    }
    Sink.consume(null);
    return calls;
  }

  private long sendLarge() throws Exception {
    byte[] message = serializer.serialize(serializer.create(large.value()));
    Sink.consume(serializer.deserialize(message));
    Sink.consume(null);
    return message.length;
  }

  /** Returns the bytes of the heap and of direct buffers in use after collections. */
  static long used() throws InterruptedException {
    long least = Long.MAX_VALUE;
    int stable = 0;
    for (int i = 0; i < MOST_COLLECTIONS && stable < STABLE; i++) {
      System.gc();
      Thread.sleep(10); // Other threads serve cleaners and reference queues.
      long now = heap() + direct();
      stable = now > least - NOTHING ? stable + 1 : 0;
      least = Math.min(least, now);
    }
    return least;
  }

  /**
   * Returns the bytes of the heap in use after the last collection. What is in use now would
   * include space that threads have reserved since, half a megabyte each, however little they used.
   */
  static long heap() {
    return ManagementFactory.getMemoryPoolMXBeans().stream()
        .filter(pool -> pool.getType() == MemoryType.HEAP && pool.getCollectionUsage() != null)
        .mapToLong(pool -> pool.getCollectionUsage().getUsed())
        .sum();
  }

  private static long direct() {
    return ManagementFactory.getPlatformMXBeans(BufferPoolMXBean.class).stream()
        .mapToLong(BufferPoolMXBean::getMemoryUsed)
        .sum();
  }
}
