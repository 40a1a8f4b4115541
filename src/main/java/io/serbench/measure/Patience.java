package io.serbench.measure;

/** How long a fork may wait for the machine to be undisturbed, and how long it did. */
public final class Patience {
  private final long nanos;
  private long passedOver;

  /**
   * So much of it.
   *
   * @param nanos nanoseconds
   */
  public Patience(long nanos) {
    this.nanos = nanos;
  }

  /** Whether there is some left. */
  boolean lasts() {
    return passedOver < nanos;
  }

  void use(long waited) {
    passedOver += waited;
  }

  /** Nothing was measured: that takes as long as measuring at least, even if nobody waits. */
  void passOver(long nanosOfSlice) {
    passedOver = Math.max(passedOver, nanosOfSlice);
  }

  /** Nanoseconds that were waited, or that a slice would have measured. */
  public long passedOver() {
    return passedOver;
  }
}
