package io.serbench.measure;

/**
 * Tells how long the measuring thread was kept from running during a batch by something that is not
 * the row's doing: another program on its processor, or the hypervisor that gave it to another
 * machine. The witness cannot see that, since it runs before and after the batch.
 */
interface Interruptions {
  /** Where nothing can be known. */
  Interruptions UNKNOWN =
      new Interruptions() {
        @Override
        public void start() {}

        @Override
        public long stop(long nanos) {
          return 0;
        }
      };

  /** Called right before a batch. */
  void start();

  /**
   * Called right after it.
   *
   * @param nanos how long the batch took
   * @return how many nanoseconds of that the thread did not run although it could have; 0 where
   *     that cannot be known
   */
  long stop(long nanos);
}
