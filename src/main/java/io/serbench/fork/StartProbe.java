package io.serbench.fork;

import io.serbench.catalog.Row;
import io.serbench.dataset.Dataset;
import io.serbench.measure.Clock;
import io.serbench.measure.Median;
import io.serbench.measure.Sink;
import io.serbench.protocol.FromFork;
import io.serbench.protocol.FromFork.StartUp.Warming;
import io.serbench.serializer.Serializer;
import java.lang.management.ClassLoadingMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Starts a library, and measures what the first object costs and how soon calls are fast. All that
 * serbench itself needs is loaded before the clock starts; the row's adapter is loaded by then.
 */
final class StartProbe {
  private static final long WINDOW_NANOS = 2_000_000; // Reading the clock does not show.
  static final int TOGETHER = 5; // Windows, as one may contain a collection.
  private static final int PARTS = 5; // Of the budget; calls in the last one are warm.
  private static final double CLOSE = 1.1; // Of the time of a warm call, at most.

  private final ClassLoadingMXBean classes = ManagementFactory.getClassLoadingMXBean();

  private final MemoryPoolMXBean metaspace =
      ManagementFactory.getMemoryPoolMXBeans().stream()
          .filter(pool -> pool.getName().equals("Metaspace"))
          .findFirst()
          .orElseThrow(() -> new IllegalStateException("this JVM has no pool named Metaspace"));

  /** Returns what is wrong with what was read; if nothing is, sends {@link FromFork.StartUp}. */
  <T> Optional<String> start(Row row, Dataset<T> dataset, int budgetMillis, Consumer<FromFork> say)
      throws Exception {
    rehearse(dataset);
    long up = System.currentTimeMillis() - ManagementFactory.getRuntimeMXBean().getStartTime();
    long loadedBefore = classes.getTotalLoadedClassCount();
    long metaspaceBefore = metaspace.getUsage().getUsed();
    long begin = Clock.SYSTEM.nanos();
    Serializer<T, Object> serializer = RoundTripProbe.open(row, dataset.type());
    call(serializer, dataset.value());
    long end = Clock.SYSTEM.nanos();
    long metaspaceAfter = metaspace.getUsage().getUsed();
    long loadedAfter = classes.getTotalLoadedClassCount();
    Windows windows = new Windows(budgetMillis);
    windows.fill(serializer, dataset.value(), begin);
    Optional<String> wrong =
        RoundTripProbe.decodesNothing(row)
            ? Optional.empty()
            : RoundTripProbe.check(row, serializer, dataset);
    if (wrong.isEmpty()) {
      say.accept(
          new FromFork.StartUp(
              up,
              (end - begin) / 1e6,
              loadedAfter - loadedBefore,
              metaspaceAfter - metaspaceBefore,
              windows.warming()));
    }
    return wrong;
  }

  private static <T> void call(Serializer<T, Object> serializer, T value) throws Exception {
    Sink.consume(serializer.deserialize(serializer.serialize(serializer.create(value))));
  }

  /** Does all that is done later once, with a serializer that uses no library, to load classes. */
  private <T> void rehearse(Dataset<T> dataset) throws Exception {
    Sink.consume(classes.getTotalLoadedClassCount() + metaspace.getUsage().getUsed());
    Windows windows = new Windows(1);
    windows.fill(new Nothing<>(dataset.value()), dataset.value(), Clock.SYSTEM.nanos());
    Sink.consume(windows.warming());
  }

  private record Nothing<T>(T value) implements Serializer<T, Object> {
    @Override
    public Object create(T any) {
      return any;
    }

    @Override
    public byte[] serialize(Object representation) {
      return new byte[1];
    }

    @Override
    public Object deserialize(byte[] bytes) {
      return value;
    }

    @Override
    public T restore(Object representation) {
      return value;
    }
  }

  /** Consecutive calls, timed window by window without allocating memory. */
  static final class Windows {
    private final long budget;
    private final long[] since; // Nanoseconds before each window.
    private final long[] before; // Calls before each window.
    private final double[] nanos; // Of a call in each window.
    private int size;

    Windows(int budgetMillis) {
      this.budget = budgetMillis * 1_000_000L;
      int most = (int) (budget / WINDOW_NANOS) + 1;
      this.since = new long[most];
      this.before = new long[most];
      this.nanos = new double[most];
    }

    private <T> void fill(Serializer<T, Object> serializer, T value, long begin) throws Exception {
      long calls = 1; // The first object is read back.
      long start = Clock.SYSTEM.nanos();
      long last = start + budget;
      while (start < last && size < since.length) {
        long first = calls;
        long now;
        do {
          call(serializer, value);
          calls++;
          now = Clock.SYSTEM.nanos();
        } while (now - start < WINDOW_NANOS);
        add(start - begin, first, (now - start) / (double) (calls - first));
        start = now;
      }
    }

    void add(long sinceBegin, long callsBefore, double nanosPerCall) {
      since[size] = sinceBegin;
      before[size] = callsBefore;
      nanos[size] = nanosPerCall;
      size++;
    }

    /**
     * Finds the first {@link #TOGETHER} windows whose median is at most 10 % above that of the last
     * fifth of all windows. Calls are steady if these are in the first half.
     */
    Warming warming() {
      double warm = median(size - Math.max(1, size / PARTS), size);
      int found = 0;
      while (found < size - 1 && median(found, Math.min(size, found + TOGETHER)) > CLOSE * warm) {
        found++;
      }
      return new Warming(since[found] / 1e6, before[found], found <= size / 2);
    }

    private double median(int from, int to) {
      return Median.of(Arrays.stream(nanos, from, to));
    }
  }
}
