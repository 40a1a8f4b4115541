package io.serbench.lab.floor;

/**
 * A chain of operations, each waiting for the one before: about 100 ns on machines of the 2020s.
 */
final class BusyLoop {
  private static final int STEPS = 160;
  private static final int CALLS = 10_000;

  private int state = 1;

  /** Keeps busy once. */
  int run() {
    int x = state;
    for (int i = 0; i < STEPS; i++) {
      x = (x ^ i) + 0x9E3779B1;
    }
    state = x;
    return x;
  }

  /**
   * Nanoseconds of one call: the fastest of all plain loops of ten thousand calls, a millisecond
   * each, that fit into the time. A shared machine may take long to be undisturbed for one.
   */
  double fastest(long millis) {
    long end = System.nanoTime() + millis * 1_000_000;
    long best = Long.MAX_VALUE;
    while (System.nanoTime() < end) {
      long start = System.nanoTime();
      for (int call = 0; call < CALLS; call++) {
        run();
      }
      best = Math.min(best, System.nanoTime() - start);
    }
    return (double) best / CALLS;
  }
}
