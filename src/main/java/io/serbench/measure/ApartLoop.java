package io.serbench.measure;

import java.util.Arrays;
import java.util.OptionalDouble;

/**
 * Times each call of a batch separately, with other work before it, as in a service. The time of a
 * batch is the interquartile mean of its calls times their number, because some calls are
 * interrupted, and a single tick of the clock may be long. The clock is read twice before each
 * call: the first reading brings its code back into the caches, and the time between the two is
 * what reading it costs, which is subtracted from the time of the call. The time of the work is
 * that from the end of a call to the first reading before the next.
 */
final class ApartLoop implements BatchLoop {
  private final Warmup.Between work;
  private long[] single = new long[0];
  private long[] nothing = new long[0];
  private long[] other = new long[0];
  private Object last;
  private long took;
  private double workNanos;
  private double clockNanos;

  ApartLoop(Warmup.Between work) {
    this.work = work;
  }

  @Override
  public long time(Clock clock, Operation operation, int calls) throws Exception {
    if (single.length != calls) {
      single = new long[calls];
      nothing = new long[calls];
      other = new long[calls];
    }
    last = null;
    Object result = null;
    long begin = clock.nanos();
    long end = begin;
    for (int i = 0; i < calls; i++) {
      work.run();
      long before = clock.nanos();
      long start = clock.nanos();
      result = operation.call(i);
      Sink.consume(result);
      other[i] = before - end;
      end = clock.nanos();
      single[i] = end - start;
      nothing[i] = start - before;
    }
    last = result;
    took = end - begin;
    workNanos = middle(other);
    clockNanos = middle(nothing);
    return Math.max(1, Math.round(calls * (middle(single) - clockNanos)));
  }

  /** Returns the interquartile mean. */
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
  public double workNanos() {
    return workNanos;
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
