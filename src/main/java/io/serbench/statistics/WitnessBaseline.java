package io.serbench.statistics;

import io.serbench.result.PhaseResult;
import io.serbench.result.Run;
import java.util.List;

/**
 * The witness's speed on the undisturbed machine: a constant of the machine, whatever the rows do.
 *
 * @param best nanoseconds of a fast reading, the 2 % quantile of all; 0 where no witness ran
 * @param undisturbed nanoseconds of an average reading while nothing disturbed, between 1 and 2 %
 *     above the best; 0 where no witness ran
 */
record WitnessBaseline(double best, double undisturbed) {
  /**
   * How much slower than its best the witness may be. Disturbance is bimodal, nothing or half as
   * much again, so that anything from 1.05 to 1.12 gives the same estimates.
   */
  private static final double TOLERANCE = WitnessReport.WITHIN;

  /** Low enough to find quiet moments in a busy run, not so low as to be a single lucky one. */
  private static final double LOW = 0.02;

  /** Over all readings of all forks of a run. */
  static WitnessBaseline of(Run run) {
    List<List<Long>> phases =
        run.rows().stream()
            .flatMap(row -> row.forks().stream())
            .flatMap(fork -> fork.phases().stream())
            .map(PhaseResult::witness)
            .filter(witness -> witness.size() > 1)
            .toList();
    if (phases.isEmpty()) {
      return new WitnessBaseline(0, 0);
    }
    double best = Quantiles.of(all(phases), LOW);
    double[] clean =
        phases.stream()
            .map(witness -> Selection.of(witness, best * TOLERANCE))
            .filter(Selection::enough)
            .mapToDouble(Selection::witness)
            .toArray();
    return new WitnessBaseline(best, clean.length == 0 ? best : Quantiles.of(clean, LOW));
  }

  /** Which batches between these readings count. */
  Selection select(List<Long> witness) {
    return Selection.of(witness, best * TOLERANCE);
  }

  private static double[] all(List<List<Long>> phases) {
    double[] all = new double[phases.stream().mapToInt(List::size).sum()];
    int i = 0;
    for (List<Long> phase : phases) {
      for (long nanos : phase) {
        all[i++] = nanos;
      }
    }
    return all;
  }
}
