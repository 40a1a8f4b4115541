package io.serbench.statistics;

import io.serbench.result.Longs;
import io.serbench.result.PhaseResult;
import io.serbench.result.Run;
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
}
