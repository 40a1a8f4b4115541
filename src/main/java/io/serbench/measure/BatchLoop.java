package io.serbench.measure;

import java.util.OptionalDouble;

/** A loop that times batches of calls of a single operation; see {@link LoopCopies} for why. */
public interface BatchLoop {
  /**
   * Calls the operation {@code calls} times, with the indices from 0.
   *
   * @return the time of the calls in nanoseconds
   * @throws Exception whatever the operation throws
   */
  long time(Clock clock, Operation operation, int calls) throws Exception;

  /**
   * Returns how long the latest batch took in nanoseconds, including any work between its calls.
   *
   * @param nanos what {@link #time} returned for this batch
   */
  default long took(long nanos) {
    return nanos;
  }

  /**
   * Returns how long the work before a call of the latest batch took in nanoseconds: the
   * interquartile mean, since work that was interrupted takes many times as long; 0 if there is no
   * work between calls.
   */
  default double workNanos() {
    return 0;
  }

  /**
   * Returns the cost of reading the clock, in nanoseconds, that was subtracted from each call of
   * the latest batch; empty if the clock is read once per batch, so that nothing is subtracted.
   */
  default OptionalDouble clockNanos() {
    return OptionalDouble.empty();
  }

  /**
   * Runs a batch and returns the bytes that a call allocates on the calling thread, from the JVM's
   * exact counter.
   *
   * @return the mean over the batch; empty if the JVM does not count allocation per thread
   * @throws Exception whatever the operation throws
   */
  default OptionalDouble allocatedBytes(Operation operation, int calls) throws Exception {
    long before = Allocated.byThisThread();
    time(Clock.SYSTEM, operation, calls);
    return Allocated.since(before).stream().map(bytes -> bytes / calls).findFirst();
  }

  /** Returns the result of the last call of the latest batch; null before the first batch. */
  Object last();

  /** Returns what {@link #last()} does, of the thread with a number, from 0, if several call. */
  default Object last(int thread) {
    return last();
  }
}
