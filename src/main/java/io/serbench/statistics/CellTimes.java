package io.serbench.statistics;

import io.serbench.result.CellResult;
import io.serbench.result.Environment.MergedShard;
import io.serbench.result.Phase;
import io.serbench.result.PhaseResult;
import io.serbench.result.Series;
import io.serbench.statistics.ForkEstimator.ForkValue;
import io.serbench.statistics.ForkEstimator.ForkValue.Basis;
import io.serbench.statistics.PhaseTally.Judge;
import io.serbench.witness.Undisturbed;
import io.serbench.witness.Undisturbed.Disturbance;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The values of one cell's forks, and the estimates that they give.
 *
 * <p>A fork that was disturbed throughout counts less; see {@link Basis}. A cell with fewer than
 * two undisturbed forks is disturbed itself.
 *
 * @param forks the value of each phase in each fork; a fork may lack a phase
 * @param machines see {@link Estimate#machines}
 */
public record CellTimes(List<Map<Phase, ForkValue>> forks, Map<MergedShard, Double> machines) {
  private static final int LEAST_UNDISTURBED = 2;

  public CellTimes {
    forks = List.copyOf(forks);
  }

  /** Returns the times of forks on one machine, whether the forks have ended or not. */
  public static CellTimes of(List<Map<Phase, PhaseTally>> tallies, ForkEstimator estimator) {
    List<Map<Phase, ForkValue>> forks = new ArrayList<>();
    tallies.forEach(tally -> forks.add(new EnumMap<>(Phase.class)));
    for (Phase phase : Phase.values()) {
      List<PhaseTally> measured =
          tallies.stream().flatMap(fork -> Stream.ofNullable(fork.get(phase))).toList();
      Iterator<ForkValue> values = estimator.values(measured).iterator();
      for (int i = 0; i < tallies.size(); i++) {
        if (tallies.get(i).containsKey(phase)) {
          forks.get(i).put(phase, values.next());
        }
      }
    }
    return new CellTimes(forks, Map.of());
  }

  /** Returns whether fewer than two forks were undisturbed, or the only one was not. */
  boolean isDisturbed() {
    long undisturbed = forks.stream().filter(CellTimes::isUndisturbed).count();
    return undisturbed < Math.min(LEAST_UNDISTURBED, forks.size());
  }

  private static boolean isUndisturbed(Map<Phase, ForkValue> fork) {
    return fork.entrySet().stream()
        .filter(entry -> entry.getKey().isHeadline())
        .allMatch(entry -> entry.getValue().basis() == Basis.UNDISTURBED);
  }

  /** Returns the nanoseconds per call of each phase that was measured. */
  public Map<Phase, Estimate> times() {
    Map<Phase, Estimate> times = new EnumMap<>(Phase.class);
    for (Phase phase : Phase.values()) {
      estimate(forks.stream().flatMap(fork -> value(fork, phase).stream()).toList())
          .ifPresent(time -> times.put(phase, time));
    }
    return times;
  }

  /**
   * Returns half of the widest interval of the phases that rows are compared by, relative to the
   * value; empty for fewer than two forks.
   */
  public OptionalDouble relativeHalfWidth() {
    return forks.size() < 2
        ? OptionalDouble.empty()
        : times().entrySet().stream()
            .filter(time -> time.getKey().isHeadline())
            .mapToDouble(time -> time.getValue().relative())
            .max();
  }

  /**
   * Returns the time of ser + deser in nanoseconds; empty if no fork has both. They are added in
   * each fork, so that the interval includes their correlation.
   */
  public Optional<Estimate> total() {
    return estimate(forks.stream().flatMap(fork -> total(fork).stream()).toList());
  }

  /** Returns ser + deser of a fork; empty if it lacks one of them. */
  static Optional<ForkValue> total(Map<Phase, ForkValue> fork) {
    return value(fork, Phase.SER).flatMap(ser -> value(fork, Phase.DESER).map(ser::plus));
  }

  /** Returns the value of a phase; empty if it was not measured, or has no batch. */
  static Optional<ForkValue> value(Map<Phase, ForkValue> fork, Phase phase) {
    return Optional.ofNullable(fork.get(phase))
        .filter(value -> !Double.isNaN(value.nanosPerCall()));
  }

  /**
   * Returns these times by a quantile of each fork's batches in place of the mean. The value of a
   * fork is multiplied by the quantile of its batches relative to their mean. So forks with many
   * batches count no more than others, and if all batches of each fork took the same time, every
   * quantile of the total is the total.
   *
   * @param undisturbed what counts as undisturbed on the machine of each fork; empty if no witness
   *     ran there
   */
  CellTimes byQuantile(
      double probability, CellResult cell, List<Optional<Undisturbed>> undisturbed) {
    List<Map<Phase, ForkValue>> quantiles = new ArrayList<>();
    for (int i = 0; i < forks.size(); i++) {
      Map<Phase, ForkValue> fork = new EnumMap<>(Phase.class);
      for (PhaseResult result : cell.forks().get(i).phases()) {
        Phase phase = result.phase();
        Optional<ForkValue> value = value(forks.get(i), phase).filter(it -> phase.isHeadline());
        if (value.isPresent()) {
          double[] nanos = counted(result.series(), value.get().counted(), undisturbed.get(i));
          double mean = DoubleStream.of(nanos).average().orElseThrow();
          double factor = OrderStatistics.quantile(nanos, probability) / mean;
          fork.put(phase, value.get().times(factor));
        }
      }
      quantiles.add(fork);
    }
    return new CellTimes(quantiles, machines);
  }

  /** Returns the times of the batches that a fork's value is made of. */
  private static double[] counted(
      Series series, Set<Disturbance> kinds, Optional<Undisturbed> undisturbed) {
    IntStream batches = IntStream.range(0, series.size());
    if (!kinds.equals(ForkEstimator.ALL)) {
      Judge judge = new Judge(series, undisturbed.orElseThrow());
      batches = batches.filter(batch -> kinds.contains(judge.of(batch)));
    }
    return batches.mapToDouble(series.nanos()::get).toArray();
  }

  private Optional<Estimate> estimate(List<ForkValue> values) {
    if (values.isEmpty()) {
      return Optional.empty();
    }
    double[] weights = values.stream().mapToDouble(ForkValue::weight).toArray();
    double[] nanos = values.stream().mapToDouble(ForkValue::nanosPerCall).toArray();
    // Corrections for disturbance err in the same way in all forks: errors do not average out.
    double errors = values.stream().mapToDouble(value -> value.weight() * value.error()).sum();
    double shared = errors / values.stream().mapToDouble(ForkValue::weight).sum();
    return Optional.of(Estimate.of(nanos, weights, shared, machines));
  }
}
