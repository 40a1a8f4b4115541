package io.serbench.statistics;

import io.serbench.result.Noise;
import io.serbench.statistics.ForkEstimator.ForkValue.Basis;
import io.serbench.statistics.PhaseTally.By;
import io.serbench.statistics.PhaseTally.Tally;
import io.serbench.witness.Undisturbed;
import io.serbench.witness.Undisturbed.Disturbance;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Reduces the batches of one phase in one fork to a single number, the fork's value: the mean over
 * the batches that nothing outside the row disturbed, as it would be on the undisturbed machine.
 *
 * <p>The witness and the thread's CPU time show which batches were disturbed. The time of the batch
 * itself never decides: a row that is sometimes slow, because of garbage collection or its compiled
 * code, keeps every slow batch, and the mean over undisturbed batches is an unbiased estimate of
 * its mean on a quiet machine. A median, or the fastest batches, would hide these costs.
 *
 * <p>Batches that count as undisturbed may still be a few percent slow: if the clock sinks as the
 * machine gets warm, every reading changes by less than the tolerance. In some forks, hardly any
 * batch is undisturbed; then those that a neighbour slowed are used as well. All are divided by the
 * slowdown of the row, which follows from the slowdown of the witness beside the batches used and
 * from how {@linkplain Sensitivity sensitive} the row is. If batches were not undisturbed, the
 * error of this correction becomes part of the interval.
 *
 * @param baseline the baseline by which the row is judged; if empty, values are the mean over all
 *     batches, and the witness is ignored
 */
public record ForkEstimator(Optional<Baseline> baseline) {
  /** The fraction of its batches that a fork must have run without interruption. */
  private static final double MOSTLY = 0.7;

  private static final Set<Disturbance> CLEAR = Set.of(Disturbance.NONE, Disturbance.SLOWED);

  private static final Set<Disturbance> RAN =
      Set.of(Disturbance.NONE, Disturbance.SLOWED, Disturbance.UNCLEAR);

  static final Set<Disturbance> ALL = Set.copyOf(EnumSet.allOf(Disturbance.class));

  /** Takes the mean over all batches: what a program sees on this machine with all its noise. */
  static final ForkEstimator MEAN = new ForkEstimator(Optional.empty());

  /** Returns the estimator for a row; nothing can be rejected if no witness ran. */
  public static ForkEstimator of(Noise noise, Optional<Baseline> baseline) {
    return noise == Noise.KEEP ? MEAN : new ForkEstimator(baseline);
  }

  /** Returns the values of one phase of all forks of a cell, which show its sensitivity. */
  List<ForkValue> values(List<PhaseTally> forks) {
    if (baseline.isEmpty()) {
      return forks.stream().map(ForkEstimator::mean).toList();
    }
    Sensitivity sensitivity = Sensitivity.of(forks);
    // Rows differ in how they slow the work between their calls, so each is its own standard.
    boolean byWork = forks.stream().anyMatch(fork -> fork.by() == By.WORK);
    Baseline ofRun = baseline.get();
    double quiet = (byWork ? Baseline.of(ofRun.undisturbed(), forks) : ofRun).quietNanos();
    return forks.stream()
        .map(fork -> fork.by() == By.NOTHING ? mean(fork) : value(fork, quiet, sensitivity))
        .toList();
  }

  private static ForkValue mean(PhaseTally fork) {
    return new ForkValue(fork.all().mean() / fork.calls(), 0, Basis.UNDISTURBED, ALL);
  }

  /**
   * Takes the undisturbed batches; if they are too few, the slowed ones as well; if these are too
   * few, all that were not interrupted, because the time in which a thread cannot run is not the
   * row's; and if there are none, all batches.
   */
  private static ForkValue value(PhaseTally fork, double quietNanos, Sensitivity sensitivity) {
    int ran = fork.of(RAN).batches();
    Set<Disturbance> counted = ran > 0 ? RAN : ALL;
    Basis basis = Basis.INTERRUPTED;
    if (fork.of(Disturbance.NONE).isEnoughOf(fork.size())) {
      counted = Set.of(Disturbance.NONE);
      basis = Basis.UNDISTURBED;
    } else if (fork.of(CLEAR).isEnoughOf(fork.size())) {
      counted = CLEAR;
      basis = ran >= MOSTLY * fork.size() ? Basis.SLOWED : Basis.INTERRUPTED;
    }
    Tally used = fork.of(counted);
    double slowdown = Undisturbed.slowdown(used.reading(), quietNanos);
    double nanos = used.mean() / sensitivity.slowdown(slowdown) / fork.calls();
    double error = basis == Basis.UNDISTURBED ? 0 : nanos * sensitivity.error(slowdown);
    return new ForkValue(nanos, error, basis, counted);
  }

