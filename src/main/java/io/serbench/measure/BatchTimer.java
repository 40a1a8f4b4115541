package io.serbench.measure;

import io.serbench.witness.Readings;
import io.serbench.witness.Undisturbed;
import io.serbench.witness.Witness;
import java.lang.management.CompilationMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.function.LongSupplier;

/**
 * Times batches between readings of the witness, which decides when to measure: measuring begins
 * when the machine is undisturbed and stops when it no longer is. The times of the batches
 * themselves are never part of that decision. An instance belongs to the thread that created it.
 */
public final class BatchTimer {
  /** Batches that are timed although the machine was disturbed for as long as patience lasts. */
  private static final int DISTURBED_BATCHES = 3;

  /** From this number of batches on, an operation needs no more of them on a disturbed machine. */
  private static final int ENOUGH_BATCHES = 9;

  /** The parent kills silent forks; turns of the usual length are shorter than this. */
  private static final long LONGEST_SILENCE = 500_000_000;

  private final Clock clock;
  private final LongSupplier witness;
  private final Interruptions interruptions;
  private final LongSupplier jit;
  private final Runnable signOfLife;
  private final Readings readings = new Readings();

  private Undisturbed known;

  /** Nanoseconds in which this thread was kept from running, over all batches. */
  private long waited;

  /** Nanoseconds of batches since the last sign of life. */
  private long silence;

  /**
   * Creates a timer for the calling thread.
   *
   * @param bestReading the witness's best reading in nanoseconds, as far as this thread knows
   * @param signOfLife called between two batches, once for every half second of batches
   */
  public BatchTimer(Clock clock, Witness witness, double bestReading, Runnable signOfLife) {
    this(clock, Interruptions.ofThisThread(), witness::time, compiler(), bestReading, signOfLife);
  }

  BatchTimer(
      Clock clock,
      Interruptions interruptions,
      LongSupplier witness,
      LongSupplier jit,
      double bestReading,
      Runnable signOfLife) {
    this.clock = clock;
    this.interruptions = interruptions;
    this.witness = witness;
    this.jit = jit;
    this.signOfLife = signOfLife;
    this.known = new Undisturbed(bestReading);
  }

  /** The JVM's count of the time spent in JIT compilation; always 0 if it does not count. */
  private static LongSupplier compiler() {
    CompilationMXBean bean = ManagementFactory.getCompilationMXBean();
    return bean == null || !bean.isCompilationTimeMonitoringSupported()
        ? () -> 0
        : bean::getTotalCompilationTime;
  }

  long compileMillis() {
    return jit.getAsLong();
  }

  /** Returns the witness's best reading in nanoseconds, as far as is known. */
  public double bestReading() {
    return undisturbed().bestNanos();
  }

  /** Takes note of the best reading, in nanoseconds, that the parent knows of. */
  public void learn(double bestReading) {
    if (bestReading < known.bestNanos()) {
      known = new Undisturbed(bestReading);
    }
  }

  private Undisturbed undisturbed() {
    return readings.undisturbed().filter(own -> own.bestNanos() < known.bestNanos()).orElse(known);
  }

  private boolean isUndisturbed(long reading) {
    return undisturbed().isUndisturbed(reading);
  }

  Clock clock() {
    return clock;
  }

  /** The time without what others took of it, because that does not warm anything up. */
  long now() {
    return clock.nanos() - waited;
  }

  /**
   * Returns the median time of the batches in a window, in nanoseconds.
   *
   * @param nanos the length of the window
   * @param least the least number of batches, even if they take longer
   */
  double window(Operation.Warm operation, long nanos, int least) throws Exception {
    Samples samples = new Samples(read(), clock.nanos());
    long start = now();
    for (int i = 0; i < least || now() - start < nanos; i++) {
      addBatch(samples, operation);
    }
    return samples.median(undisturbed());
  }

