package io.serbench.measure;

import io.serbench.witness.Readings;
import io.serbench.witness.Undisturbed;
import io.serbench.witness.Witness;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.OptionalDouble;

/**
 * Warms operations up and measures them, in batches between readings of the witness.
 *
 * <p>Warm-up ends by evidence: between its floor and its cap, as soon as the last windows' medians
 * agree and the JIT compiler has gone quiet. The batch is calibrated anew after every window,
 * because the operation gets faster while it warms up.
 */
public final class PhaseTimer {
  private static final long WINDOW_MILLIS = 50;
  private static final int LEAST_OF_A_WINDOW = 3;
  private static final int WINDOWS_THAT_AGREE = 3;
  private static final double AGREEMENT = 0.03;

  /** The JIT is quiet when it worked for less than this part of a window. */
  private static final double JIT_QUIET = 0.1;

  /** Ticks of the clock that a batch must last at least, so that reading it adds no error. */
  private static final int LEAST_TICKS = 1000;

  /** How long an operation is measured before it is the next one's turn. */
  private static final long TURN_MILLIS = 40;

  /** Clean batches, as a part of those that fit into the planned time, that need no more time. */
  private static final double ENOUGH_CLEAN = 0.4;

  private final Clock clock;
  private final Witness witness;
  private final Interruptions interruptions;
  private final JitWatch jit;
  private final Timing timing;
  private final double batchNanos;
  private final long bestOfOthers;
  private final Readings readings = new Readings();

  /** Nanoseconds, since the timer was made, in which its thread was kept from running. */
  private long waited;

  /**
   * A timer for the phases of one row.
   *
   * @param bestWitness nanoseconds of the witness at its best, as far as is known of this machine
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
    this.bestOfOthers = bestWitness;
    this.batchNanos =
        Math.max(timing.batchMillis() * 1e6, (double) LEAST_TICKS * Clock.tick(clock));
  }

  /** What the witness takes at its best, as far as is known by now, in nanoseconds. */
  public long bestWitness() {
    return Math.round(undisturbed().bestNanos());
  }

  /**
   * Warms up and measures operations: each is warmed up, then all are measured in turn, a few
   * batches at a time. So they share the quiet moments of a busy machine, and what happens to one
   * happens to all.
   *
   * @return a measurement for each operation
   * @throws Exception what an operation throws
   */
  public List<Measurement> measure(List<Operation> operations) throws Exception {
    return measure(operations, timing.warmupCap(), timing.measureMillis(), timing.extraMillis());
  }

  /**
   * Warms up and measures what is of less interest.
   *
   * @throws Exception what the operation throws
   */
  public Measurement measureBriefly(Operation operation) throws Exception {
    long cap = Math.min(timing.warmupCap(), 2 * timing.warmupFloor());
    return measure(List.of(operation), cap, timing.otherMillis(), 0).get(0);
  }

  private List<Measurement> measure(
      List<Operation> operations, long warmupCap, long millis, long extraMillis) throws Exception {
    List<Trial> trials = new ArrayList<>();
    for (Operation operation : operations) {
      BatchLoop loop = operation.loop();
      long start = clock.nanos();
      WarmUp warmUp = warmUp(loop, operation, warmupCap);
      double warmupMillis = (clock.nanos() - start) / 1e6;
      trials.add(new Trial(operation, loop, warmUp, warmupMillis, new Samples()));
    }
    collect(trials, millis * 1_000_000, extraMillis * 1_000_000);
    List<Measurement> measurements = new ArrayList<>();
    for (Trial trial : trials) {
      measurements.add(trial.measurement());
    }
    return measurements;
  }

  /** An operation that is warm, and what was measured of it. */
  private record Trial(
      Operation operation, BatchLoop loop, WarmUp warmUp, double warmupMillis, Samples samples) {
    Measurement measurement() throws Exception {
      int batch = warmUp.batch();
      OptionalDouble allocated = AllocationMeter.bytesPerCall(loop, operation, batch);
      return Measurement.of(batch, samples, warmupMillis, warmUp.steady(), allocated);
    }
  }

  private record WarmUp(int batch, boolean steady) {}

  private WarmUp warmUp(BatchLoop loop, Operation operation, long cap) throws Exception {
    long start = now();
    int batch = firstBatch(loop, operation, start, cap);
    Deque<Double> perCall = new ArrayDeque<>();
    while (true) {
      long compiledBefore = jit.compileMillis();
      Samples window = new Samples();
      run(window, loop, operation, batch, WINDOW_MILLIS * 1_000_000, LEAST_OF_A_WINDOW);
      double nanos = window.median(undisturbed()) / batch;
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

  /**
   * Measures as long as planned, and longer where too few batches are clean.
   *
   * @param planned nanoseconds for each operation
   * @param extra nanoseconds more for each
   */
  private void collect(List<Trial> trials, long planned, long extra) throws Exception {
    double enough = ENOUGH_CLEAN * planned / (batchNanos + bestWitness());
    long start = now();
    boolean more = true;
    while (more) {
      more = false;
      for (Trial trial : trials) {
        long elapsed = (now() - start) / trials.size();
        boolean lacking = trial.samples().clean(undisturbed()) < enough;
        long left = planned + (lacking ? extra : 0) - elapsed;
        // One operation may have taken the time of all; the others have a batch at least.
        if (left > 0 || trial.samples().size() == 0) {
          long turn = Math.min(left, TURN_MILLIS * 1_000_000);
          run(trial.samples(), trial.loop(), trial.operation(), trial.warmUp().batch(), turn, 1);
          more = true;
        }
      }
    }
  }

  private void run(
      Samples samples, BatchLoop loop, Operation operation, int batch, long nanos, int least)
      throws Exception {
    samples.resume(readWitness());
    long start = now();
    for (int i = 0; i < least || now() - start < nanos; i++) {
      addBatch(samples, loop, operation, batch);
    }
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
    long nanos = witness.time();
    readings.add(nanos);
    return nanos;
  }

  private Undisturbed undisturbed() {
    Undisturbed known = new Undisturbed(bestOfOthers);
    return readings.undisturbed().filter(own -> own.bestNanos() < known.bestNanos()).orElse(known);
  }
}