  /**
   * The value of one phase in one fork.
   *
   * @param nanosPerCall the estimate; NaN if there is no batch
   * @param error the standard error of the correction for disturbance, in nanoseconds; 0 for
   *     undisturbed batches
   * @param counted the kinds of batches that the estimate is made of
   */
  public record ForkValue(
      double nanosPerCall, double error, Basis basis, Set<Disturbance> counted) {
    /** What the value of a fork is made of, which decides its weight. */
    public enum Basis {
      /** Undisturbed batches, or all of them if nothing is known of disturbances. */
      UNDISTURBED(1),
      /**
       * Batches that a neighbour slowed, corrected for that. Forks differ by 2 to 3 % in any case,
       * and such values by another 5 %.
       */
      SLOWED(0.25),
      /** Batches of a fork that was often interrupted, with cold caches and late compilation. */
      INTERRUPTED(0.01);

      /** The weight in a mean, relative to an undisturbed fork. */
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

    ForkValue times(double factor) {
      return new ForkValue(nanosPerCall * factor, error * factor, basis, counted);
    }

    /** Returns the value of this phase and another of the same fork together. */
    ForkValue plus(ForkValue other) {
      return new ForkValue(
          nanosPerCall + other.nanosPerCall,
          error + other.error,
          weight() < other.weight() ? basis : other.basis,
          counted);
    }
  }

  /**
   * How much a neighbour slows a row, relative to the witness: 1 is as much. A row that waits for
   * memory is slowed less than one that keeps the core's execution units busy, so that its times on
   * a disturbed machine cannot be compared with those of other rows unless this is known.
   *
   * <p>It is learned from forks of the row that saw the machine both disturbed and undisturbed. An
   * assumption stands in until there are such forks, and counts about as much as one of them: of 24
   * phases of twelve libraries on a shared machine, two in three were within 0.25 of 1.
   *
   * @param error its standard error
   */
  record Sensitivity(double value, double error) {
    /** The assumption for a row of which nothing is known. */
    static final Sensitivity ASSUMED = new Sensitivity(1, 0.25);

    /**
     * The relative standard error of the row's slowdown by one fork. Forks of one run differ by
     * only 3 %, but what spoils one often spoils all, so that runs agree best if each counts for
     * less.
     */
    private static final double ERROR_OF_A_FORK = 0.1;

    /** Learns the sensitivity from one phase of several forks. */
    static Sensitivity of(List<PhaseTally> forks) {
      double weights = 1 / (ASSUMED.error * ASSUMED.error);
      double sum = weights * ASSUMED.value;
      for (PhaseTally fork : forks) {
        Tally undisturbed = fork.of(Disturbance.NONE);
        Tally slowed = fork.of(Disturbance.SLOWED);
        if (undisturbed.isEnoughOf(fork.size()) && slowed.isEnoughOf(fork.size())) {
          double slowdown = slowed.reading() / undisturbed.reading();
          double ofRow = slowed.mean() / undisturbed.mean();
          // Adds (ofRow - 1) / (slowdown - 1) with a weight of precision * (slowdown - 1)^2, but
          // without a division by zero where the witness read alike beside both.
          double precision = 1 / Math.pow(ERROR_OF_A_FORK * slowdown, 2);
          sum += precision * (slowdown - 1) * (ofRow - 1);
          weights += precision * Math.pow(slowdown - 1, 2);
        }
      }
      return new Sensitivity(Math.max(0, sum / weights), Math.sqrt(1 / weights));
    }

    /** Returns how many times as slow the row is when the witness is that many times as slow. */
    double slowdown(double slowdown) {
      return 1 + value * (slowdown - 1);
    }

    /** Returns the relative standard error of {@link #slowdown}. */
    double error(double slowdown) {
      return error * Math.abs(slowdown - 1) / slowdown(slowdown);
    }
  }
}
