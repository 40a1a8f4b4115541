package io.serbench.measure;

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
}
