package io.serbench.measure;

import java.util.OptionalDouble;

/** What is timed: one call. */
@FunctionalInterface
public interface Operation {
  /**
   * Does the work once.
   *
   * @param index counts the calls of a batch, so that inputs can rotate
   * @return what the work gave; it is kept from being optimised away
   */
  Object call(int index) throws Exception;

  /** A loop to time this operation, and no other, with. */
  default BatchLoop loop() {
    return LoopCopies.fresh();
  }

  /**
   * An operation that was warmed up, ready to be measured in slices.
   *
   * @param operation what is timed
   * @param loop that times it, and nothing else
   * @param batch calls in each batch
   * @param warmupMillis how long its warm-up took
   * @param steady whether that ended because times agreed and the JIT was quiet
   * @param nanos of a call, at the end of its warm-up
   */
  record Warm(
      Operation operation,
      BatchLoop loop,
      int batch,
      double warmupMillis,
      boolean steady,
      double nanos) {

    /** Nanoseconds of one batch. */
    long time(Clock clock) throws Exception {
      return loop.time(clock, operation, batch);
    }

    /** Returns how long the latest batch took in all, of which it was timed so long. */
    long took(long nanos) {
      return loop.took(nanos);
    }

    /** Returns the part of a batch's time that is timed, at the end of its warm-up; 1 in a loop. */
    public double timedPart() {
      long timed = Math.max(1, Math.round(nanos * batch));
      return (double) timed / took(timed);
    }

    /** What the last call of the latest batch gave. */
    public Object last() {
      return loop.last();
    }

    /**
     * Bytes that one call allocates; empty where the JVM does not say.
     *
     * @throws Exception what the operation throws
     */
    public OptionalDouble allocatedBytes() throws Exception {
      return loop.allocatedBytes(operation, batch);
    }
  }
}
