package io.serbench.statistics;

import io.serbench.result.ForkResult;
import io.serbench.result.Noise;
import io.serbench.result.PhaseResult;
import io.serbench.result.Run;
import java.util.BitSet;
import java.util.List;

/** Makes one number of the batches of one phase in one fork: the fork's value. */
@FunctionalInterface
public interface ForkEstimator {
  /**
   * The mean over all batches. What a user's program would see on this machine with all its noise;
   * the witness is not looked at.
   */
  ForkEstimator MEAN =
      phase ->
          new ForkValue(
              phase.series().nanos().stream().average().orElse(Double.NaN) / phase.batch(),
              0,
              phase.series().size(),
              phase.series().size(),
              Trust.CLEAN);

  /** The fork's value. */
  ForkValue estimate(PhaseResult phase);

  /** The estimator for the forks of one row, which together may say more than each by itself. */
  default ForkEstimator forRow(List<ForkResult> forks) {
    return this;
  }

  /** The numbers of the batches that it is made of. */
  default BitSet counted(PhaseResult phase) {
    BitSet all = new BitSet();
    all.set(0, phase.series().size());
    return all;
  }

  /** The estimator for a run: one that rejects noise knows the run's best witness reading. */
  static ForkEstimator of(Run run, Noise noise) {
    return noise == Noise.KEEP ? MEAN : new CleanMean(WitnessBaseline.of(run));
  }
}
