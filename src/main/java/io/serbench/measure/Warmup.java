package io.serbench.measure;

/**
 * Warms operations up until there is evidence that they are warm. Between its floor and its cap, a
 * warm-up ends as soon as the medians of the last windows agree and the JIT compiler has gone
 * quiet. The batch is calibrated again after every window, because the operation gets faster.
 */
public final class Warmup {
  private static final long WINDOW_NANOS = 50_000_000;
  private static final int LEAST_OF_A_WINDOW = 3;

  /** The floor of a brief warm-up, in milliseconds. */
  private static final long BRIEF_FLOOR = 2 * WINDOW_NANOS / 1_000_000;

  /** The JIT is quiet if it compiled for at most this fraction of a window. */
  private static final double JIT_QUIET = 0.1;

  /** A batch lasts at least this many ticks of the clock, so that its resolution adds no error. */
  private static final int LEAST_TICKS = 1000;

  /** Calls in a batch if they are apart; with the work between them, some milliseconds. */
  private static final int APART = 32;

  /** Calls in such a batch if each takes a millisecond or more; the middle two of them count. */
  private static final int LEAST_APART = 4;

  /** The cap of warming such calls up, in milliseconds. The operation and the work are warm. */
  private static final long APART_CAP = 200;

  private final BatchTimer timer;
  private final Timing timing;
  private final Between between;
  private final double batchNanos;

  /** Work that is done between two windows of a warm-up, or between two calls that are apart. */
  @FunctionalInterface
  public interface Between {
    /** Does nothing. */
    Between NOTHING = () -> {};

    /**
     * Does the work.
     *
     * @throws Exception whatever the library under test throws
     */
    void run() throws Exception;
  }

  /**
   * Creates a warm-up of operations that one thread or one {@link Team} runs.
   *
   * @param between what is done after each window, so that the JIT compiler sees it as well
   */
  public Warmup(BatchTimer timer, Timing timing, Between between) {
    this.timer = timer;
    this.timing = timing;
    this.between = between;
    this.batchNanos =
        Math.max(timing.batchMillis() * 1e6, (double) LEAST_TICKS * Clock.tick(timer.clock()));
  }

  /**
   * Warms an operation up.
   *
   * @throws Exception whatever the operation throws
   */
  public Operation.Warm of(Operation operation) throws Exception {
    return of(operation, timing.warmupFloor(), timing.warmupCap());
  }

  /**
   * Warms an operation up that rows are not compared by, in less time than {@link #of}. It is best
   * done last: the operation is a part of the others, or made of them, and so already partly warm.
   *
   * @throws Exception whatever the operation throws
   */
  public Operation.Warm brieflyOf(Operation operation) throws Exception {
    long floor = timing.isFixed() ? timing.warmupFloor() : BRIEF_FLOOR;
    return of(operation, Math.min(timing.warmupFloor(), floor), timing.shortWarmupCap());
  }

  /**
   * Warms up the work between calls that are apart, once for all operations, like one that is
   * warmed up {@linkplain #brieflyOf briefly}.
   *
   * @throws Exception whatever the work throws
   */
  public void ofWork(Between work) throws Exception {
    // Apart, its waits count as time: in a loop, they would be those of an operation kept waiting.
    of(index -> null, LoopCopies.apart(work), APART, BRIEF_FLOOR, timing.shortWarmupCap());
  }

  /**
   * Returns a warm operation with other work before each of its calls, after warming up the loop
   * that times single calls.
   *
   * @param warm the operation, warmed up in a loop
   * @param work what is done before each call, warmed up by {@link #ofWork}
   * @throws Exception whatever the operation or the work throws
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

  /** Doubles the batch until it lasts long enough or the warm-up's cap is reached. */
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
   * Detects when times no longer fall, window by window. A plateau is reached after some
   * consecutive windows in which the JIT compiler was quiet and that were not clearly faster than
   * the fastest window before them.
   */
  static final class Plateau {
    private static final int WINDOWS = 3;

    private static final double FASTER = 0.03;

    private double fastest = Double.MAX_VALUE;
    private int quietWindows;

    /**
     * Adds a window.
     *
     * @param nanos the time of a call
     * @param quiet whether the JIT compiler was quiet
     */
    void add(double nanos, boolean quiet) {
      boolean faster = nanos < fastest * (1 - FASTER);
      if (quiet && !faster) {
        quietWindows++;
      } else {
        // Not after every window: against the latest one alone, a slow descent would look flat.
        fastest = Math.min(fastest, nanos);
        quietWindows = 0;
      }
    }

    boolean isReached() {
      return quietWindows >= WINDOWS;
    }
  }
}
