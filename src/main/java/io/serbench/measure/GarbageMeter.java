package io.serbench.measure;

import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.util.function.Supplier;

/**
 * Counts what the collector does while an operation runs, and nothing else does. It begins right
 * after a collection and counts to the end of another, so that no part of the young generation is
 * left over; a batch, which is when it looks, is a small part of the way from one to the next.
 */
public final class GarbageMeter {
  /** So many tell how often they are to a few percent, as batches end where they may. */
  private static final int ENOUGH = 12;

  /** An operation that allocates little may never get there. */
  private static final long LONGEST_NANOS = 5_000_000_000L;

  /** Somebody waits for a sign of life. */
  private static final long LONGEST_SILENCE = 500_000_000;

  /** Of collectors that work beside the program, one bean has pauses and another has cycles. */
  private static final String PAUSES = "Pauses";

  private static final String CYCLES = "Cycles";

  private final Clock clock;
  private final Supplier<Collected> collector;
  private final Runnable signOfLife;

  /**
   * What the collector has done since the JVM began.
   *
   * @param collections how many: cycles, of a collector that works beside the program
   * @param pauseMillis how long it stopped all threads
   */
  public record Collected(long collections, long pauseMillis) {
    private Collected since(Collected before) {
      return new Collected(collections - before.collections, pauseMillis - before.pauseMillis);
    }

    /** As this JVM's beans say. */
    static Collected now() {
      long collections = 0;
      long pauseMillis = 0;
      for (GarbageCollectorMXBean bean : ManagementFactory.getGarbageCollectorMXBeans()) {
        if (!bean.getName().endsWith(PAUSES)) {
          collections += Math.max(0, bean.getCollectionCount());
        }
        if (!bean.getName().endsWith(CYCLES)) {
          pauseMillis += Math.max(0, bean.getCollectionTime());
        }
      }
      return new Collected(collections, pauseMillis);
    }
  }

  /**
   * What it counted.
   *
   * @param calls of the operation, until the last collection ended; where there was none, all
   */
  public record Count(long calls, Collected collected) {}

  /** For this JVM. */
  public GarbageMeter(Runnable signOfLife) {
    this(Clock.SYSTEM, Collected::now, signOfLife);
  }

  GarbageMeter(Clock clock, Supplier<Collected> collector, Runnable signOfLife) {
    this.clock = clock;
    this.collector = collector;
    this.signOfLife = signOfLife;
  }

  /**
   * Of a warm operation, until there were enough collections or five seconds are over.
   *
   * @throws Exception what the operation throws
   */
  public Count of(Operation.Warm operation) throws Exception {
    System.gc();
    Collected before = collector.get();
    Count latest = new Count(0, new Collected(0, 0));
    long start = clock.nanos();
    long spoke = start;
    long calls = 0;
    while (latest.collected.collections < ENOUGH && clock.nanos() - start < LONGEST_NANOS) {
      operation.time(clock);
      calls += operation.batch();
      Collected now = collector.get().since(before);
      if (now.collections > latest.collected.collections) {
        latest = new Count(calls, now);
      }
      if (clock.nanos() - spoke > LONGEST_SILENCE) {
        spoke = clock.nanos();
        signOfLife.run();
      }
    }
    return latest.calls > 0 ? latest : new Count(calls, latest.collected);
  }
}
