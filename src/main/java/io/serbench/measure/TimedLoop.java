package io.serbench.measure;

/**
 * The timed loop itself: as little as can stand between two clock readings. Never used under this
 * name but through copies of the class; see {@link LoopCopies}.
 */
final class TimedLoop implements BatchLoop {
  private Object last;

  @Override
  public long time(Clock clock, Operation operation, int calls) throws Exception {
    // What an earlier batch gave must not live while this one fills the heap.
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
