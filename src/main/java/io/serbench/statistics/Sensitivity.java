package io.serbench.statistics;

import io.serbench.statistics.PhaseTally.Tally;
import io.serbench.witness.Undisturbed.Disturbance;
import java.util.List;

/**
 * How much a neighbour slows a row: 1 is as much as the witness. A row that waits for memory is
 * slowed less than one that keeps the core's units busy, so that times of a disturbed machine can
 * be compared only with those of the same row, unless it is known how much it is slowed.
 *
 * <p>That is learned from forks of the row that saw the machine both disturbed and undisturbed.
 * Until there are such forks, an assumption stands in, which is worth about as much as one of them:
 * of 24 phases of twelve libraries on a shared machine, two in three lay within 0.25 of 1.
 *
 * @param value the best guess
 * @param error its standard error
 */
record Sensitivity(double value, double error) {
  /** Without any knowledge of the row. */
  static final Sensitivity ASSUMED = new Sensitivity(1, 0.25);

  /**
   * Relative standard error of what one fork says of the row's slowdown. Forks of one run differ by
   * 3 %; but what spoils one often spoils all, so that runs agree best where each is believed less.
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
        // The row's part of the slowdown has the weight of a ratio's square. Where the witness read
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
