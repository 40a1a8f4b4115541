package io.serbench.run;

import io.serbench.result.Noise;
import io.serbench.result.Phase;
import io.serbench.statistics.Baseline;
import io.serbench.statistics.CellTimes;
import io.serbench.statistics.ForkEstimator;
import io.serbench.statistics.PhaseTally;
import io.serbench.witness.Undisturbed;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * The precision of a run's values so far, from the sums that forks keep, without looking at all
 * their batches again.
 */
final class Precision {
  private Precision() {}

  /**
   * Returns half of the widest interval of each cell's headline phases, relative to the value;
   * empty for a cell with fewer than two forks.
   *
   * @param cells what the forks of each cell have measured that have ended without a failure
   */
  static List<OptionalDouble> relativeHalfWidths(
      Noise noise, Undisturbed undisturbed, List<List<Map<Phase, PhaseTally>>> cells) {
    List<PhaseTally> all =
        cells.stream().flatMap(List::stream).flatMap(fork -> fork.values().stream()).toList();
    ForkEstimator estimator = ForkEstimator.of(noise, Optional.of(Baseline.of(undisturbed, all)));
    return cells.stream().map(forks -> relativeHalfWidth(forks, estimator)).toList();
  }

  private static OptionalDouble relativeHalfWidth(
      List<Map<Phase, PhaseTally>> forks, ForkEstimator estimator) {
    if (forks.size() < 2) {
      return OptionalDouble.empty();
    }
    return CellTimes.of(forks, estimator).times().entrySet().stream()
        .filter(time -> time.getKey().isHeadline())
        .mapToDouble(time -> time.getValue().halfWidth() / time.getValue().value())
        .max();
  }
}
