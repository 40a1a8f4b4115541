package io.serbench.child;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
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

  private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
  private final boolean known;
  private final Set<Long> own = new HashSet<>();
  private final Map<Long, Long> latest = new HashMap<>();
  private long latestOwn;
  private long latestTime;
  private boolean hadTurn;
  private long inTurns;
  private long ownInTurns;
  private long between;
  private long timeBetween;

  /**
   * Creates the account of threads that are started from now on.
   *
   * @param ownJvm whether they are of one row; nothing is known of them otherwise
   */
  OtherThreads(boolean ownJvm) {
    this.known = ownJvm && threads.isThreadCpuTimeSupported() && threads.isThreadCpuTimeEnabled();
    for (long id : threads.getAllThreadIds()) {
      own.add(id);
    }
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
    return known ? threads.getCurrentThreadCpuTime() : 0;
  }

  /** Returns the CPU time of other threads since the last call, in nanoseconds. */
  private long passed() {
    if (!known) {
      return 0;
    }
    long sum = 0;
    for (long id : threads.getAllThreadIds()) {
      if (!own.contains(id)) {
        long time = Math.max(0, threads.getThreadCpuTime(id)); // -1 once it has ended.
        sum += Math.max(0, time - latest.getOrDefault(id, 0L));
        latest.put(id, time);
      }
    }
    return sum;
  }

  /** Returns their CPU time during turns relative to this thread's; empty if it is not counted. */
  OptionalDouble duringTurns() {
    return known && ownInTurns > 0
        ? OptionalDouble.of((double) inTurns / ownInTurns)
        : OptionalDouble.empty();
  }

  /** Returns whether they kept a processor busy while other forks had their turn. */
  boolean areBusyBetweenTurns() {
    return between > LEAST_BETWEEN && between > MOST_BETWEEN * timeBetween;
  }
}
