package io.serbench.statistics;

import io.serbench.result.PhaseResult;
import io.serbench.result.Series;
import io.serbench.witness.Disturbance;
import io.serbench.witness.Undisturbed;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/** Gathers the batches that the time of a phase is made of, from all forks of a cell. */
final class BatchSpread {
  private static final double MEDIAN = 0.5;
  private static final double HIGH = 0.99;

  private final DoubleStream.Builder perCall = DoubleStream.builder();

  /**
   * Adds the batches of a fork that count, each as its fork's value is: their mean is that value,
   * so that quantiles and times compare.
   *
   * @param undisturbed on the fork's machine; empty where no witness ran
   */
  void add(PhaseResult phase, ForkValue value, Optional<Undisturbed> undisturbed) {
    Series series = phase.series();
    IntPredicate counts = counted(series, value.counted(), undisturbed);
    int[] batches = IntStream.range(0, series.size()).filter(counts).toArray();
    double mean = IntStream.of(batches).mapToLong(series.nanos()::get).average().orElseThrow();
    double factor = value.nanosPerCall() / mean;
    IntStream.of(batches).forEach(i -> perCall.add(series.nanos().get(i) * factor));
  }

  private static IntPredicate counted(
      Series series, Set<Disturbance> kinds, Optional<Undisturbed> undisturbed) {
    if (kinds.equals(ForkEstimator.ALL)) {
      return batch -> true;
    }
    Judge judge = Judge.of(series, undisturbed.orElseThrow());
    return batch -> kinds.contains(judge.of(batch));
  }

  Quantiles quantiles() {
    double[] both = OrderStatistics.quantiles(perCall.build().toArray(), MEDIAN, HIGH);
    return new Quantiles(both[0], both[1]);
  }
}
