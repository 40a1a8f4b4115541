package io.serbench.measure;

/**
 * The timed loop itself: as little as can stand between two clock readings. Never used under this
 * name but through copies of the class; see {@link LoopCopies}.
 */
final class TimedLoop implements BatchLoop {
  @Override
  public long time(Clock clock, Operation operation, int calls) throws Exception {
    long start = clock.nanos();
    for (int i = 0; i < calls; i++) {
      Sink.consume(operation.call(i));
    }
    return clock.nanos() - start;
  }
}
