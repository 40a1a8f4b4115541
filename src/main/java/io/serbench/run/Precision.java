package io.serbench.run;

import io.serbench.result.Noise;
import io.serbench.result.Phase;
import io.serbench.statistics.Baseline;
import io.serbench.statistics.CellTimes;
import io.serbench.statistics.Estimate;
import io.serbench.statistics.ForkEstimator;
import io.serbench.statistics.PhaseTally;
import io.serbench.witness.Undisturbed;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * How precise the values of a run are by now. Each is found once, when it is asked for, of the sums
 * that forks keep: what they measured is not gone through again.
 */
final class Precision {
  private final List<List<Map<Phase, PhaseTally>>> cells;
  private final ForkEstimator estimator;
  private final Map<Integer, OptionalDouble> halfWidths = new HashMap<>();

  /**
   * Of what was measured by now.
   *
   * @param cells the forks of each that have ended well
   */
  Precision(Noise noise, Undisturbed undisturbed, List<List<Measured>> cells) {
    this.cells =
        cells.stream()
            .map(forks -> forks.stream().map(fork -> fork.tally(undisturbed)).toList())
            .toList();
    this.estimator =
        ForkEstimator.of(
            noise,
            Optional.of(
                Baseline.of(
                    undisturbed,
                    this.cells.stream()
                        .flatMap(List::stream)
                        .flatMap(fork -> fork.values().stream())
                        .toList())));
  }

  /**
   * Half of the widest interval of the headline phases, relative to the value; empty where one fork
   * alone, or none, gives no interval.
   */
  OptionalDouble relativeHalfWidth(int cell) {
    return halfWidths.computeIfAbsent(cell, this::find);
  }

  private OptionalDouble find(int cell) {
    List<Map<Phase, PhaseTally>> forks = cells.get(cell);
    if (forks.size() < 2) {
      return OptionalDouble.empty();
    }
    return CellTimes.of(forks, estimator).times().entrySet().stream()
        .filter(time -> time.getKey().isHeadline())
        .mapToDouble(time -> relative(time.getValue()))
        .max();
  }

  private static double relative(Estimate time) {
    return time.halfWidth() / time.value();
  }

  /** What a fork has measured. */
  @FunctionalInterface
  interface Measured {
    /** What estimates need to know of it. */
    Map<Phase, PhaseTally> tally(Undisturbed undisturbed);
  }
}