  /**
   * Measures an operation while the witness finds the machine undisturbed. If that does not happen
   * before patience ends, a few batches are timed nevertheless, because they show how the row fares
   * on a disturbed machine.
   *
   * @param nanos the total time of the batches to measure
   * @param before the number of batches of the operation that were timed in earlier turns; if there
   *     are enough of them, nothing more is timed on a disturbed machine
   * @return a series for each stretch of consecutive batches; none if nothing was timed
   * @throws Exception whatever the operation throws
   */
  public List<Samples> measure(Operation.Warm operation, long nanos, Patience patience, int before)
      throws Exception {
    List<Samples> stretches = new ArrayList<>();
    boolean enough = before >= ENOUGH_BATCHES;
    long left = nanos;
    while (left > 0 || stretches.isEmpty()) {
      long reading = awaitUndisturbed(patience);
      if (!isUndisturbed(reading) && (enough || !stretches.isEmpty())) {
        if (stretches.isEmpty()) {
          patience.passOver(nanos);
        }
        break;
      }
      Samples stretch = new Samples(reading, clock.nanos());
      left -= measure(stretch, operation, left);
      stretches.add(stretch);
    }
    return stretches;
  }

  /** Adds batches until the machine changes or their time is over; returns what they took. */
  private long measure(Samples stretch, Operation.Warm operation, long most) throws Exception {
    long compiledBefore = compileMillis();
    boolean quiet = isUndisturbed(stretch.lastReading());
    long start = now();
    do {
      addBatch(stretch, operation);
    } while (now() - start < most
        && (quiet ? isUndisturbed(stretch.lastReading()) : stretch.size() < DISTURBED_BATCHES));
    stretch.compiled(compileMillis() > compiledBefore);
    return now() - start;
  }

  /**
   * Runs an operation without measuring it, so that the caches hold its data again.
   *
   * @throws Exception whatever the operation throws
   */
  public void rewarm(Operation.Warm operation, long nanos) throws Exception {
    silence = 0;
    long start = clock.nanos();
    while (clock.nanos() - start < nanos) {
      ranFor(operation.took(operation.time(clock)));
    }
  }

  /** Reads the witness until the machine is undisturbed or patience ends; the last reading. */
  private long awaitUndisturbed(Patience patience) {
    long start = clock.nanos();
    long reading = read();
    while (!isUndisturbed(reading) && patience.lasts()) {
      reading = read();
      long end = clock.nanos();
      patience.use(end - start);
      start = end;
    }
    return reading;
  }

  /**
   * Runs a batch of any number of calls, which is not part of what is measured.
   *
   * @return its time in nanoseconds without interruptions; empty if the machine was disturbed
   * @throws Exception whatever the operation throws
   */
  public OptionalLong timeOnce(Operation.Warm operation, int calls) throws Exception {
    boolean quiet = isUndisturbed(read());
    interruptions.start();
    long nanos = operation.time(clock, calls);
    long lost = operation.took(nanos) == nanos ? interruptions.stop(nanos) : 0;
    return isUndisturbed(read()) && quiet ? OptionalLong.of(nanos - lost) : OptionalLong.empty();
  }

  private void addBatch(Samples samples, Operation.Warm operation) throws Exception {
    interruptions.start();
    long nanos = operation.time(clock);
    long took = operation.took(nanos);
    // Work between calls may wait on its own, and the interquartile mean excludes interrupted
    // calls.
    long lost = took == nanos ? interruptions.stop(took) : 0;
    waited += lost;
    samples.add(nanos, lost, read(), operation.workNanos());
    ranFor(took);
  }

  private void ranFor(long nanos) {
    silence += nanos;
    if (silence >= LONGEST_SILENCE) {
      silence = 0;
      signOfLife.run();
    }
  }

  private long read() {
    long nanos = witness.getAsLong();
    readings.add(nanos);
    return nanos;
  }

  /** How long a fork may wait for the machine to be undisturbed, and how long it has waited. */
  public static final class Patience {
    private final long nanos;
    private long passedOver;

    /**
     * Creates patience that lasts for a time.
     *
     * @param nanos the time in nanoseconds
     */
    public Patience(long nanos) {
      this.nanos = nanos;
    }

    boolean lasts() {
      return passedOver < nanos;
    }

    void use(long waited) {
      passedOver += waited;
    }

    /** No batch was timed in a slice, which uses up its time all the same. */
    void passOver(long nanosOfSlice) {
      passedOver = Math.max(passedOver, nanosOfSlice);
    }

    /**
     * Returns the nanoseconds that were waited, or that a slice without batches would have taken.
     */
    public long passedOver() {
      return passedOver;
    }
  }
}
