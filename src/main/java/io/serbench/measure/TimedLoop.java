package io.serbench.measure;

/**
 * The timed loop: as little as possible between two readings of the clock. Only copies of this
 * class are used; see {@link LoopCopies}.
 */
final class TimedLoop implements BatchLoop {
  private Object last;

  @Override
  public long time(Clock clock, Operation operation, int calls) throws Exception {
    // The result of an earlier batch must not stay alive while this one fills the heap.
    last = null;
    Object result = null;
    long start = clock.nanos();
    for (int i = 0; i < calls; i++) {
      result = operation.call(i);
      Sink.consume(result);
    }
    long nanos = clock.nanos() - start;
    last = result;
    return nanos;
  }

  @Override
  public Object last() {
    return last;
  }
}
