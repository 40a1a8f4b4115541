package io.serbench.statistics;

import io.serbench.result.PhaseResult;

/** Makes one number of the batches of one phase in one fork: the fork's value. */
@FunctionalInterface
public interface ForkEstimator {
  /**
   * The mean over all batches. What a user's program would see on this machine with all its noise;
   * a witness of the noise is not looked at.
   */
  ForkEstimator MEAN =
      phase ->
          phase.nanos().stream().mapToDouble(nanos -> nanos).average().orElse(Double.NaN)
              / phase.batch();

  /**
   * The fork's value.
   *
   * @return nanoseconds a call; not a number where there is no batch
   */
  double nanosPerCall(PhaseResult phase);
}
