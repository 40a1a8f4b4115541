package io.serbench.statistics;

import io.serbench.result.CellResult;
import io.serbench.result.Phase;
import io.serbench.result.PhaseResult;
import io.serbench.result.Series;
import io.serbench.statistics.CellSummary.Quantiles;
import io.serbench.statistics.ForkEstimator.ForkValue;
import io.serbench.statistics.PhaseTally.Judge;
import io.serbench.witness.Undisturbed;
import io.serbench.witness.Undisturbed.Disturbance;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/**
 * Finds quantiles of the batches of a cell. The value of each fork is multiplied by the quantile of
 * its batches relative to their mean; times and total are then made of these values in the usual
 * way. So forks with many batches count no more than others, and if all batches of each fork took
 * the same time, every quantile of the total is the total.
 *
 * @param median the times of the cell by the median batch of each fork
 * @param high the times by the batch of each fork that 1 in 100 exceeds
 */
record BatchQuantiles(CellTimes median, CellTimes high) {
  private static final double MEDIAN = 0.5;
  private static final double HIGH = 0.99;

  /**
   * Returns the quantiles of a cell.
   *
   * @param times the times of the cell
   * @param undisturbed what counts as undisturbed on the machine of each fork; empty if no witness
   *     ran there
   */
  static BatchQuantiles of(
      CellResult cell, CellTimes times, List<Optional<Undisturbed>> undisturbed) {
    List<Map<Phase, ForkValue>> medians = new ArrayList<>();
    List<Map<Phase, ForkValue>> highs = new ArrayList<>();
    for (int i = 0; i < cell.forks().size(); i++) {
      Map<Phase, ForkValue> median = new EnumMap<>(Phase.class);
      Map<Phase, ForkValue> high = new EnumMap<>(Phase.class);
      for (PhaseResult phase : cell.forks().get(i).phases()) {
        Optional<ForkValue> value = CellTimes.value(times.forks().get(i), phase.phase());
        if (phase.phase().isHeadline() && value.isPresent()) {
          double[] nanos =
              counted(phase.series(), value.get().counted(), undisturbed.get(i))
                  .mapToDouble(phase.series().nanos()::get)
                  .toArray();
          double mean = DoubleStream.of(nanos).average().orElseThrow();
          double[] found = OrderStatistics.quantiles(nanos, MEDIAN, HIGH);
          median.put(phase.phase(), value.get().times(found[0] / mean));
          high.put(phase.phase(), value.get().times(found[1] / mean));
        }
      }
      medians.add(median);
      highs.add(high);
    }
    return new BatchQuantiles(
        new CellTimes(medians, times.machines()), new CellTimes(highs, times.machines()));
  }

  /** Returns the quantiles of ser + deser; empty if there is no total, or it is 0. */
  Optional<Quantiles> ofTotal() {
    return median.total().flatMap(p50 -> high.total().map(p99 -> new Quantiles(p50, p99)));
  }

  /** Returns the indices of the batches that a fork's value is made of. */
  private static IntStream counted(
      Series series, Set<Disturbance> kinds, Optional<Undisturbed> undisturbed) {
    IntStream all = IntStream.range(0, series.size());
    if (kinds.equals(ForkEstimator.ALL)) {
      return all;
    }
    Judge judge = Judge.of(series, undisturbed.orElseThrow());
    return all.filter(batch -> kinds.contains(judge.of(batch)));
  }
}
