package io.serbench.lab.service;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;

/**
 * The times of single calls as one thread sees them, and the time that reading the clock takes by
 * itself.
 */
final class CallTimes {
  /**
   * The most messages whose times are kept: more than any program handles in the seconds for which
   * it is watched.
   */
  private static final int MOST = 1 << 20;

  private final int[] nothing = new int[MOST];
  private final int[] deser = new int[MOST];
  private final int[] ser = new int[MOST];
  private int count;
  private volatile boolean begins;

  /**
   * Adds the times of one message, in nanoseconds.
   *
   * @param clock the time between two readings of the clock with no call in between
   */
  void add(long clock, long decoding, long encoding) {
    if (begins) {
      begins = false;
      count = 0;
    }
    if (count < MOST) {
      nothing[count] = narrow(clock);
      deser[count] = narrow(decoding);
      ser[count] = narrow(encoding);
      count++;
    }
  }

  private static int narrow(long nanos) {
    return (int) Math.min(Integer.MAX_VALUE, nanos);
  }

  /** Discards all times when the next message is added, because the program is warm now. */
  void begin() {
    begins = true;
  }

  /**
   * The times of all calls.
   *
   * @param calls the number of messages; each is one call of ser and one of deser
   * @param clock the median time of reading the clock, in nanoseconds, which is subtracted from the
   *     others
   */
  record Summary(int calls, double clock, Middle ser, Middle deser) {}

  /**
   * Three estimates of the time of a call, in nanoseconds.
   *
   * @param midmean the mean of the middle half
   * @param mean the mean of all calls but the slowest hundredth, in which the thread was
   *     interrupted
   */
  record Middle(double median, double midmean, double mean) {
    static Middle of(int[] sorted, double clock) {
      int quarter = sorted.length / 4;
      return new Middle(
          sorted[sorted.length / 2] - clock,
          mean(sorted, quarter, sorted.length - quarter) - clock,
          mean(sorted, 0, sorted.length - sorted.length / 100) - clock);
    }

    private static double mean(int[] sorted, int from, int to) {
      return Arrays.stream(sorted, from, to).average().orElseThrow();
    }
  }

  /** Returns a summary of the times of all threads. */
  static Summary summary(List<CallTimes> threads) {
    int[] nothing = sorted(threads, times -> times.nothing);
    double clock = nothing[nothing.length / 2];
    return new Summary(
        nothing.length,
        clock,
        Middle.of(sorted(threads, times -> times.ser), clock),
        Middle.of(sorted(threads, times -> times.deser), clock));
  }

  private static int[] sorted(List<CallTimes> threads, Function<CallTimes, int[]> what) {
    List<int[]> parts = new ArrayList<>();
    for (CallTimes times : threads) {
      parts.add(Arrays.copyOf(what.apply(times), times.count));
    }
    return parts.stream().flatMapToInt(Arrays::stream).sorted().toArray();
  }
}
