package io.serbench.machine;

import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * How many threads of other programs want a processor right now. The load average does not tell: it
 * remembers for minutes what has ended, such as the run before this one.
 */
public final class Contention {
  private static final int SAMPLES = 10;
  private static final long PAUSE = TimeUnit.MILLISECONDS.toNanos(10);

  private Contention() {}

  /**
   * Returns how many times as long this machine takes now for work that keeps some threads busy, by
   * looking for a tenth of a second: 1 if nobody else wants its processors, or if it does not say.
   */
  public static double slowdown(int threads) {
    SystemFiles files = new SystemFiles(Path.of("/"));
    double others =
        IntStream.range(0, SAMPLES)
            .peek(sample -> LockSupport.parkNanos(PAUSE))
            .mapToDouble(sample -> others(files))
            .average()
            .orElseThrow();
    return slowdown(threads, others, Runtime.getRuntime().availableProcessors());
  }

  static double slowdown(int threads, double others, int processors) {
    return Math.max(1, (threads + others) / processors);
  }

  /** Returns the threads that run or are ready to, as proc(5) says, without this process's own. */
  static double others(SystemFiles files) {
    String running = files.line("proc/loadavg").orElse("").replaceFirst("/.*", "");
    long all = SystemFiles.parsed(running.substring(running.lastIndexOf(' ') + 1)).orElse(0);
    return Math.max(0, all - own(files).count());
  }

  private static Stream<String> own(SystemFiles files) {
    return files.entries("proc/self/task").stream()
        .flatMap(task -> files.line(task + "/stat").stream())
        // The name before the state is in parentheses, and may contain anything.
        .filter(stat -> stat.substring(stat.lastIndexOf(')') + 1).startsWith(" R"));
  }
}
