package io.serbench.statistics;

import io.serbench.result.Noise;
import io.serbench.statistics.ForkEstimator.ForkValue.Basis;
import io.serbench.statistics.PhaseTally.Tally;
import io.serbench.witness.Undisturbed.Disturbance;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Makes one number of the batches of one phase in one fork, the fork's value: the mean over the
 * batches that nothing outside the row disturbed, as it would be on the undisturbed machine.
 *
 * <p>The witness and the processor's clock tell which batches were disturbed. The batch's own time
 * never decides: a row that is slow at times, for its garbage collection or for its compiled code,
 * keeps every slow batch, and the mean over undisturbed batches is an unbiased estimate of its mean
 * on a quiet machine. A median, or the fastest batches, would hide these costs.
 *
 * <p>What counts as undisturbed may still be a few per cent slow: a clock that sinks as the machine
 * gets warm moves every reading by less than the tolerance. And in some forks next to nothing is
 * undisturbed: then the batches that a neighbour slowed are used instead. Both are divided by how
 * much slower the row was, which follows from how much slower the witness was beside the very
 * batches that count, and from how {@linkplain Sensitivity sensitive} the row is. What that may be
 * wrong by becomes part of the interval.
 *
 * @param baseline of the run; without one, the value is the mean over all batches, and the witness
 *     is not looked at
 */
public record ForkEstimator(Optional<Baseline> baseline) {
  /** The part of its batches that a fork must have run without interruption. */
  private static final double MOSTLY = 0.7;

  private static final Set<Disturbance> RAN =
      Set.of(Disturbance.NONE, Disturbance.SLOWED, Disturbance.UNCLEAR);

  /** All batches, however disturbed. */
  static final Set<Disturbance> ALL = Set.copyOf(EnumSet.allOf(Disturbance.class));

  /** The mean over all batches: what a program sees on this machine with all its noise. */
  static final ForkEstimator MEAN = new ForkEstimator(Optional.empty());

  /**
   * The estimator for a run.
   *
   * @param noise what shall happen to disturbed batches
   * @param baseline the run's; empty where no witness ran, so that nothing can be rejected
   */
  public static ForkEstimator of(Noise noise, Optional<Baseline> baseline) {
    return noise == Noise.KEEP ? MEAN : new ForkEstimator(baseline);
  }

  /**
   * The forks' values.
   *
   * @param forks one phase of all forks of a cell, which together may say more than each by itself
   * @return one for each
   */
  List<ForkValue> values(List<PhaseTally> forks) {
    if (baseline.isEmpty()) {
      return forks.stream().map(ForkEstimator::mean).toList();
    }
    Sensitivity sensitivity = Sensitivity.of(forks.stream().filter(PhaseTally::judged).toList());
    return forks.stream()
        // Where nothing was read, there is nothing to judge by.
        .map(fork -> fork.judged() ? value(fork, sensitivity) : mean(fork))
        .toList();
  }

  /** The mean over all batches of a fork. */
  private static ForkValue mean(PhaseTally fork) {
    return new ForkValue(fork.all().mean() / fork.calls(), 0, Basis.UNDISTURBED, ALL);
  }

  private ForkValue value(PhaseTally fork, Sensitivity sensitivity) {
    Choice choice = choice(fork);
    Tally used = fork.of(choice.counted());
    double slowdown = baseline.orElseThrow().slowdown(used);
    double nanos = used.mean() / sensitivity.slowdown(slowdown) / fork.calls();
    double error = choice.basis() == Basis.UNDISTURBED ? 0 : nanos * sensitivity.error(slowdown);
    return new ForkValue(nanos, error, choice.basis(), choice.counted());
  }

  /** The batches that a fork's value is made of. */
  private record Choice(Set<Disturbance> counted, Basis basis) {}

  /**
   * The undisturbed batches; where they are too few, the slowed ones; or else all that ran without
   * interruption. What a thread waits for while it cannot run is not the row's time.
   */
  private static Choice choice(PhaseTally fork) {
    int all = fork.size();
    if (fork.of(Disturbance.NONE).isEnoughOf(all)) {
      return new Choice(Set.of(Disturbance.NONE), Basis.UNDISTURBED);
    }
    int ran = fork.of(RAN).batches();
    if (fork.of(Disturbance.SLOWED).isEnoughOf(all)) {
      Basis basis = ran >= MOSTLY * all ? Basis.SLOWED : Basis.INTERRUPTED;
      return new Choice(Set.of(Disturbance.SLOWED), basis);
    }
    return new Choice(ran > 0 ? RAN : ALL, Basis.INTERRUPTED);
  }

