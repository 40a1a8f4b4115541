package io.serbench.statistics;

import io.serbench.result.Environment.MergedShard;
import io.serbench.result.Phase;
import io.serbench.statistics.ForkEstimator.ForkValue;
import io.serbench.statistics.ForkEstimator.ForkValue.Basis;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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

  /**
   * Returns whether fewer than two forks were undisturbed; for a cell with a single fork, whether
   * it was disturbed.
   */
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
    return Optional.ofNullable(fork.get(phase)).filter(ForkValue::isKnown);
  }

  private Optional<Estimate> estimate(List<ForkValue> values) {
    if (values.isEmpty()) {
      return Optional.empty();
    }
    double[] weights = values.stream().mapToDouble(ForkValue::weight).toArray();
    Estimate estimate =
        Estimate.of(values.stream().mapToDouble(ForkValue::nanosPerCall).toArray(), weights);
    return Optional.of(estimate.widened(sharedError(values), machines));
  }

  /**
   * Corrections for disturbance err in the same way in all forks, so their errors do not average
   * out.
   */
  private static double sharedError(List<ForkValue> values) {
    double errors = values.stream().mapToDouble(value -> value.weight() * value.error()).sum();
    return errors / values.stream().mapToDouble(ForkValue::weight).sum();
  }
}
