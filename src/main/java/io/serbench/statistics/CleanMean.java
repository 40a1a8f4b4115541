package io.serbench.statistics;

import io.serbench.result.PhaseResult;
import java.util.Arrays;
import java.util.List;

/**
 * The mean over the batches that nothing outside the row disturbed.
 *
 * <p>A batch is clean when the witness ran at its best speed on both sides of it. Only the witness
 * decides, never the batch's own time: a row that is slow at times, for its garbage collection or
 * for its compiled code, keeps every slow batch, and the mean over clean batches is an unbiased
 * estimate of its mean on a quiet machine. A median, or the fastest batches, would hide these
 * costs.
 *
 * <p>Where too few batches are clean, the quarter with the quietest witness is taken instead, and
 * the value is not trusted.
 */
final class CleanMean implements ForkEstimator {
  /**
   * How much slower than its best the witness may be. Disturbance is bimodal, nothing or half as
   * much again, so that anything from 1.05 to 1.12 gives the same estimates.
   */
  static final double TOLERANCE = 1.08;

  /** So many clean batches make an estimate; fewer do where calls are long and batches few. */
  private static final int ENOUGH = 20;

  private static final int ENOUGH_PART = 4;

  private final double limit;

  /**
   * For one run.
   *
   * @param bestWitness nanoseconds of an undisturbed reading; 0 where no witness ran
   */
  CleanMean(long bestWitness) {
    this.limit = bestWitness * TOLERANCE;
  }

  @Override
  public ForkValue estimate(PhaseResult phase) {
    int batches = phase.nanos().size();
    if (phase.witness().size() != batches + 1) {
      // Measured without a witness: there is nothing to judge by.
      return MEAN.estimate(phase);
    }
    double[] disturbance = disturbance(phase.witness());
    int clean = (int) Arrays.stream(disturbance).filter(worst -> worst <= limit).count();
    boolean enough = clean >= Math.max(1, Math.min(ENOUGH, batches / ENOUGH_PART));
    double worstAllowed = enough ? limit : quietestQuarter(disturbance);
    return new ForkValue(mean(phase, disturbance, worstAllowed), batches, clean, enough);
  }

  /** The slower of the two witness readings around each batch, in nanoseconds. */
  private static double[] disturbance(List<Long> witness) {
    double[] worst = new double[witness.size() - 1];
    for (int i = 0; i < worst.length; i++) {
      worst[i] = Math.max(witness.get(i), witness.get(i + 1));
    }
    return worst;
  }

  private static double quietestQuarter(double[] disturbance) {
    if (disturbance.length == 0) {
      return 0;
    }
    double[] sorted = disturbance.clone();
    Arrays.sort(sorted);
    return sorted[sorted.length / ENOUGH_PART];
  }

  private static double mean(PhaseResult phase, double[] disturbance, double worstAllowed) {
    double sum = 0;
    int count = 0;
    for (int i = 0; i < disturbance.length; i++) {
      if (disturbance[i] <= worstAllowed) {
        sum += phase.nanos().get(i);
        count++;
      }
    }
    return count == 0 ? Double.NaN : sum / count / phase.batch();
  }
}
