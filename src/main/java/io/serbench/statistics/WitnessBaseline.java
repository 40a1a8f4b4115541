package io.serbench.statistics;

import io.serbench.result.PhaseResult;
import io.serbench.result.Run;
import java.util.List;

/**
 * The witness's speed on the undisturbed machine: a constant of the machine, whatever the rows do.
 *
 * @param best nanoseconds of a fast reading, the 1 % quantile of all; 0 where no witness ran
 * @param undisturbed nanoseconds of an average reading while nothing disturbed, between 1 and 2 %
 *     above the best; 0 where no witness ran
 */
public record WitnessBaseline(double best, double undisturbed) {
  /**
   * How much slower than its best the witness may be. Disturbance is bimodal, nothing or half as
   * much again, so that anything from 1.05 to 1.12 gives the same estimates.
   */
  private static final double TOLERANCE = WitnessReport.WITHIN;

  /**
   * A neighbour on the same core makes it up to 1.9 times slower; more than that is an
   * interruption.
   */
  private static final double MOST_SLOWED = 2.2;

  /** Low enough to find quiet moments in a busy run, not so low as to be a single lucky one. */
  private static final double LOW = WitnessReport.BEST;

  /** Over all readings of all forks of a run. */
  public static WitnessBaseline of(Run run) {
    List<PhaseResult> phases =
        run.rows().stream()
            .flatMap(row -> row.forks().stream())
            .flatMap(fork -> fork.phases().stream())
            .filter(phase -> phase.witness().size() == phase.nanos().size() + 1)
            .filter(phase -> !phase.nanos().isEmpty())
            .toList();
    if (phases.isEmpty()) {
      return new WitnessBaseline(0, 0);
    }
    double best = Quantiles.of(all(phases), LOW);
    WitnessBaseline baseline = new WitnessBaseline(best, best);
    double[] clean =
        phases.stream()
            .filter(phase -> baseline.clean(phase).isEnoughOf(phase.nanos().size()))
            .mapToDouble(phase -> baseline.clean(phase).witness())
            .toArray();
    return clean.length == 0 ? baseline : new WitnessBaseline(best, Quantiles.of(clean, LOW));
  }

  /** Nanoseconds of the slowest reading that counts as undisturbed; 0 where no witness ran. */
  public double limit() {
    return best * TOLERANCE;
  }

  /** The undisturbed batches. */
  Selection clean(PhaseResult phase) {
    return Selection.clean(phase, limit());
  }

  /** The batches that a neighbour slowed. */
  Selection slowed(PhaseResult phase) {
    return Selection.slowed(phase, limit(), best * MOST_SLOWED);
  }

  /**
   * How much slower than undisturbed the machine was beside these batches, by the witness; 1 is not
   * at all, and no more than a neighbour can bring about: the witness, which is shorter than a
   * batch, is the longer by an interruption the more.
   */
  double slowdown(Selection batches) {
    return Math.min(MOST_SLOWED, batches.witness() / undisturbed);
  }

  private static double[] all(List<PhaseResult> phases) {
    return phases.stream()
        .flatMapToDouble(phase -> phase.witness().stream().mapToDouble(nanos -> nanos))
        .toArray();
  }
}