  /**
   * What one phase of one fork says.
   *
   * @param nanosPerCall the estimate; not a number where there is no batch
   * @param error standard error of what was allowed for disturbance, in nanoseconds; 0 where there
   *     was none
   * @param basis what the estimate is made of
   * @param counted the kinds of batches that it is made of
   */
  public record ForkValue(
      double nanosPerCall, double error, Basis basis, Set<Disturbance> counted) {
    /**
     * What the value of a fork is made of, and so how much it is worth beside others of its row.
     */
    public enum Basis {
      /** Undisturbed batches. */
      UNDISTURBED(1),
      /**
       * Batches that a neighbour slowed, as they would be without. Forks differ by 2 to 3 % in any
       * case, such values by 5 % in addition.
       */
      SLOWED(0.25),
      /** Batches of a fork that could hardly run, with cold caches and late compilation. */
      INTERRUPTED(0.01);

      /** In a weighted mean, relative to an undisturbed fork. */
      final double weight;

      Basis(double weight) {
        this.weight = weight;
      }
    }

    public ForkValue {
      counted = Set.copyOf(counted);
    }

    double weight() {
      return basis.weight;
    }

    /** Whether there is an estimate. */
    boolean isKnown() {
      return !Double.isNaN(nanosPerCall);
    }

    /** The same where everything takes so many times as long. */
    ForkValue times(double factor) {
      return new ForkValue(nanosPerCall * factor, error * factor, basis, counted);
    }

    /** Of this phase and another of the same fork, together. */
    ForkValue plus(ForkValue other) {
      return new ForkValue(
          nanosPerCall + other.nanosPerCall,
          error + other.error,
          weight() < other.weight() ? basis : other.basis,
          counted);
    }
  }

  /**
   * How much a neighbour slows a row: 1 is as much as the witness. A row that waits for memory is
   * slowed less than one that keeps the core's units busy, so that times of a disturbed machine can
   * be compared only with those of the same row, unless it is known how much it is slowed.
   *
   * <p>That is learned from forks of the row that saw the machine both disturbed and undisturbed.
   * Until there are such forks, an assumption stands in, which is worth about as much as one of
   * them: of 24 phases of twelve libraries on a shared machine, two in three lay within 0.25 of 1.
   *
   * @param value the best guess
   * @param error its standard error
   */
  record Sensitivity(double value, double error) {
    /** Without any knowledge of the row. */
    static final Sensitivity ASSUMED = new Sensitivity(1, 0.25);

    /**
     * Relative standard error of what one fork says of the row's slowdown. Forks of one run differ
     * by 3 %; but what spoils one often spoils all, so that runs agree best where each is believed
     * less.
     */
    private static final double ERROR_OF_A_FORK = 0.1;

    /** Learns from one phase of several forks. */
    static Sensitivity of(List<PhaseTally> forks) {
      double weights = 1 / (ASSUMED.error * ASSUMED.error);
      double sum = weights * ASSUMED.value;
      for (PhaseTally fork : forks) {
        Tally undisturbed = fork.of(Disturbance.NONE);
        Tally slowed = fork.of(Disturbance.SLOWED);
        if (undisturbed.isEnoughOf(fork.size()) && slowed.isEnoughOf(fork.size())) {
          double slowdown = slowed.reading() / undisturbed.reading();
          double ofRow = slowed.mean() / undisturbed.mean();
          // The row's part of the slowdown has the weight of a ratio's square. Where the witness
          // read
          // alike beside both, that is none, and the ratio is not even a number.
          double precision = 1 / Math.pow(ERROR_OF_A_FORK * slowdown, 2);
          sum += precision * (slowdown - 1) * (ofRow - 1);
          weights += precision * Math.pow(slowdown - 1, 2);
        }
      }
      return new Sensitivity(Math.max(0, sum / weights), Math.sqrt(1 / weights));
    }

    /**
     * How much slower the row is.
     *
     * @param slowdown how much slower the witness is; 1 is not at all
     */
    double slowdown(double slowdown) {
      return 1 + value * (slowdown - 1);
    }

    /** The relative standard error of {@link #slowdown}. */
    double error(double slowdown) {
      return error * Math.abs(slowdown - 1) / slowdown(slowdown);
    }
  }
}
