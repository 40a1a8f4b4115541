package io.serbench.fork;

import io.serbench.catalog.Threading.Instances;
import io.serbench.dataset.Dataset;
import io.serbench.dataset.equality.DeepEquality;
import io.serbench.files.TemporaryFolder;
import io.serbench.measure.Sink;
import io.serbench.result.PhaseResult.VirtualThreads;
import io.serbench.serializer.Serializer;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.ref.Reference;
import java.lang.reflect.InvocationTargetException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import javax.management.JMException;
import javax.management.ObjectName;
import jdk.jfr.Recording;
import jdk.jfr.consumer.RecordingFile;

/**
 * Has virtual threads create, encode and decode messages, and measures how many they get done, what
 * memory is kept for them, and how often one is pinned to its carrier thread while it waits.
 *
 * <p>That memory is what is in use after full collections while all threads wait and hold what they
 * had, less that with as many idle threads, when others have made calls and are gone.
 */
record VirtualProbe<T>(
    Dataset<T> dataset,
    List<T> inputs,
    Instances instances,
    Callable<Serializer<T, Object>> opener,
    Runnable signOfLife) {
  private static final long WARM_NANOS = 500_000_000;
  private static final long MEASURED_NANOS = 1_000_000_000;
  private static final long BUSY_NANOS = 100_000; // Between parks, which take little of it.
  private static final long PARK_NANOS = 10_000; // Another thread can get the carrier.
  private static final long SILENCE_MILLIS = 200; // Between signs of life.
  private static final int LONGEST_SECONDS = 60;
  private static final String PINNED = "jdk.VirtualThreadPinned";

  VirtualThreads probe(int threads) throws Exception {
    try (TemporaryFolder folder = TemporaryFolder.create();
        Recording recording = recordingIn(folder.path())) {
      recording.enable(PINNED).withThreshold(Duration.ZERO).withoutStackTrace();
      recording.start();
      try (Crowd warm = new Crowd(threads, Optional.of(new Serializers()))) {
        warm.work(WARM_NANOS);
        KeptProbe.used(); // The first call loads the classes that it needs.
      }
      long before;
      try (Crowd idle = new Crowd(threads, Optional.empty())) {
        idle.work(0);
        before = KeptProbe.used();
      }
      Serializers serializers = new Serializers();
      try (Crowd crowd = new Crowd(threads, Optional.of(serializers))) {
        Instant begin = Instant.now();
        long nanos = crowd.work(MEASURED_NANOS);
        signOfLife.run();
        long pinned = pinned(recording, folder.path().resolve("pinned.jfr"), begin);
        signOfLife.run();
        long kept = KeptProbe.used() - before;
        return new VirtualThreads(
            crowd.messages.get(), nanos, kept, pinned, serializers.opened.get());
      }
    }
  }

  private static long pinned(Recording recording, Path file, Instant begin) throws IOException {
    recording.dump(file);
    return RecordingFile.readAllEvents(file).stream()
        .filter(event -> event.getEventType().getName().equals(PINNED))
        .filter(event -> !event.getStartTime().isBefore(begin))
        .count();
  }

  /** Has the JVM record in a folder, since it would leave an empty one elsewhere. */
  private static Recording recordingIn(Path folder) throws JMException {
    ManagementFactory.getPlatformMBeanServer()
        .invoke(
            new ObjectName("com.sun.management:type=DiagnosticCommand"),
            "jfrConfigure",
            new Object[] {new String[] {"repositorypath=" + folder}},
            new String[] {String[].class.getName()});
    return new Recording();
  }

  private final class Serializers {
    private final AtomicInteger opened = new AtomicInteger();
    private final Queue<Serializer<T, Object>> idle = new ConcurrentLinkedQueue<>();

    /** Returns a serializer for a thread to keep; empty where threads borrow from a pool. */
    Optional<Serializer<T, Object>> own() throws Exception {
      return switch (instances) {
        case ONE -> Optional.of(only());
        case PER_THREAD -> Optional.of(open());
        case POOL -> Optional.empty();
      };
    }

    private synchronized Serializer<T, Object> only() throws Exception {
      if (idle.isEmpty()) {
        idle.add(open());
      }
      return idle.element();
    }

    Serializer<T, Object> borrow() throws Exception {
      Serializer<T, Object> free = idle.poll();
      return free == null ? open() : free;
    }

    void giveBack(Serializer<T, Object> borrowed) {
      idle.add(borrowed);
    }

    private Serializer<T, Object> open() throws Exception {
      opened.incrementAndGet();
      return opener.call();
    }
  }

  /** Virtual threads that live until the crowd is closed. */
  private final class Crowd implements AutoCloseable {
    private final Optional<Serializers> serializers;
    private final CountDownLatch ready;
    private final CountDownLatch started = new CountDownLatch(1);
    private final CountDownLatch done;
    private final CountDownLatch closed = new CountDownLatch(1);
    private final CountDownLatch gone;
    private final AtomicLong messages = new AtomicLong();
    private final AtomicLong last = new AtomicLong();
    private final AtomicReference<Throwable> failure = new AtomicReference<>();
    private long end; // Written before threads start.

    /** Starts threads, which are idle if they have no serializers. */
    Crowd(int threads, Optional<Serializers> serializers) {
      this.serializers = serializers;
      this.ready = new CountDownLatch(threads);
      this.done = new CountDownLatch(threads);
      this.gone = new CountDownLatch(threads);
      for (int i = 0; i < threads; i++) {
        int first = i;
        startVirtual(() -> live(first));
      }
    }

    /** Has the threads work for some nanoseconds and then wait; returns the time that they took. */
    long work(long nanos) throws Exception {
      await(ready);
      long start = System.nanoTime();
      end = start + nanos;
      last.set(start);
      started.countDown();
      await(done);
      if (failure.get() != null) {
        throw new IllegalStateException("a virtual thread failed", failure.get());
      }
      return Math.max(1, last.get() - start);
    }

    private void live(int first) {
      Optional<Serializer<T, Object>> own = Optional.empty();
      try {
        try {
          if (serializers.isPresent()) {
            own = serializers.get().own();
          }
        } finally {
          ready.countDown();
        }
        started.await();
        if (serializers.isPresent()) {
          messages.addAndGet(loop(serializers.get(), own, first));
          last.accumulateAndGet(System.nanoTime(), Math::max);
        }
        done.countDown();
        closed.await();
      } catch (Throwable e) {
        failure.compareAndSet(null, e);
        done.countDown();
      } finally {
        Reference.reachabilityFence(own);
        gone.countDown();
      }
    }

    private long loop(Serializers all, Optional<Serializer<T, Object>> own, int first)
        throws Exception {
      long count = 0;
      int place = first % inputs.size();
      long now = System.nanoTime();
      while (now < end) {
        long until = now + BUSY_NANOS;
        while (now < until) {
          Serializer<T, Object> serializer = own.isPresent() ? own.get() : all.borrow();
          place = place + 1 < inputs.size() ? place + 1 : 0;
          Object created = serializer.createTemporary(inputs.get(place));
          Object decoded = serializer.deserialize(serializer.serialize(created));
          if (count == 0) {
            check(inputs.get(place), serializer.restore(decoded));
          }
          Sink.consume(decoded);
          if (own.isEmpty()) {
            all.giveBack(serializer);
          }
          count++;
          now = System.nanoTime();
        }
        LockSupport.parkNanos(PARK_NANOS);
        now = System.nanoTime();
      }
      return count;
    }

    /** Threads that wrongly share something get wrong values, and their numbers mean nothing. */
    private void check(T expected, T actual) {
      DeepEquality.difference("value in a virtual thread", dataset, expected, actual)
          .ifPresent(
              what -> {
                throw new IllegalStateException(what);
              });
    }

    private void await(CountDownLatch latch) throws InterruptedException {
      long start = System.nanoTime();
      while (!latch.await(SILENCE_MILLIS, TimeUnit.MILLISECONDS)) {
        if (System.nanoTime() - start < TimeUnit.SECONDS.toNanos(LONGEST_SECONDS)) {
          signOfLife.run();
        }
      }
    }

    @Override
    public void close() {
      started.countDown();
      closed.countDown();
      try {
        await(gone);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }
  }

  /** Calls {@code Thread.startVirtualThread} by reflection, since serbench runs on JDK 17, too. */
  private static void startVirtual(Runnable task) {
    try {
      Thread.class.getMethod("startVirtualThread", Runnable.class).invoke(null, task);
    } catch (NoSuchMethodException | IllegalAccessException | InvocationTargetException e) {
      throw new IllegalStateException("virtual threads need JDK 21 or later", e);
    }
  }
}
