package io.serbench.child;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;

/**
 * The CPU time of Java threads that a row has started. Threads of the JVM that collect garbage or
 * compile are none of Java's, and those that lived before the row was opened are not the row's.
 */
final class OtherThreads {
  /** Between turns: less than this may be a timer of a library. */
  private static final double MOST_BETWEEN = 0.2;

  /** Less CPU time than this, in nanoseconds, shows nothing. */
  private static final long LEAST_BETWEEN = 100_000_000;

  private final Optional<CpuTimes> times;
  private final Set<Long> own = new HashSet<>();
  private final Map<Long, Long> latest = new HashMap<>();
  private long latestOwn;
  private long latestTime;
  private boolean hadTurn;
  private long inTurns;
  private long ownInTurns;
  private long between;
  private long timeBetween;

  /** The CPU times of a JVM's threads. */
  interface CpuTimes {
    /** Returns the time of each living thread by its ID, in nanoseconds. */
    Map<Long, Long> ofAll();

    /** Returns the time of the calling thread, in nanoseconds. */
    long ofCaller();

    /** Returns those of this JVM; empty if it does not count them. */
    static Optional<CpuTimes> ofJvm() {
      ThreadMXBean threads = ManagementFactory.getThreadMXBean();
      if (!threads.isThreadCpuTimeSupported() || !threads.isThreadCpuTimeEnabled()) {
        return Optional.empty();
      }
      return Optional.of(
          new CpuTimes() {
            @Override
            public Map<Long, Long> ofAll() {
              Map<Long, Long> all = new HashMap<>();
              for (long id : threads.getAllThreadIds()) {
                all.put(id, Math.max(0, threads.getThreadCpuTime(id))); // -1 once it has ended.
              }
              return all;
            }

            @Override
            public long ofCaller() {
              return threads.getCurrentThreadCpuTime();
            }
          });
    }
  }

  /**
   * Creates the account of threads that are started from now on.
   *
   * @param times how their times are known; empty if nothing is known of them
   */
  OtherThreads(Optional<CpuTimes> times) {
    this.times = times;
    times.ifPresent(known -> own.addAll(known.ofAll().keySet()));
  }

  /** Takes threads for serbench's own. */
  void exclude(List<Thread> some) {
    some.forEach(thread -> own.add(thread.getId()));
  }

  void turnBegins() {
    long now = System.nanoTime();
    long others = passed();
    if (hadTurn) {
      between += others;
      timeBetween += now - latestTime;
    }
    latestOwn = ownTime();
  }

  void turnEnds() {
    inTurns += passed();
    ownInTurns += ownTime() - latestOwn;
    latestTime = System.nanoTime();
    hadTurn = true;
  }

  private long ownTime() {
    return times.map(CpuTimes::ofCaller).orElse(0L);
  }

  /** Returns the CPU time of other threads since the last call, in nanoseconds. */
  private long passed() {
    long sum = 0;
    for (Map.Entry<Long, Long> each : times.map(CpuTimes::ofAll).orElse(Map.of()).entrySet()) {
      if (!own.contains(each.getKey())) {
        Long before = latest.put(each.getKey(), each.getValue());
        sum += Math.max(0, each.getValue() - (before == null ? 0 : before));
      }
    }
    return sum;
  }

  /** Returns their CPU time during turns relative to this thread's; empty if it is not counted. */
  OptionalDouble duringTurns() {
    return times.isPresent() && ownInTurns > 0
        ? OptionalDouble.of((double) inTurns / ownInTurns)
        : OptionalDouble.empty();
  }

  /** Returns whether they kept a processor busy while other forks had their turn. */
  boolean areBusyBetweenTurns() {
    return between > LEAST_BETWEEN && between > MOST_BETWEEN * timeBetween;
  }
}
