package io.serbench.machine;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.regex.Pattern;

/**
 * Processor time since the system started, in clock ticks, of which most systems have 100 per
 * second; see proc(5).
 *
 * @param busy the time in which processors did what programs and the kernel wanted
 * @param stolen the time in which they would have, but the hypervisor gave it to other machines
 * @param idle the time that nobody wanted
 * @param own the time that this process and its terminated children used
 * @param processors the number of hardware threads
 */
public record CpuTicks(long busy, long stolen, long idle, long own, int processors) {
  /** Less time than this, a second on most systems, says nothing, because ticks are long. */
  private static final long LEAST = 100;

  // Fields of the line cpu in /proc/stat.
  private static final int IDLE = 3;
  private static final int IOWAIT = 4;
  private static final int STEAL = 7;

  // utime, stime, cutime and cstime in /proc/self/stat, counted from the field after the state.
  private static final int OWN_FIRST = 10;
  private static final int OWN_LAST = 13;

  static Optional<CpuTicks> of(SystemFiles files) {
    List<String> stat = files.lines("proc/stat");
    List<Long> cpu = numbers(stat.isEmpty() ? "" : stat.get(0), STEAL + 1);
    // The process's name is in parentheses, and may contain blanks, parentheses and digits.
    List<Long> own =
        numbers(files.line("proc/self/stat").orElse("").replaceFirst(".*\\)", ""), OWN_LAST + 1);
    if (cpu.size() <= STEAL || own.size() <= OWN_LAST) {
      return Optional.empty();
    }
    long idle = cpu.get(IDLE) + cpu.get(IOWAIT);
    long stolen = cpu.get(STEAL);
    // The fields after steal, the time of guests, are included in the fields before it.
    long busy = sum(cpu.subList(0, STEAL)) - idle;
    int processors = (int) stat.stream().skip(1).filter(line -> line.startsWith("cpu")).count();
    long used = sum(own.subList(OWN_FIRST, OWN_LAST + 1));
    return Optional.of(new CpuTicks(busy, stolen, idle, used, processors));
  }

  /** Returns the average number of hardware threads that other programs kept busy since then. */
  OptionalDouble othersBusySince(CpuTicks then) {
    long time = wanted() + idle - (then.wanted() + then.idle);
    long others = busy - then.busy - (own - then.own);
    return time < LEAST
        ? OptionalDouble.empty()
        : OptionalDouble.of(Math.max(0, others) * (double) processors / time);
  }

  /**
   * Returns the percentage of the wanted time that was stolen since then. It is not that of all
   * time, in which the idle processors of a single-threaded run would hide the loss.
   */
  OptionalDouble stealPercentSince(CpuTicks then) {
    long lost = stolen - then.stolen;
    long all = wanted() - then.wanted();
    return all < LEAST ? OptionalDouble.empty() : OptionalDouble.of(100.0 * lost / all);
  }

  private long wanted() {
    return busy + stolen;
  }

  /** Returns the first numbers in a line. */
  private static List<Long> numbers(String line, int most) {
    return Pattern.compile("-?\\d+")
        .matcher(line)
        .results()
        .limit(most)
        .map(number -> Long.valueOf(number.group()))
        .toList();
  }

  private static long sum(List<Long> numbers) {
    return numbers.stream().mapToLong(Long::longValue).sum();
  }
}
