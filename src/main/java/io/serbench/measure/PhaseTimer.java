package io.serbench.measure;

import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Warms an operation up and measures it, in batches between readings of the witness.
 *
 * <p>Warm-up ends by evidence: between its floor and its cap, as soon as the last windows' medians
 * agree and the JIT compiler has gone quiet. The batch is calibrated anew after every window,
 * because the operation gets faster while it warms up.
 */
public final class PhaseTimer {
  /** A witness reading up to this much slower than the best counts as undisturbed. */
  static final double CLEAN_WITHIN = 1.08;

  private static final long WINDOW_MILLIS = 50;
  private static final int WINDOWS_THAT_AGREE = 3;
  private static final double AGREEMENT = 0.03;

  /** The JIT is quiet when it worked for less than this part of a window. */
  private static final double JIT_QUIET = 0.1;

  /** Ticks of the clock that a batch must last at least, so that reading it adds no error. */
  private static final int LEAST_TICKS = 1000;

  /** Clean batches, as a part of those that fit into the planned time, that need no more time. */
  private static final double ENOUGH_CLEAN = 0.4;

  private final Clock clock;
  private final Witness witness;
  private final Interruptions interruptions;
  private final JitWatch jit;
  private final Timing timing;
  private final double batchNanos;
  private long bestWitness;

  /** Nanoseconds, since the timer was made, in which its thread was kept from running. */
  private long waited;

  /**
   * A timer for the phases of one row.
   *
   * @param bestWitness nanoseconds of the fastest witness reading known of this machine
   */
  public PhaseTimer(Clock clock, Witness witness, JitWatch jit, Timing timing, long bestWitness) {
    this(clock, ThreadInterruptions.ofThisThread(), witness, jit, timing, bestWitness);
  }

  PhaseTimer(
      Clock clock,
      Interruptions interruptions,
      Witness witness,
      JitWatch jit,
      Timing timing,
      long bestWitness) {
    this.clock = clock;
    this.interruptions = interruptions;
    this.witness = witness;
    this.jit = jit;
    this.timing = timing;
    this.bestWitness = bestWitness;
    this.batchNanos =
        Math.max(timing.batchMillis() * 1e6, (double) LEAST_TICKS * Clock.tick(clock));
  }

  /** The fastest witness reading so far, in nanoseconds. */
  public long bestWitness() {
    return bestWitness;
  }

  /**
   * Warms up and measures.
   *
   * @throws Exception what the operation throws
   */
  public Measurement measure(Operation operation) throws Exception {
    return measure(operation, timing.warmupCap(), timing.measureMillis(), timing.extraMillis());
  }

  /**
   * Warms up and measures what is of less interest.
   *
   * @throws Exception what the operation throws
   */
  public Measurement measureBriefly(Operation operation) throws Exception {
    long cap = Math.min(timing.warmupCap(), 2 * timing.warmupFloor());
    return measure(operation, cap, timing.otherMillis(), 0);
  }

  private Measurement measure(Operation operation, long warmupCap, long millis, long extraMillis)
      throws Exception {
    BatchLoop loop = LoopCopies.fresh();
    long start = clock.nanos();
    WarmUp warmUp = warmUp(loop, operation, warmupCap);
    double warmupMillis = (clock.nanos() - start) / 1e6;
    Samples samples = collect(loop, operation, warmUp.batch(), millis, extraMillis);
    double allocated = AllocationMeter.bytesPerCall(loop, operation, warmUp.batch());
    return Measurement.of(warmUp.batch(), samples, warmupMillis, warmUp.steady(), allocated);
  }

  private record WarmUp(int batch, boolean steady) {}

  private WarmUp warmUp(BatchLoop loop, Operation operation, long cap) throws Exception {
    long start = now();
    int batch = firstBatch(loop, operation, start, cap);
    Deque<Double> perCall = new ArrayDeque<>();
    while (true) {
      long compiledBefore = jit.compileMillis();
      Samples window = run(loop, operation, batch, WINDOW_MILLIS * 1_000_000);
      double nanos = window.median(limit(), bestWitness) / batch;
      boolean quiet = jit.compileMillis() - compiledBefore <= WINDOW_MILLIS * JIT_QUIET;
      if (quiet) {
        perCall.addLast(nanos);
      } else {
        perCall.clear();
      }
      if (perCall.size() > WINDOWS_THAT_AGREE) {
        perCall.removeFirst();
      }
      batch = calibrated(nanos);
      double millis = (now() - start) / 1e6;
      boolean steady = agree(perCall);
      if (millis >= cap || (millis >= timing.warmupFloor() && steady)) {
        return new WarmUp(batch, steady);
      }
    }
  }

  /** Doubles the batch until it lasts long enough, or the warm-up's cap is reached. */
  private int firstBatch(BatchLoop loop, Operation operation, long start, long cap)
      throws Exception {
    if (timing.fixedBatch() > 0) {
      return timing.fixedBatch();
    }
    int batch = 1;
    while (true) {
      long nanos = loop.time(clock, operation, batch);
      if (nanos >= batchNanos || batch > Integer.MAX_VALUE / 2 || now() - start > cap * 1_000_000) {
        return batch;
      }
      batch *= 2;
    }
  }

  private int calibrated(double nanosPerCall) {
    if (timing.fixedBatch() > 0) {
      return timing.fixedBatch();
    }
    return (int) Math.max(1, Math.min(Integer.MAX_VALUE, Math.round(batchNanos / nanosPerCall)));
  }

  private static boolean agree(Deque<Double> values) {
    if (values.size() < WINDOWS_THAT_AGREE) {
      return false;
    }
    double low = values.stream().mapToDouble(Double::doubleValue).min().orElseThrow();
    double high = values.stream().mapToDouble(Double::doubleValue).max().orElseThrow();
    return high <= low * (1 + AGREEMENT);
  }

  private Samples collect(
      BatchLoop loop, Operation operation, int batch, long millis, long extraMillis)
      throws Exception {
    long planned = millis * 1_000_000;
    long longest = planned + extraMillis * 1_000_000;
    Samples samples = new Samples(readWitness());
    long start = now();
    long elapsed = 0;
    double enough = ENOUGH_CLEAN * planned / (batchNanos + bestWitness);
    while (elapsed < planned || (elapsed < longest && samples.clean(limit()) < enough)) {
      addBatch(samples, loop, operation, batch);
      elapsed = now() - start;
    }
    return samples;
  }

  private Samples run(BatchLoop loop, Operation operation, int batch, long nanos) throws Exception {
    Samples samples = new Samples(readWitness());
    long start = now();
    while (now() - start < nanos || samples.size() < 3) {
      addBatch(samples, loop, operation, batch);
    }
    return samples;
  }

  private void addBatch(Samples samples, BatchLoop loop, Operation operation, int batch)
      throws Exception {
    interruptions.start();
    long nanos = loop.time(clock, operation, batch);
    long lost = interruptions.stop(nanos);
    waited += lost;
    samples.add(nanos, lost, readWitness());
  }

  /** The time that this thread could use: what others took of it does not warm anything up. */
  private long now() {
    return clock.nanos() - waited;
  }

  private long readWitness() {
    long nanos = witness.time(clock);
    bestWitness = Math.min(bestWitness, nanos);
    return nanos;
  }

  private long limit() {
    return Math.round(bestWitness * CLEAN_WITHIN);
  }
}
