package io.serbench.machine;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Processor time since the machine was started, in clock ticks, 100 a second on most systems; see
 * proc(5).
 *
 * @param busy of all processors, in programs and in the kernel
 * @param stolen of all processors: wanted, and given to other virtual machines
 * @param total of all processors, idle time included
 * @param own of this process and its ended children
 * @param processors hardware threads
 */
public record CpuTicks(long busy, long stolen, long total, long own, int processors) {
  /** Less time says nothing, because a tick is long: a second, on most systems. */
  private static final long LEAST = 100;

  /** Fields of the line {@code cpu} of {@code /proc/stat}. */
  private static final int IDLE = 3;

  private static final int IOWAIT = 4;
  private static final int STEAL = 7;

  /**
   * First and last of utime, stime, cutime, cstime in {@code /proc/self/stat}, behind the state.
   */
  private static final int OWN_FIRST = 10;

  private static final int OWN_LAST = 13;

  static Optional<CpuTicks> of(SystemFiles files) {
    List<String> stat = files.lines("proc/stat");
    List<Long> cpu = stat.isEmpty() ? List.of() : numbers(stat.get(0));
    List<Long> own = files.line("proc/self/stat").map(CpuTicks::behindName).orElse(List.of());
    if (cpu.size() <= STEAL || own.size() <= OWN_LAST) {
      return Optional.empty();
    }
    // What comes after steal, time in guests, is part of what comes before.
    long total = sum(cpu.subList(0, STEAL + 1));
    long stolen = cpu.get(STEAL);
    return Optional.of(
        new CpuTicks(
            total - stolen - cpu.get(IDLE) - cpu.get(IOWAIT),
            stolen,
            total,
            sum(own.subList(OWN_FIRST, OWN_LAST + 1)),
            (int) stat.stream().skip(1).filter(line -> line.startsWith("cpu")).count()));
  }

  /** Hardware threads that other programs kept busy since then, on average. */
  Optional<Double> othersBusySince(CpuTicks then) {
    long time = total - then.total;
    long others = busy - then.busy - (own - then.own);
    return time < LEAST
        ? Optional.empty()
        : Optional.of(Math.max(0, others) * (double) processors / time);
  }

  /**
   * Which part of the wanted time was stolen since then. Of the wanted time, not of all: where one
   * thread of many runs, idle processors would hide what it suffers.
   */
  Optional<Double> stealPercentSince(CpuTicks then) {
    long lost = stolen - then.stolen;
    long wanted = busy - then.busy + lost;
    return wanted < LEAST ? Optional.empty() : Optional.of(100.0 * lost / wanted);
  }

  /** The name is in parentheses and may hold blanks and parentheses. */
  private static List<Long> behindName(String line) {
    return numbers(line.substring(line.lastIndexOf(')') + 1));
  }

  /** The numbers behind the first word, as far as they are numbers. */
  private static List<Long> numbers(String line) {
    return Stream.of(line.strip().split("\\s+", -1))
        .skip(1)
        .map(SystemFiles::parsed)
        .takeWhile(Optional::isPresent)
        .map(Optional::orElseThrow)
        .toList();
  }

  private static long sum(List<Long> numbers) {
    return numbers.stream().mapToLong(Long::longValue).sum();
  }
}
