package io.serbench.lab.service;

import io.serbench.witness.Readings;
import io.serbench.witness.Undisturbed;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * The times of single calls as one thread sees them, and the time that reading the clock takes by
 * itself.
 *
 * <p>Only calls on an undisturbed machine count. As with calls apart in serbench, the work between
 * them tells: all that the program does from the end of one message to the beginning of the next.
 */
final class CallTimes {
  /**
   * The most messages whose times are kept: more than any program handles in the seconds for which
   * it is watched.
   */
  private static final int MOST = 1 << 20;

  /** Consecutive messages that are judged together; they take some milliseconds. */
  private static final int BATCH = 128;

  private final int[] nothing = new int[MOST];
  private final int[] deser = new int[MOST];
  private final int[] ser = new int[MOST];
  private final int[] other = new int[MOST];
  private int count;
  private long last;
  private volatile boolean begins;

  /** Adds the times of one message, in nanoseconds. */
  void add(Message message) {
    if (begins) {
      begins = false;
      count = 0;
    }
    if (count < MOST) {
      nothing[count] = narrow(message.beginsToDecode - message.begins);
      deser[count] = narrow(message.isDecoded - message.beginsToDecode);
      ser[count] = narrow(message.isEncoded - message.beginsToEncode);
      other[count] = narrow(message.begins - last);
      count++;
    }
    last = message.isEncoded;
  }

  /** Notes that a message that is not timed has been handled. */
  void skip() {
    last = System.nanoTime();
  }

  private static int narrow(long nanos) {
    return (int) Math.min(Integer.MAX_VALUE, nanos);
  }

  /**
   * The clock's readings while a message is handled, in nanoseconds.
   *
   * @param begins a first reading, right before that of {@code beginsToDecode}
   */
  record Message(
      long begins, long beginsToDecode, long isDecoded, long beginsToEncode, long isEncoded) {}

  /** Discards all times when the next message is added, because the program is warm now. */
  void begin() {
    begins = true;
  }

  /**
   * The times of the calls on an undisturbed machine.
   *
   * @param calls the number of messages in all; each is one call of ser and one of deser
   * @param undisturbed the fraction of them that counts
   * @param other the best time between two messages in nanoseconds, by which the others are judged
   * @param clock the median time of reading the clock, in nanoseconds, which is subtracted from the
   *     others
   */
  record Summary(
      int calls, double undisturbed, double other, double clock, Middle ser, Middle deser) {}

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
    Readings readings = new Readings();
    threads.forEach(
        times -> times.batches().forEach(from -> readings.add(Math.round(times.between(from)))));
    Undisturbed undisturbed = readings.undisturbed().orElseThrow();
    int[] nothing = sorted(threads, undisturbed, times -> times.nothing);
    double clock = nothing[nothing.length / 2];
    int calls = threads.stream().mapToInt(times -> times.count).sum();
    return new Summary(
        calls,
        (double) nothing.length / calls,
        undisturbed.bestNanos(),
        clock,
        Middle.of(sorted(threads, undisturbed, times -> times.ser), clock),
        Middle.of(sorted(threads, undisturbed, times -> times.deser), clock));
  }

  /** Returns the index of the first message of each batch. */
  private IntStream batches() {
    return IntStream.range(0, count / BATCH).map(batch -> batch * BATCH);
  }

  /** Returns the mean of the middle half of the times between the messages of a batch. */
  private double between(int from) {
    int[] sorted = Arrays.copyOfRange(other, from, from + BATCH);
    Arrays.sort(sorted);
    return Middle.mean(sorted, BATCH / 4, BATCH - BATCH / 4);
  }

  private static int[] sorted(
      List<CallTimes> threads, Undisturbed undisturbed, Function<CallTimes, int[]> what) {
    return threads.stream()
        .flatMapToInt(
            times ->
                times
                    .batches()
                    .filter(from -> undisturbed.isUndisturbed(times.between(from)))
                    .flatMap(from -> Arrays.stream(what.apply(times), from, from + BATCH)))
        .sorted()
        .toArray();
  }
}
