package io.serbench.measure;

/**
 * Warms operations up, until there is evidence that they are: between its floor and its cap, as
 * soon as the last windows' medians agree and the JIT compiler has gone quiet. The batch is
 * calibrated anew after every window, because the operation gets faster while it warms up.
 */
public final class Warmup {
  private static final long WINDOW_NANOS = 50_000_000;
  private static final int LEAST_OF_A_WINDOW = 3;

  /** Milliseconds after which an operation of less interest may be warm. */
  private static final long BRIEF_FLOOR = 2 * WINDOW_NANOS / 1_000_000;

  /** The JIT is quiet when it worked for less than this part of a window. */
  private static final double JIT_QUIET = 0.1;

  /** Ticks of the clock that a batch must last at least, so that reading it adds no error. */
  private static final int LEAST_TICKS = 1000;

  /** Calls in a batch of those that come apart: with the work between them, some milliseconds. */
  private static final int APART = 32;

  /** Calls in such a batch where each takes a millisecond or more; two of them count. */
  private static final int LEAST_APART = 4;

  /** Milliseconds after which such calls are timed, even if their times do not agree yet. */
  private static final long APART_CAP = 500;

  private final BatchTimer timer;
  private final Timing timing;
  private final Between between;
  private final double batchNanos;

  /** What is done between two windows, so that the compiler sees it too. */
  @FunctionalInterface
  public interface Between {
    /** Nothing. */
    Between NOTHING = () -> {};

    /**
     * Does it.
     *
     * @throws Exception what the library under test throws
     */
    void run() throws Exception;
  }

  /**
   * Warm-up of operations that one thread or team runs.
   *
   * @param between what happens after each window
   */
  public Warmup(BatchTimer timer, Timing timing, Between between) {
    this.timer = timer;
    this.timing = timing;
    this.between = between;
    this.batchNanos =
        Math.max(timing.batchMillis() * 1e6, (double) LEAST_TICKS * Clock.tick(timer.clock()));
  }

  /**
   * Warms an operation up that matters.
   *
   * @throws Exception what it throws
   */
  public Operation.Warm of(Operation operation) throws Exception {
    return of(operation, timing.warmupFloor(), timing.warmupCap());
  }

  /**
   * Warms an operation up that is of less interest, and that is best warmed up after those that
   * matter, since it is a part of them or made of them: it gets less time to become steady.
   *
   * @throws Exception what it throws
   */
  public Operation.Warm brieflyOf(Operation operation) throws Exception {
    long floor = timing.isFixed() ? timing.warmupFloor() : BRIEF_FLOOR;
    return of(operation, Math.min(timing.warmupFloor(), floor), timing.shortWarmupCap());
  }

  /**
   * Has calls of an operation come apart, each behind other work. The operation is warm; what is
   * not is the work between, and the loop that times single calls.
   *
   * @param warm in a loop
   * @param work what is done before each call
   * @throws Exception what either throws
   */
  public Operation.Warm apart(Operation.Warm warm, Between work) throws Exception {
    BatchLoop loop = LoopCopies.apart(work);
    int batch = Math.max(LEAST_APART, Math.min(APART, warm.batch()));
    Operation.Warm apart =
        of(warm.operation(), loop, batch, Math.min(timing.warmupFloor(), BRIEF_FLOOR), APART_CAP);
    return new Operation.Warm(
        apart.operation(),
        loop,
        batch,
        warm.warmupMillis() + apart.warmupMillis(),
        warm.steady(),
        apart.nanos());
  }

  private Operation.Warm of(Operation operation, long floor, long cap) throws Exception {
    return of(operation, operation.loop(), timing.fixedBatch(), floor, cap);
  }

  /** Of so many calls in a batch; of 0, of as many as take long enough. */
  private Operation.Warm of(
      Operation operation, BatchLoop loop, int fixedBatch, long floor, long cap) throws Exception {
    long wallStart = timer.clock().nanos();
    long start = timer.now();
    int batch = fixedBatch > 0 ? fixedBatch : firstBatch(loop, operation, start, cap);
    Plateau plateau = new Plateau();
    while (true) {
      long compiledBefore = timer.compileMillis();
      Operation.Warm current = new Operation.Warm(operation, loop, batch, 0, false, 0);
      double nanos = timer.window(current, WINDOW_NANOS, LEAST_OF_A_WINDOW) / batch;
      boolean quiet = timer.compileMillis() - compiledBefore <= WINDOW_NANOS / 1e6 * JIT_QUIET;
      plateau.add(nanos, quiet);
      between.run();
      batch = fixedBatch > 0 ? fixedBatch : calibrated(nanos);
      double millis = (timer.now() - start) / 1e6;
      boolean steady = plateau.isReached();
      if (millis >= cap || (millis >= floor && steady)) {
        double wallMillis = (timer.clock().nanos() - wallStart) / 1e6;
        return new Operation.Warm(operation, loop, batch, wallMillis, steady, nanos);
      }
    }
  }

  /** Doubles the batch until it lasts long enough, or the warm-up's cap is reached. */
  private int firstBatch(BatchLoop loop, Operation operation, long start, long cap)
      throws Exception {
    int batch = 1;
    while (true) {
      long nanos = loop.time(timer.clock(), operation, batch);
      if (nanos >= batchNanos
          || batch > Integer.MAX_VALUE / 2
          || timer.now() - start > cap * 1_000_000) {
        return batch;
      }
      batch *= 2;
    }
  }

  private int calibrated(double nanosPerCall) {
    return (int) Math.max(1, Math.min(Integer.MAX_VALUE, Math.round(batchNanos / nanosPerCall)));
  }

  /**
   * Sees that times no longer get shorter.
   *
   * <p>Times are given window by window. As long as the JIT compiler works, nothing is settled.
   * Once it is quiet, the windows since then must not be faster than the fastest before by more
   * than a little.
   */
  static final class Plateau {
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
}
