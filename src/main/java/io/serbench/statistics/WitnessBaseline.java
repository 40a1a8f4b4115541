package io.serbench.statistics;

import io.serbench.result.PhaseResult;
import io.serbench.result.Run;
import io.serbench.witness.Undisturbed;
import java.util.List;

/**
 * The witness's speed on the undisturbed machine: a constant of the machine, whatever the rows do.
 *
 * @param best nanoseconds of a reading at its best; 0 where no witness ran
 * @param undisturbed nanoseconds of an average reading while nothing disturbed, between 1 and 2 %
 *     above the best; 0 where no witness ran
 */
public record WitnessBaseline(double best, double undisturbed) {
  /** Over all readings of all forks of a run. */
  public static WitnessBaseline of(Run run) {
    List<PhaseResult> phases =
        run.cells().stream()
            .flatMap(row -> row.forks().stream())
            .flatMap(fork -> fork.phases().stream())
            .filter(phase -> phase.series().witness().isPresent() && phase.series().size() > 0)
            .toList();
    if (phases.isEmpty()) {
      return new WitnessBaseline(0, 0);
    }
    double best = Quantiles.of(all(phases), Undisturbed.BEST);
    WitnessBaseline baseline = new WitnessBaseline(best, best);
    double[] clean =
        phases.stream()
            .filter(phase -> baseline.clean(phase).isEnoughOf(phase.series().size()))
            .mapToDouble(phase -> baseline.clean(phase).witness())
            .toArray();
    return clean.length == 0
        ? baseline
        : new WitnessBaseline(best, Quantiles.of(clean, Undisturbed.BEST));
  }

  /** Nanoseconds of the slowest reading that counts as undisturbed; 0 where no witness ran. */
  public double limit() {
    return new Undisturbed(best).limitNanos();
  }

  /** The undisturbed batches. */
  Selection clean(PhaseResult phase) {
    return Selection.clean(phase, new Undisturbed(best));
  }

  /** The batches that a neighbour slowed. */
  Selection slowed(PhaseResult phase) {
    return Selection.slowed(phase, new Undisturbed(best));
  }

  /** How much slower than undisturbed the machine was beside these batches; 1 is not at all. */
  double slowdown(Selection batches) {
    return Undisturbed.slowdown(batches.witness(), undisturbed);
  }

  private static double[] all(List<PhaseResult> phases) {
    return phases.stream()
        .flatMapToDouble(phase -> phase.series().witness().orElseThrow().stream().asDoubleStream())
        .toArray();
  }
}
