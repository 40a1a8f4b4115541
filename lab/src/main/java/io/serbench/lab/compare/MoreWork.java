package io.serbench.lab.compare;

/** Work that no compiler can leave out, since it cannot know what comes of it. */
public final class MoreWork {
  private MoreWork() {}

  /**
   * Does it.
   *
   * @param text what it begins with; may be null
   * @param steps how much; each depends on the one before, and takes two nanoseconds or so
   */
  public static void spend(String text, int steps) {
    long number = text == null ? 1 : text.length() + 1;
    for (int i = 0; i < steps; i++) {
      // Xorshift: of a number that is not nothing, it never makes nothing.
      number ^= number << 13;
      number ^= number >>> 7;
      number ^= number << 17;
    }
    if (number == 0) {
      throw new IllegalStateException("xorshift came to nothing");
    }
  }
}
