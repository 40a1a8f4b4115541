package io.serbench.machine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;

/**
 * Processor time since the machine was started, in clock ticks, 100 a second on most systems; see
 * proc(5).
 *
 * @param wanted what programs and the kernel wanted of all processors
 * @param idle what nobody wanted
 * @param own of this process and its ended children
 * @param processors hardware threads
 */
public record CpuTicks(Wanted wanted, long idle, long own, int processors) {
  /**
   * Time in which a processor had something to do.
   *
   * @param busy it did it
   * @param stolen it was given to another virtual machine
   */
  public record Wanted(long busy, long stolen) {
    long total() {
      return busy + stolen;
    }
  }

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
    long idle = cpu.get(IDLE) + cpu.get(IOWAIT);
    long stolen = cpu.get(STEAL);
    // What comes after steal, time in guests, is part of what comes before.
    long busy = sum(cpu.subList(0, STEAL)) - idle;
    return Optional.of(
        new CpuTicks(
            new Wanted(busy, stolen),
            idle,
            sum(own.subList(OWN_FIRST, OWN_LAST + 1)),
            (int) stat.stream().skip(1).filter(line -> line.startsWith("cpu")).count()));
  }

  /** Hardware threads that other programs kept busy since then, on average. */
  OptionalDouble othersBusySince(CpuTicks then) {
    long time = wanted.total() + idle - (then.wanted.total() + then.idle);
    long others = wanted.busy - then.wanted.busy - (own - then.own);
    return time < LEAST
        ? OptionalDouble.empty()
        : OptionalDouble.of(Math.max(0, others) * (double) processors / time);
  }

  /**
   * Which part of the wanted time was stolen since then. Of the wanted time, not of all: where one
   * thread of many runs, idle processors would hide what it suffers.
   */
  OptionalDouble stealPercentSince(CpuTicks then) {
    long lost = wanted.stolen - then.wanted.stolen;
    long all = wanted.total() - then.wanted.total();
    return all < LEAST ? OptionalDouble.empty() : OptionalDouble.of(100.0 * lost / all);
  }

  /** The name is in parentheses and may hold blanks and parentheses. */
  private static List<Long> behindName(String line) {
    return numbers(line.substring(line.lastIndexOf(')') + 1));
  }

  /** The numbers behind the first word, as far as they are numbers. */
  private static List<Long> numbers(String line) {
    List<Long> numbers = new ArrayList<>();
    String[] words = line.strip().split("\\s+", -1);
    for (int i = 1; i < words.length; i++) {
      OptionalLong number = SystemFiles.parsed(words[i]);
      if (number.isEmpty()) {
        break;
      }
      numbers.add(number.getAsLong());
    }
    return numbers;
  }

  private static long sum(List<Long> numbers) {
    return numbers.stream().mapToLong(Long::longValue).sum();
  }
}
