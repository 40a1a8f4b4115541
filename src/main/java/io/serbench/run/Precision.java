package io.serbench.run;

import io.serbench.result.Noise;
import io.serbench.result.Phase;
import io.serbench.statistics.Baseline;
import io.serbench.statistics.CellTimes;
import io.serbench.statistics.ForkEstimator;
import io.serbench.statistics.PhaseTally;
import io.serbench.witness.Undisturbed;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * The precision of a run's values so far. Each is computed once, on demand, from the sums that
 * forks keep, without looking at all their batches again.
 */
final class Precision {
  private final List<List<Map<Phase, PhaseTally>>> cells;
  private final ForkEstimator estimator;
  private final Map<Integer, OptionalDouble> halfWidths = new HashMap<>();

  /**
   * Prepares the precision of what was measured so far.
   *
   * @param cells the forks of each cell that have ended without a failure
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
   * Returns half of the widest interval of a cell's headline phases, relative to the value; empty
   * if the cell has fewer than two forks.
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
        .mapToDouble(time -> time.getValue().halfWidth() / time.getValue().value())
        .max();
  }

  /** A fork that has measured something. */
  @FunctionalInterface
  interface Measured {
    /** Returns what it has measured, by phase. */
    Map<Phase, PhaseTally> tally(Undisturbed undisturbed);
  }
}
