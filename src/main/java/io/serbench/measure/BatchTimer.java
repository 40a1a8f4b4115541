package io.serbench.measure;

import io.serbench.witness.Readings;
import io.serbench.witness.Undisturbed;
import io.serbench.witness.Witness;
import java.lang.management.CompilationMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;

/**
 * Times batches between readings of the witness, and lets the witness choose the moments: what is
 * measured begins when the machine is undisturbed, and stops when it no longer is. What the batches
 * took themselves is never looked at.
 */
public final class BatchTimer {
  /** Where the machine is not undisturbed for as long as patience lasts, as many are timed so. */
  private static final int DISTURBED_BATCHES = 3;

  /** So many batches of an operation tell enough of how it fares when it is disturbed. */
  private static final int ENOUGH_BATCHES = 9;

  /** Somebody waits for a sign of life; turns of the usual length need none. */
  private static final long LONGEST_SILENCE = 500_000_000;

  private final Clock clock;
  private final LongSupplier witness;
  private final Interruptions interruptions;
  private final LongSupplier jit;
  private final Runnable signOfLife;
  private final Readings readings = new Readings();
  private Undisturbed known;

  /** Nanoseconds, since this was made, in which its thread was kept from running. */
  private long waited;

  /** Nanoseconds of batches since the last sign of life. */
  private long silence;

  /**
   * For the thread that makes it.
   *
   * @param bestReading nanoseconds of the witness at its best, as far as this thread has seen
   * @param signOfLife called between two batches, every half second of them
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

  /** The JVM's own count of what its JIT compiler has worked; always zero where it has none. */
  private static LongSupplier compiler() {
    CompilationMXBean bean = ManagementFactory.getCompilationMXBean();
    return bean == null || !bean.isCompilationTimeMonitoringSupported()
        ? () -> 0
        : bean::getTotalCompilationTime;
  }

  /** Milliseconds that the JIT has spent compiling since the JVM started. */
  long compileMillis() {
    return jit.getAsLong();
  }

  /** Nanoseconds of the witness at its best, as far as is known. */
  public double bestReading() {
    return undisturbed().bestNanos();
  }

  /** Another fork saw the machine at such a best. */
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

  /** The time that this thread could use: what others took of it does not warm anything up. */
  long now() {
    return clock.nanos() - waited;
  }

  /** The median nanoseconds of the batches in a window of time. */
  double window(Operation.Warm operation, long nanos, int least) throws Exception {
    Samples samples = new Samples(read(), clock.nanos());
    long start = now();
    for (int i = 0; i < least || now() - start < nanos; i++) {
      addBatch(samples, operation);
    }
    return samples.median(undisturbed());
  }

  /**
   * Measures an operation for a while, at the moments that the witness chooses. Where it finds none
   * in time, a few batches are timed all the same: they tell how the row fares when it is
   * disturbed.
   *
   * @param nanos how long its batches shall last together
   * @param before how many of its batches were timed in earlier turns: where these are enough to
   *     tell how it fares when it is disturbed, nothing is timed at disturbed moments any more
   * @return a series for each stretch of batches that follow each other
   * @throws Exception what the operation throws
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

  /** Adds batches as long as the machine stays as it is; nanoseconds that they took. */
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

  /** Runs an operation unmeasured, so that the caches hold its data again. */
  public void rewarm(Operation.Warm operation, long nanos) throws Exception {
    silence = 0;
    long start = clock.nanos();
    while (clock.nanos() - start < nanos) {
      ranFor(operation.took(operation.time(clock)));
    }
  }

  /** Reads until the machine is undisturbed, or patience ends. */
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

  private void addBatch(Samples samples, Operation.Warm operation) throws Exception {
    interruptions.start();
    long nanos = operation.time(clock);
    long took = operation.took(nanos);
    // Other work may wait by itself, and calls that are interrupted are not in a batch's middle.
    long lost = took == nanos ? interruptions.stop(took) : 0;
    waited += lost;
    samples.add(nanos, lost, read());
    ranFor(took);
  }

  /** A batch is over that took so long. */
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

  /** How long a fork may wait for the machine to be undisturbed, and how long it did. */
  public static final class Patience {
    private final long nanos;
    private long passedOver;

    /**
     * So much of it.
     *
     * @param nanos nanoseconds
     */
    public Patience(long nanos) {
      this.nanos = nanos;
    }

    /** Whether there is some left. */
    boolean lasts() {
      return passedOver < nanos;
    }

    void use(long waited) {
      passedOver += waited;
    }

    /** Nothing was measured: that takes as long as measuring at least, even if nobody waits. */
    void passOver(long nanosOfSlice) {
      passedOver = Math.max(passedOver, nanosOfSlice);
    }

    /** Nanoseconds that were waited, or that a slice would have measured. */
    public long passedOver() {
      return passedOver;
    }
  }
}
