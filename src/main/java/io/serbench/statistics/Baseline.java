package io.serbench.statistics;

import io.serbench.result.Longs;
import io.serbench.result.PhaseResult;
import io.serbench.result.Run;
import io.serbench.statistics.ForkEstimator.Sensitivity;
import io.serbench.statistics.PhaseTally.Tally;
import io.serbench.witness.Undisturbed;
import io.serbench.witness.Undisturbed.Disturbance;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/**
 * The witness's speed on the undisturbed machine: a constant of the machine, whatever the rows do.
 *
 * @param undisturbed what counts as undisturbed
 * @param quietNanos nanoseconds of an average reading while nothing disturbed, between 1 and 2 %
 *     above the best
 */
public record Baseline(Undisturbed undisturbed, double quietNanos) {
  /**
   * Of a whole run on one machine; empty where no witness ran, and for a merged run, whose machines
   * have one each.
   */
  public static Optional<Baseline> of(Run run) {
    if (run.wasMerged()) {
      return Optional.empty();
    }
    Optional<Undisturbed> undisturbed = undisturbed(run);
    return undisturbed.map(
        known ->
            of(
                known,
                phases(run).stream().map(phase -> PhaseTally.of(phase, undisturbed)).toList()));
  }

  /** What counts as undisturbed, by all readings of a run; empty where no witness ran. */
  static Optional<Undisturbed> undisturbed(Run run) {
    double[] readings = readings(phases(run));
    return readings.length == 0
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

  /**
   * Of what has been measured of a run.
   *
   * @param phases all phases of all forks
   */
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

  /** How much slower than undisturbed the machine was beside these batches; 1 is not at all. */
  double slowdown(Tally batches) {
    return Undisturbed.slowdown(batches.reading(), quietNanos);
  }

  /** Of a long run there are millions: they stand in memory once. */
  private static double[] readings(List<PhaseResult> phases) {
    List<Longs> parts =
        phases.stream().map(phase -> phase.series().witness().orElseThrow()).toList();
    double[] all = new double[parts.stream().mapToInt(Longs::size).sum()];
    int size = 0;
    for (Longs part : parts) {
      for (int i = 0; i < part.size(); i++) {
        all[size] = part.get(i);
        size++;
      }
    }
    return all;
  }

  /**
   * How fast one machine was during two runs, as the witness says: its clock may have been lower
   * from end to end of one of them.
   *
   * @param base nanoseconds of a quiet reading in the first
   * @param next nanoseconds of a quiet reading in the second
   */
  public record Speed(double base, double next) {
    /** How many times as slow as in the first run the machine was in the second. */
    public double slowdown() {
      return Undisturbed.slowdown(next, base);
    }

    /**
     * A ratio of second to first as it would be at one speed. How much a row follows the witness is
     * not known, which widens the interval; see {@link Sensitivity}.
     *
     * @param measured the ratio of what was measured
     */
    public Ratio atOneSpeed(Ratio measured) {
      double slowdown = slowdown();
      double ofRow = Sensitivity.ASSUMED.slowdown(slowdown);
      double error = Estimate.NORMAL * Sensitivity.ASSUMED.error(slowdown);
      return Ratio.within(measured.value() / ofRow, Math.hypot(measured.logHalfWidth(), error));
    }
  }
}
