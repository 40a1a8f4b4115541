package io.serbench.run;

import io.serbench.measure.Timing;
import io.serbench.result.Noise;
import io.serbench.result.Phase;
import java.time.Duration;
import java.util.List;
import java.util.OptionalInt;

/**
 * How a run measures.
 *
 * @param preset what the user chose of precision and time
 * @param stopping how many child JVMs each row gets
 * @param timing how long warm-up and batches last in each of them
 * @param share how much each of them measures
 * @param alive how many of them may live at once; empty for as many as memory allows
 * @param noise what happens to batches during which the machine was disturbed
 * @param phases what is timed
 * @param skipPreWarmup whether to leave out the warm-up of all rows before the first is measured;
 *     means something without forks only
 */
public record Method(
    Preset preset,
    Stopping stopping,
    Timing timing,
    Share share,
    OptionalInt alive,
    Noise noise,
    List<Phase> phases,
    boolean skipPreWarmup) {
  public Method {
    phases = List.copyOf(phases);
  }

  /** How much time a run takes for how much precision. */
  public enum Preset {
    /** One short fork a row, for a first impression. */
    QUICK(new Timing(0, 1.5, 150, 600), new Share(60, 20, 15, 3, 15), Stopping.exactly(1)),
    /** Unless told otherwise. */
    DEFAULT(
        new Timing(0, 1.5, 200, 1500),
        new Share(60, 20, 15, 3, 15),
        new Stopping(3, Stopping.UNLIMITED, 0.02, Duration.ofSeconds(12))),
    /** For numbers to publish. */
    THOROUGH(
        new Timing(0, 1.5, 600, 5000),
        new Share(300, 100, 15, 3, 30),
        new Stopping(6, Stopping.UNLIMITED, 0.01, Duration.ofSeconds(60)));

    @SuppressWarnings("ImmutableEnumChecker") // A record of numbers.
    private final Timing timing;

    @SuppressWarnings("ImmutableEnumChecker") // A record of numbers.
    private final Share share;

    @SuppressWarnings("ImmutableEnumChecker") // A record of immutable values.
    private final Stopping stopping;

    Preset(Timing timing, Share share, Stopping stopping) {
      this.timing = timing;
      this.share = share;
      this.stopping = stopping;
    }

    /** How long warm-up and batches last. */
    public Timing timing() {
      return timing;
    }

    /** How much each fork measures. */
    public Share share() {
      return share;
    }

    /** How many forks a row gets. */
    public Stopping stopping() {
      return stopping;
    }
  }

  /**
   * What a fork shall have of the time. All in milliseconds.
   *
   * @param clean how long the undisturbed batches of each headline phase shall last together
   * @param other how long any other phase is measured
   * @param slice how long a phase is measured in one turn
   * @param rewarm how long a phase runs unmeasured at the beginning of its slice
   * @param patience how long a slice waits for the machine to be undisturbed
   */
  public record Share(double clean, double other, double slice, double rewarm, double patience) {
    /**
     * A fork of which so many times as much was measured or waited for as it shall have is let go,
     * whatever it lacks: the machine may never be quiet.
     */
    private static final double MOST = 8;

    /** The same with so much measurement of each phase. */
    public Share withMeasurement(long millis) {
      return new Share(millis, millis, Math.min(slice, millis), rewarm, patience);
    }

    /** How many milliseconds a fork may take of others' time, for so many phases. */
    double most(int phases) {
      return MOST * (clean + rewarm) * phases;
    }
  }

  /**
   * When a row has had enough forks: when its times are precise enough, or its budget is spent.
   *
   * @param least forks a row gets in any case; 0 to run in this JVM
   * @param most forks a row gets at most
   * @param precision half width of the 95 % interval of each headline phase, relative to the value
   * @param budget how long the forks of a row may take together; of all rows, on average
   */
  public record Stopping(int least, int most, double precision, Duration budget) {
    private static final int UNLIMITED = 1000;

    /** None: everything in this JVM. */
    public static final Stopping IN_PROCESS = exactly(0);

    /** So many forks, whatever they say. */
    public static Stopping exactly(int forks) {
      return new Stopping(forks, forks, 0, Duration.ofDays(1));
    }

    public Stopping withPrecision(double wanted) {
      return new Stopping(least, most, wanted, budget);
    }

    public Stopping withBudget(Duration wanted) {
      return new Stopping(least, most, precision, wanted);
    }
  }
}
