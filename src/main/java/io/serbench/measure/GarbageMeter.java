package io.serbench.measure;

import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.util.function.Supplier;

/**
 * Counts garbage collections while an operation runs and nothing else does. It counts the calls
 * from the end of one collection to the end of another, so that no partly filled young generation
 * is left over. It looks after each batch, which is short compared with the time between two
 * collections.
 */
public final class GarbageMeter {
  /** Collections that give their rate to a few percent, since they end within some batch. */
  private static final int ENOUGH = 12;

  /** An operation that allocates little may never cause enough collections. */
  private static final long LONGEST_NANOS = 5_000_000_000L;

  /** The parent kills silent forks. */
  private static final long LONGEST_SILENCE = 500_000_000;

  /** Concurrent collectors have one bean for pauses, and another for cycles. */
  private static final String PAUSES = "Pauses";

  private static final String CYCLES = "Cycles";

  private final Clock clock;
  private final Supplier<Collected> collector;
  private final Runnable signOfLife;

  /**
   * What the garbage collector has done.
   *
   * @param collections the number of collections; of a concurrent collector, of cycles
   * @param pauseMillis how long it stopped all threads, in milliseconds
   */
  public record Collected(long collections, long pauseMillis) {
    private Collected since(Collected before) {
      return new Collected(collections - before.collections, pauseMillis - before.pauseMillis);
    }

    /** Returns what it has done since the JVM started. */
    public static Collected now() {
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
   * The result of counting.
   *
   * @param calls calls of the operation until the last collection ended; all calls if there was no
   *     collection
   * @param collected what the collector did during these calls
   */
  public record Count(long calls, Collected collected) {}

  /**
   * Creates a meter of this JVM.
   *
   * @param signOfLife called every half second while the operation runs
   */
  public GarbageMeter(Runnable signOfLife) {
    this(Clock.SYSTEM, Collected::now, signOfLife);
  }

  GarbageMeter(Clock clock, Supplier<Collected> collector, Runnable signOfLife) {
    this.clock = clock;
    this.collector = collector;
    this.signOfLife = signOfLife;
  }

  /**
   * Runs a warm operation until there were 12 collections, or for five seconds.
   *
   * @throws Exception whatever the operation throws
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
