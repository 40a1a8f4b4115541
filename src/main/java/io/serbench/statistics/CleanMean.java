package io.serbench.statistics;

import io.serbench.result.PhaseResult;
import java.util.BitSet;

/**
 * The mean over the batches that nothing outside the row disturbed, as it would be at the machine's
 * own speed.
 *
 * <p>A batch is clean when the witness ran at its best speed on both sides of it. Only the witness
 * decides, never the batch's own time: a row that is slow at times, for its garbage collection or
 * for its compiled code, keeps every slow batch, and the mean over clean batches is an unbiased
 * estimate of its mean on a quiet machine. A median, or the fastest batches, would hide these
 * costs.
 *
 * <p>What counts as clean may still be a few per cent slow: a clock that sinks as the machine gets
 * warm moves every reading by less than the tolerance. So the mean is divided by how much slower
 * than undisturbed the witness was beside the very batches that it is made of.
 *
 * <p>Where too few batches are clean, the quarter with the quietest witness is taken instead, and
 * the value is not trusted: the interval is widened as if a neighbour slowed the row by anything
 * between half and one and a half times as much as the witness. That range is assumed.
 */
final class CleanMean implements ForkEstimator {
  /** Which part of a large correction may be wrong. */
  private static final double DOUBT = 0.5;

  private final WitnessBaseline baseline;

  /** For one run. */
  CleanMean(WitnessBaseline baseline) {
    this.baseline = baseline;
  }

  @Override
  public ForkValue estimate(PhaseResult phase) {
    if (lacksWitness(phase)) {
      return MEAN.estimate(phase);
    }
    Selection selection = baseline.select(phase.witness());
    double sum = selection.batches().stream().mapToDouble(phase.nanos()::get).sum();
    double mean = sum / selection.batches().cardinality() / phase.batch();
    double slowdown = selection.witness() / baseline.undisturbed();
    double nanos = mean / slowdown;
    double doubt = selection.enough() ? 0 : nanos * DOUBT * Math.max(0, slowdown - 1);
    return new ForkValue(nanos, doubt, phase.nanos().size(), selection.clean(), selection.enough());
  }

  @Override
  public BitSet counted(PhaseResult phase) {
    return lacksWitness(phase) ? MEAN.counted(phase) : baseline.select(phase.witness()).batches();
  }

  /** Where nothing was read, there is nothing to judge by. */
  private static boolean lacksWitness(PhaseResult phase) {
    return phase.witness().size() != phase.nanos().size() + 1;
  }
}
