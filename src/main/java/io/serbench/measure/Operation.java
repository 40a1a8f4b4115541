package io.serbench.measure;

import java.util.OptionalDouble;

/** An operation that is timed. */
@FunctionalInterface
public interface Operation {
  /**
   * Runs the operation once.
   *
   * @param index the number of the call in its batch, from 0, by which inputs rotate
   * @return the result, which the caller keeps from being optimised away
   * @throws Exception whatever the library under test throws
   */
  Object call(int index) throws Exception;

  /** Returns a new loop, which times this operation and no other. */
  default BatchLoop loop() {
    return LoopCopies.fresh();
  }

  /**
   * An operation that is warm and ready to be measured in slices.
   *
   * @param loop the loop that times it, and nothing else
   * @param batch the number of calls in each batch
   * @param warmupMillis how long its warm-up took, in milliseconds
   * @param steady whether the warm-up ended because times agreed and the JIT was quiet
   * @param nanos the time of a call at the end of the warm-up, in nanoseconds
   */
  record Warm(
      Operation operation,
      BatchLoop loop,
      int batch,
      double warmupMillis,
      boolean steady,
      double nanos) {

    long time(Clock clock) throws Exception {
      return time(clock, batch);
    }

    /**
     * Runs a batch of any number of calls, and returns their time in nanoseconds.
     *
     * @throws Exception whatever the operation throws
     */
    public long time(Clock clock, int calls) throws Exception {
      return loop.time(clock, operation, calls);
    }

    long took(long nanos) {
      return loop.took(nanos);
    }

    double workNanos() {
      return loop.workNanos();
    }

    /**
     * Returns the fraction of a batch's time that is timed, as of the latest batch; 1 if there is
     * no work between calls.
     */
    public double timedPart() {
      return nanos / (nanos + loop.workNanos());
    }

    /** Returns the result of the last call of the latest batch; null before the first batch. */
    public Object last() {
      return loop.last();
    }

    /**
     * Runs a batch and returns the bytes that a call allocates on the calling thread; empty if the
     * JVM does not count.
     *
     * @throws Exception whatever the operation throws
     */
    public OptionalDouble allocatedBytes() throws Exception {
      return loop.allocatedBytes(operation, batch);
    }
  }
}
