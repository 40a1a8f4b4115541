package io.serbench.measure;

/**
 * Sees that times no longer get shorter.
 *
 * <p>Times are given window by window. As long as the JIT compiler works, nothing is settled. Once
 * it is quiet, the windows since then must not be faster than the fastest before by more than a
 * little.
 */
final class Plateau {
  /** So many quiet windows in a row, none of them faster. */
  private static final int WINDOWS = 3;

  private static final double FASTER = 0.03;

  private double fastest = Double.MAX_VALUE;
  private int quietWindows;

  /**
   * Takes a window.
   *
   * @param nanos of a call
   * @param quiet whether the JIT compiler was
   */
  void add(double nanos, boolean quiet) {
    boolean faster = nanos < fastest * (1 - FASTER);
    if (quiet && !faster) {
      quietWindows++;
    } else {
      // Only now: against the window before alone, a slow descent would look like none.
      fastest = Math.min(fastest, nanos);
      quietWindows = 0;
    }
  }

  /** Whether the last windows brought nothing new. */
  boolean isReached() {
    return quietWindows >= WINDOWS;
  }
}
