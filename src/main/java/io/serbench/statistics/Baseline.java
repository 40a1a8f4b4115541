package io.serbench.statistics;

import io.serbench.result.ForkResult;
import io.serbench.result.MachineCondition.Reference;
import io.serbench.result.PhaseResult;
import io.serbench.result.Run;
import io.serbench.statistics.ForkEstimator.Sensitivity;
import io.serbench.witness.Undisturbed;
import io.serbench.witness.Undisturbed.Disturbance;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/**
 * The speed of the witness on the undisturbed machine, a constant of the machine that does not
 * depend on the rows.
 *
 * @param quietNanos the mean reading while nothing disturbed the machine, in nanoseconds: 1 to 2 %
 *     above the best
 */
public record Baseline(Undisturbed undisturbed, double quietNanos) {
  /** Returns the baseline of a run; see {@link Baselines#ofRun}. */
  public static Optional<Baseline> of(Run run) {
    return new Baselines(run).ofRun();
  }

  /** Returns the baseline by a fork without a row; empty if it read too little. */
  public static Optional<Baseline> of(Reference reference) {
    return reference.bestNanos().stream()
        .mapToObj(best -> new Baseline(new Undisturbed(best), reference.quietNanos().orElse(best)))
        .findFirst();
  }

  /** Returns the baseline by all readings of some forks; empty if no witness ran. */
  static Optional<Baseline> of(List<ForkResult> forks) {
    List<PhaseResult> phases =
        forks.stream()
            .flatMap(fork -> fork.phases().stream())
            .filter(phase -> phase.series().size() > 0 && phase.series().witness().isPresent())
            .toList();
    double[] readings =
        phases.stream()
            .flatMapToLong(phase -> phase.series().witness().orElseThrow().stream())
            .asDoubleStream()
            .toArray();
    if (readings.length == 0) {
      return Optional.empty();
    }
    Undisturbed undisturbed = new Undisturbed(OrderStatistics.quantile(readings, Undisturbed.BEST));
    return Optional.of(
        of(
            undisturbed,
            phases.stream().map(phase -> PhaseTally.of(phase, Optional.of(undisturbed))).toList()));
  }

  /** Returns the baseline by all phases of some forks. */
  public static Baseline of(Undisturbed undisturbed, Collection<PhaseTally> phases) {
    double[] quiet =
        phases.stream()
            .filter(phase -> phase.of(Disturbance.NONE).isEnoughOf(phase.size()))
            .mapToDouble(phase -> phase.of(Disturbance.NONE).reading())
            .toArray();
    return new Baseline(
        undisturbed,
        quiet.length == 0
            ? undisturbed.bestNanos()
            : OrderStatistics.quantile(quiet, Undisturbed.BEST));
  }

  /**
   * The speeds of one machine during two runs, by the witness. They differ if, for example, the
   * clock was lower throughout one of the runs.
   *
   * @param base a quiet reading in the first run, in nanoseconds
   * @param next a quiet reading in the second run, in nanoseconds
   */
  public record Speed(double base, double next) {
    /** Returns how many times as slow as in the first run the machine was in the second. */
    public double slowdown() {
      return Undisturbed.slowdown(next, base);
    }

    /**
     * Returns the ratio that a row would have if the machine had been equally fast in both runs.
     * The interval is wider than that of the measured ratio, because it is not known how much the
     * row is slowed when the witness is; see {@link Sensitivity}.
     *
     * @param measured the row's time in the second run divided by that in the first
     */
    public Estimate atOneSpeed(Estimate measured) {
      double slowdown = slowdown();
      double ofRow = Sensitivity.ASSUMED.slowdown(slowdown);
      double error = Estimate.NORMAL * Sensitivity.ASSUMED.error(slowdown);
      return Estimate.ratio(
          measured.value() / ofRow, Math.hypot(measured.logHalfWidth(), error), measured.forks());
    }
  }
}
