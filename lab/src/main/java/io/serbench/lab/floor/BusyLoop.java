package io.serbench.lab.floor;

/**
 * A chain of operations that each depend on the one before. It takes about 100 ns on machines of
 * the 2020s.
 */
final class BusyLoop {
  static final int STEPS = 160;
  private static final int CALLS = 10_000;

  private int state = 1;

  /** Runs the chain once. Returns its result, so that the JIT compiler cannot eliminate it. */
  int run() {
    return run(STEPS);
  }

  /** Runs a chain of another length. */
  int run(int steps) {
    int x = state;
    for (int i = 0; i < steps; i++) {
      x = (x ^ i) + 0x9E3779B1;
    }
    state = x;
    return x;
  }

  /**
   * Returns the nanoseconds of one call in the fastest of many plain loops. Each loop makes 10,000
   * calls, which take about a millisecond. On a shared machine it may take long until one of them
   * is undisturbed.
   *
   * @param steps the length of the chain
   * @param millis how long to repeat the loops, in milliseconds
   */
  double fastest(int steps, long millis) {
    long end = System.nanoTime() + millis * 1_000_000;
    long best = Long.MAX_VALUE;
    while (System.nanoTime() < end) {
      long start = System.nanoTime();
      for (int call = 0; call < CALLS; call++) {
        run(steps);
      }
      best = Math.min(best, System.nanoTime() - start);
    }
    return (double) best / CALLS;
  }
}
