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

  /** Nanoseconds that were waited. */
  public long passedOver() {
    return passedOver;
  }
}
