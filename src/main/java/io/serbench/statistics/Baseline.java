package io.serbench.statistics;

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
  /**
   * Returns the baseline of a run; empty if no witness ran, and for a merged run, whose machines
   * have a baseline each.
   */
  public static Optional<Baseline> of(Run run) {
    Optional<Undisturbed> undisturbed = undisturbed(run);
    return undisturbed.map(
        known ->
            of(
                known,
                phases(run).stream().map(phase -> PhaseTally.of(phase, undisturbed)).toList()));
  }

  /** Returns what counts as undisturbed by all readings of a run; empty as in {@link #of}. */
  static Optional<Undisturbed> undisturbed(Run run) {
    double[] readings =
        phases(run).stream()
            .flatMapToLong(phase -> phase.series().witness().orElseThrow().stream())
            .asDoubleStream()
            .toArray();
    return run.wasMerged() || readings.length == 0
        ? Optional.empty()
        : Optional.of(new Undisturbed(OrderStatistics.quantile(readings, Undisturbed.BEST)));
  }

  private static List<PhaseResult> phases(Run run) {
    return run.cells().stream()
        .flatMap(cell -> cell.forks().stream())
        .flatMap(fork -> fork.phases().stream())
        .filter(phase -> phase.series().size() > 0 && phase.series().witness().isPresent())
        .toList();
  }

  /** Returns the baseline by what has been measured so far: all phases of all forks. */
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
    public Measure atOneSpeed(Measure measured) {
      double slowdown = slowdown();
      double ofRow = Sensitivity.ASSUMED.slowdown(slowdown);
      double error = Estimate.NORMAL * Sensitivity.ASSUMED.error(slowdown);
      return Measure.ratio(measured.value() / ofRow, Math.hypot(measured.logHalfWidth(), error));
    }
  }
}
