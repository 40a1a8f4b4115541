package io.serbench.lab.compare;

/** Work that a compiler cannot eliminate, because it cannot know the result. */
public final class MoreWork {
  private MoreWork() {}

  /**
   * Spends time.
   *
   * @param text determines the number to start with; may be null
   * @param steps the number of steps, each of which depends on the one before and takes about two
   *     nanoseconds
   */
  public static void spend(String text, int steps) {
    long number = text == null ? 1 : text.length() + 1;
    for (int i = 0; i < steps; i++) {
      // Xorshift never turns a nonzero number into zero.
      number ^= number << 13;
      number ^= number >>> 7;
      number ^= number << 17;
    }
    if (number == 0) {
      throw new IllegalStateException("xorshift came to nothing");
    }
  }
}
