package io.serbench.measure;

import java.util.Arrays;
import java.util.OptionalDouble;

/**
 * Times each call of a batch by itself, behind other work, as calls come in a service. A batch
 * counts as so many calls of the mean of its middle half: single calls are interrupted, and the
 * clock's ticks are coarse. The clock's own cost is measured in the same way, around nothing, and
 * taken off.
 */
final class ApartLoop implements BatchLoop {
  private final Warmup.Between work;
  private final double clockNanos;
  private long[] single = new long[0];
  private Object last;
  private long took;

  /**
   * Creates a loop.
   *
   * @param work what is done before each call
   * @param clockNanos what each timed call is too long by
   */
  ApartLoop(Warmup.Between work, double clockNanos) {
    this.work = work;
    this.clockNanos = clockNanos;
  }

  @Override
  public long time(Clock clock, Operation operation, int calls) throws Exception {
    if (single.length != calls) {
      single = new long[calls];
    }
    last = null;
    Object result = null;
    long begin = clock.nanos();
    for (int i = 0; i < calls; i++) {
      work.run();
      long start = clock.nanos();
      result = operation.call(i);
      Sink.consume(result);
      single[i] = clock.nanos() - start;
    }
    last = result;
    took = clock.nanos() - begin;
    return Math.max(1, Math.round(calls * (middle(single) - clockNanos)));
  }

  /** Returns the mean of the middle half. */
  static double middle(long[] nanos) {
    long[] sorted = nanos.clone();
    Arrays.sort(sorted);
    int from = sorted.length / 4;
    return Arrays.stream(sorted, from, sorted.length - from).average().orElse(0);
  }

  @Override
  public long took(long nanos) {
    return took;
  }

  @Override
  public OptionalDouble clockNanos() {
    return OptionalDouble.of(clockNanos);
  }

  @Override
  public Object last() {
    return last;
  }
}
