package io.serbench.fork;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;

/**
 * The CPU time of Java threads that a row has started, and of other processes. Threads of the JVM
 * that collect garbage or compile are none of Java's, and those that lived before the row's code
 * was loaded are not the row's. If a thread ends, its time is what the process took and no living
 * thread did; only then, as that includes the JVM's own threads.
 */
final class OtherThreads {
  /** Between turns: less than this may be a timer of a library. */
  private static final double MOST_BETWEEN = 0.2;

  /** Less CPU time than this, in nanoseconds, shows nothing. */
  private static final long LEAST_BETWEEN = 100_000_000;

  private static final int TURNS_PER_SEARCH = 16; // For other processes, which takes milliseconds.

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
  private CpuTimes.Total latestProcess = CpuTimes.Total.NONE;
  private int turns;
  private long firstOfDescendants;
  private long latestOfDescendants;
  private long latestSearch;
  private boolean descendantsAreBusy;

  /** The CPU times of a JVM's threads. */
  interface CpuTimes {
    /** Returns the time of each living thread by its ID, in nanoseconds. */
    Map<Long, Long> ofAll();

    /** Returns the time of the calling thread, in nanoseconds. */
    long ofCaller();

    /** Returns what this process has taken and started until now. */
    Total ofProcess();

    /** Returns the time of processes that this one has started and that live, in nanoseconds. */
    long ofDescendants();

    /** Returns whether somebody has switched the times of threads off. */
    boolean wereSwitchedOff();

    /**
     * What a process has taken until now.
     *
     * @param nanos CPU time of all its threads, those that have ended and the JVM's own included
     * @param started number of Java threads that it has started
     */
    record Total(long nanos, long started) {
      static final Total NONE = new Total(0, 0);
    }

    /** Returns those of this JVM; empty if it does not count them. */
    static Optional<CpuTimes> ofJvm() {
      ThreadMXBean threads = ManagementFactory.getThreadMXBean();
      if (!threads.isThreadCpuTimeSupported()) {
        return Optional.empty();
      }
      threads.setThreadCpuTimeEnabled(true); // Not all JVMs begin so.
      return Optional.of(
          new CpuTimes() {
            private boolean switchedOff;

            @Override
            public Map<Long, Long> ofAll() {
              switchOn();
              Map<Long, Long> all = new HashMap<>();
              for (long id : threads.getAllThreadIds()) {
                all.put(id, Math.max(0, threads.getThreadCpuTime(id))); // -1 once it has ended.
              }
              return all;
            }

            private void switchOn() {
              switchedOff |= !threads.isThreadCpuTimeEnabled();
              threads.setThreadCpuTimeEnabled(true);
            }

            @Override
            public boolean wereSwitchedOff() {
              switchOn();
              return switchedOff;
            }

            @Override
            public long ofCaller() {
              switchOn();
              return Math.max(0, threads.getCurrentThreadCpuTime());
            }

            @Override
            public Total ofProcess() {
              long nanos =
                  ManagementFactory.getOperatingSystemMXBean()
                          instanceof com.sun.management.OperatingSystemMXBean system
                      ? Math.max(0, system.getProcessCpuTime())
                      : 0;
              return new Total(nanos, threads.getTotalStartedThreadCount());
            }

            @Override
            public long ofDescendants() {
              return ProcessHandle.current()
                  .descendants()
                  .flatMap(process -> process.info().totalCpuDuration().stream())
                  .mapToLong(Duration::toNanos)
                  .sum();
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
    times.ifPresent(
        known -> {
          own.addAll(known.ofAll().keySet());
          known.ofDescendants(); // No turn is to wait until the code for it is loaded.
        });
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
    if (turns++ % TURNS_PER_SEARCH == 0) {
      searchProcesses(now);
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

  private void searchProcesses(long now) {
    long nanos = times.map(CpuTimes::ofDescendants).orElse(0L);
    long since = nanos - latestOfDescendants;
    if (latestSearch == 0) {
      firstOfDescendants = nanos;
    } else {
      descendantsAreBusy |= since > LEAST_BETWEEN && since > MOST_BETWEEN * (now - latestSearch);
    }
    latestOfDescendants = nanos;
    latestSearch = now;
  }

  /** Returns the CPU time of other threads since the last call, in nanoseconds. */
  private long passed() {
    Map<Long, Long> all = times.map(CpuTimes::ofAll).orElse(Map.of());
    CpuTimes.Total process = times.map(CpuTimes::ofProcess).orElse(CpuTimes.Total.NONE);
    long ended = latest.size() + process.started() - latestProcess.started() - all.size();
    long sum = 0;
    long ofLiving = 0;
    for (Map.Entry<Long, Long> thread : all.entrySet()) {
      long since = Math.max(0, thread.getValue() - latest.getOrDefault(thread.getKey(), 0L));
      ofLiving += since;
      sum += own.contains(thread.getKey()) ? 0 : since;
    }
    if (ended > 0 && !latest.isEmpty()) {
      sum += process.nanos() - latestProcess.nanos() - ofLiving;
    }
    latest.clear();
    latest.putAll(all);
    latestProcess = process;
    return sum;
  }

  /**
   * Returns their CPU time during turns, and that of other processes since the first turn, relative
   * to this thread's; empty if it is not counted.
   */
  OptionalDouble duringTurns() {
    if (times.isEmpty() || ownInTurns == 0) {
      return OptionalDouble.empty();
    }
    searchProcesses(System.nanoTime());
    // The time of those that ended is known to some milliseconds only.
    long ofThreads = Math.max(0, inTurns);
    long ofProcesses = Math.max(0, latestOfDescendants - firstOfDescendants);
    return OptionalDouble.of((double) (ofThreads + ofProcesses) / ownInTurns);
  }

  /** Returns whether somebody has switched off what tells their times. */
  boolean areHidden() {
    return times.filter(CpuTimes::wereSwitchedOff).isPresent();
  }

  /** Returns whether they kept a processor busy while other forks had their turn. */
  boolean areBusyBetweenTurns() {
    return descendantsAreBusy || (between > LEAST_BETWEEN && between > MOST_BETWEEN * timeBetween);
  }
}
