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
import java.util.function.ToDoubleFunction;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/**
 * Finds quantiles of the batches of a cell. The value of each fork is multiplied by the quantile of
 * its batches relative to their mean; times and total are then made of these values in the usual
 * way. So forks with many batches count no more than others, and if all batches of each fork took
 * the same time, every quantile of the total is the total.
 */
final class BatchQuantiles {
  private static final double MEDIAN = 0.5;
  private static final double HIGH = 0.99;

  /** Quantiles of the batches of one phase in one fork, relative to their mean. */
  private record Spread(double median, double high) {}

  private final CellTimes times;
  private final List<Map<Phase, Spread>> forks = new ArrayList<>();

  /**
   * Prepares the quantiles of a cell.
   *
   * @param times the times of the cell
   * @param undisturbed what counts as undisturbed on the machine of each fork; empty if no witness
   *     ran there
   */
  BatchQuantiles(CellResult cell, CellTimes times, List<Optional<Undisturbed>> undisturbed) {
    this.times = times;
    for (int i = 0; i < cell.forks().size(); i++) {
      Map<Phase, Spread> spreads = new EnumMap<>(Phase.class);
      for (PhaseResult phase : cell.forks().get(i).phases()) {
        Optional<ForkValue> value = CellTimes.value(times.forks().get(i), phase.phase());
        if (phase.phase().isHeadline() && value.isPresent()) {
          spreads.put(
              phase.phase(), spread(phase.series(), value.get().counted(), undisturbed.get(i)));
        }
      }
      forks.add(spreads);
    }
  }

  /** Returns the quantiles of ser + deser; empty if there is no total, or it is 0. */
  Optional<Quantiles> ofTotal() {
    return at(Spread::median)
        .total()
        .flatMap(p50 -> at(Spread::high).total().map(p99 -> new Quantiles(p50, p99)));
  }

  /** Returns the estimate of each headline phase by the median batch of each fork. */
  Map<Phase, Estimate> medians() {
    return at(Spread::median).times();
  }

  private CellTimes at(ToDoubleFunction<Spread> quantile) {
    List<Map<Phase, ForkValue>> moved = new ArrayList<>();
    for (int i = 0; i < forks.size(); i++) {
      Map<Phase, ForkValue> values = new EnumMap<>(Phase.class);
      for (Map.Entry<Phase, Spread> entry : forks.get(i).entrySet()) {
        ForkValue value = times.forks().get(i).get(entry.getKey());
        values.put(entry.getKey(), value.times(quantile.applyAsDouble(entry.getValue())));
      }
      moved.add(values);
    }
    return new CellTimes(moved, times.machines());
  }

  private static Spread spread(
      Series series, Set<Disturbance> kinds, Optional<Undisturbed> undisturbed) {
    double[] nanos = counted(series, kinds, undisturbed).mapToDouble(series.nanos()::get).toArray();
    double mean = DoubleStream.of(nanos).average().orElseThrow();
    double[] found = OrderStatistics.quantiles(nanos, MEDIAN, HIGH);
    return new Spread(found[0] / mean, found[1] / mean);
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
