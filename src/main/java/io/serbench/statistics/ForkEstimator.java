package io.serbench.statistics;

import io.serbench.result.Noise;
import io.serbench.statistics.ForkValue.Basis;
import io.serbench.witness.Undisturbed.Disturbance;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Makes one number of the batches of one phase in one fork: the fork's value. */
@FunctionalInterface
public interface ForkEstimator {
  /** All batches, however disturbed. */
  Set<Disturbance> ALL = Set.copyOf(EnumSet.allOf(Disturbance.class));

  /**
   * The mean over all batches. What a user's program would see on this machine with all its noise;
   * the witness is not looked at.
   */
  ForkEstimator MEAN = forks -> forks.stream().map(ForkEstimator::mean).toList();

  /**
   * The forks' values.
   *
   * @param forks one phase of all forks of a cell, which together may say more than each by itself
   * @return one for each
   */
  List<ForkValue> values(List<PhaseTally> forks);

  /**
   * The estimator for a run.
   *
   * @param noise what shall happen to disturbed batches
   * @param baseline the run's; empty where no witness ran, so that nothing can be rejected
   */
  static ForkEstimator of(Noise noise, Optional<Baseline> baseline) {
    return noise == Noise.KEEP || baseline.isEmpty() ? MEAN : new UndisturbedMean(baseline.get());
  }

  /** The mean over all batches of a fork. */
  static ForkValue mean(PhaseTally fork) {
    return new ForkValue(fork.all().mean() / fork.calls(), 0, Basis.UNDISTURBED, ALL);
  }
}
