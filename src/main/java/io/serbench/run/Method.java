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
 * @param stopping how many forks each row gets
 * @param timing how long warm-up and batches last in each fork
 * @param share how long each fork measures
 * @param alive how many forks may live at once; empty for as many as fit into memory
 * @param skipPreWarmup whether to measure each row before the next one is warmed up; it only has an
 *     effect without forks
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

  /** What holds if no option says otherwise. Help fills in those that are public. */
  public static final class Defaults {
    /** How long each headline phase is measured in a fork. */
    public static final int MEASUREMENT_MILLIS = 60;

    /** The half width of the intervals of headline phases that ends a row. */
    public static final int PRECISION_PERCENT = 2;

    /** The time per row, on average, after which rows get no more forks. */
    public static final int BUDGET_SECONDS = 12;

    /** The same with {@code -thorough}. */
    public static final int THOROUGH_PRECISION_PERCENT = 1;

    /** The same with {@code -thorough}. */
    public static final int THOROUGH_BUDGET_SECONDS = 60;

    private static final double WHOLE_PERCENT = 100;
    private static final double BATCH_MILLIS = 1.5;

    /** How long a phase is measured in one turn. */
    private static final int SLICE_MILLIS = 15;

    /** Before each slice, because the caches are full of other forks' data. */
    private static final int REWARM_MILLIS = 3;

    private static final Share SHARE =
        new Share(MEASUREMENT_MILLIS, 20, SLICE_MILLIS, REWARM_MILLIS, 15);

    private Defaults() {}
  }

  /** Trade-offs between time and precision. */
  @SuppressWarnings("ImmutableEnumChecker") // Records of numbers and durations.
  public enum Preset {
    /** One short fork per row, for a first impression. */
    QUICK(new Timing(0, Defaults.BATCH_MILLIS, 150, 600), Defaults.SHARE, Stopping.exactly(1)),
    /** The preset of a run that asks for no other. */
    DEFAULT(
        new Timing(0, Defaults.BATCH_MILLIS, 200, 1500),
        Defaults.SHARE,
        new Stopping(
            3,
            Stopping.UNLIMITED,
            Defaults.PRECISION_PERCENT / Defaults.WHOLE_PERCENT,
            Duration.ofSeconds(Defaults.BUDGET_SECONDS))),
    /** For numbers to publish. */
    THOROUGH(
        new Timing(0, Defaults.BATCH_MILLIS, 600, 5000),
        new Share(300, 100, Defaults.SLICE_MILLIS, Defaults.REWARM_MILLIS, 30),
        new Stopping(
            6,
            Stopping.UNLIMITED,
            Defaults.THOROUGH_PRECISION_PERCENT / Defaults.WHOLE_PERCENT,
            Duration.ofSeconds(Defaults.THOROUGH_BUDGET_SECONDS)));

    private final Timing timing;
    private final Share share;
    private final Stopping stopping;

    Preset(Timing timing, Share share, Stopping stopping) {
      this.timing = timing;
      this.share = share;
      this.stopping = stopping;
    }

    public Timing timing() {
      return timing;
    }

    public Share share() {
      return share;
    }

    public Stopping stopping() {
      return stopping;
    }
  }

  /**
   * How long a fork measures. All times are in milliseconds.
   *
   * @param clean the total time of undisturbed batches that each headline phase needs
   * @param other the total time of batches that every other phase needs
   * @param slice how long a phase is measured in one turn
   * @param rewarm how long a phase runs unmeasured before each slice
   * @param patience how long a slice waits for the machine to be undisturbed
   */
  public record Share(double clean, double other, double slice, double rewarm, double patience) {
    /**
     * A fork that has measured and waited for this many times its share ends, even if it lacks
     * undisturbed batches: the machine may never be quiet.
     */
    private static final double MOST = 8;

    /** Returns this share with a number of milliseconds of batches for each phase. */
    public Share withMeasurement(long millis) {
      return new Share(millis, millis, Math.min(slice, millis), rewarm, patience);
    }

    /** Returns how long a fork with a number of phases may measure and wait, in milliseconds. */
    double most(int phases) {
      return MOST * (clean + rewarm) * phases;
    }
  }

  /**
   * The rule that ends a run: a row gets no more forks if its times are precise enough, or if the
   * budget is spent.
   *
   * @param least the least number of forks of a row; 0 to run in this JVM
   * @param most the largest number of forks of a row
   * @param precision the wanted half width of the 95 % interval of each headline phase, relative to
   *     the value
   * @param budget how long all forks of a row may take, on average over the rows
   */
  public record Stopping(int least, int most, double precision, Duration budget) {
    private static final int UNLIMITED = 1000;

    /** No forks: everything runs in this JVM. */
    public static final Stopping IN_PROCESS = exactly(0);

    /** Returns the rule that each row gets a fixed number of forks. */
    public static Stopping exactly(int forks) {
      return new Stopping(forks, forks, 0, Duration.ofDays(1));
    }

    /** Returns whether no row gets a second fork, by which others could confirm it. */
    public boolean oneForkEach() {
      return most <= 1;
    }

    public Stopping withPrecision(double wanted) {
      return new Stopping(least, most, wanted, budget);
    }

    public Stopping withBudget(Duration wanted) {
      return new Stopping(least, most, precision, wanted);
    }
  }
}
