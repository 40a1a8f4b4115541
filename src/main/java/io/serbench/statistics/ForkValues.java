package io.serbench.statistics;

import io.serbench.result.ForkResult;
import io.serbench.result.Longs;
import io.serbench.result.Phase;
import io.serbench.result.PhaseResult;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What the forks of one row say, phase by phase. A fork may lack a phase.
 *
 * <p>A fork that was disturbed from end to end counts less; see {@link Trust}. A row with fewer
 * than two undisturbed forks is noisy.
 */
final class ForkValues {
  private static final int LEAST_TRUSTED = 2;

  private final List<MeasuredFork> all;
  private final ForkEstimator estimator;

  private ForkValues(List<MeasuredFork> all, ForkEstimator estimator) {
    this.all = all;
    this.estimator = estimator;
  }

  static ForkValues of(List<ForkResult> forks, ForkEstimator estimator) {
    ForkEstimator ofRow = estimator.forRow(forks);
    return new ForkValues(forks.stream().map(fork -> MeasuredFork.of(fork, ofRow)).toList(), ofRow);
  }

  int forks() {
    return all.size();
  }

  /** Whether disturbed forks make up most of it. */
  boolean noisy() {
    long trusted = all.stream().filter(MeasuredFork::trusted).count();
    return trusted < Math.min(LEAST_TRUSTED, all.size());
  }

  Map<Phase, Estimate> times() {
    Map<Phase, Estimate> times = new EnumMap<>(Phase.class);
    for (Phase phase : Phase.values()) {
      estimate(all.stream().flatMap(fork -> fork.value(phase).stream()).toList())
          .ifPresent(time -> times.put(phase, time));
    }
    return times;
  }

  Optional<Estimate> total() {
    return estimate(all.stream().flatMap(fork -> fork.total().stream()).toList());
  }

  Map<Phase, PhaseDetail> details() {
    Map<Phase, PhaseDetail> details = new EnumMap<>(Phase.class);
    for (Phase phase : Phase.values()) {
      if (all.stream().anyMatch(fork -> fork.value(phase).isPresent())) {
        details.put(phase, detail(phase));
      }
    }
    return details;
  }

  Optional<Double> firstMillis() {
    List<Double> first =
        all.stream().flatMap(fork -> fork.result().firstMillis().stream().boxed()).toList();
    return first.isEmpty() ? Optional.empty() : Optional.of(Quantiles.of(first, 0.5));
  }

  private static Optional<Estimate> estimate(List<ForkValue> values) {
    if (values.isEmpty()) {
      return Optional.empty();
    }
    double[] weights = values.stream().mapToDouble(ForkValue::weight).toArray();
    Estimate estimate =
        Estimates.of(values.stream().mapToDouble(ForkValue::nanosPerCall).toArray(), weights);
    return Optional.of(Estimates.widened(estimate, sharedError(values)));
  }

  /** The conversion is the same for all forks, so that more of them do not make it better. */
  private static double sharedError(List<ForkValue> values) {
    double errors = values.stream().mapToDouble(value -> value.weight() * value.error()).sum();
    return errors / values.stream().mapToDouble(ForkValue::weight).sum();
  }

  private PhaseDetail detail(Phase phase) {
    List<Double> allocated = new ArrayList<>();
    List<Double> batches = new ArrayList<>();
    for (MeasuredFork fork : all) {
      fork.phase(phase).ifPresent(measured -> measured.allocatedBytes().ifPresent(allocated::add));
      fork.value(phase)
          .ifPresent(value -> fork.phase(phase).ifPresent(it -> addPerCall(it, value, batches)));
    }
    return new PhaseDetail(
        allocated.isEmpty() ? -1 : Quantiles.of(allocated, 0.5),
        Quantiles.of(batches, 0.5),
        Quantiles.of(batches, 0.99),
        cleanShare(phase));
  }

  /**
   * Nanoseconds a call of the batches that count, converted as their fork's value is: their mean is
   * that value, so that quantiles and times compare.
   */
  private void addPerCall(PhaseResult phase, ForkValue value, List<Double> batches) {
    Longs nanos = phase.series().nanos();
    BitSet counted = estimator.counted(phase);
    double mean = counted.stream().mapToLong(nanos::get).average().orElse(Double.NaN);
    counted.stream().forEach(i -> batches.add(nanos.get(i) * value.nanosPerCall() / mean));
  }

  /** Of all forks, those that were left out as well. */
  private double cleanShare(Phase phase) {
    List<ForkValue> values = all.stream().flatMap(fork -> fork.value(phase).stream()).toList();
    double clean = values.stream().mapToInt(ForkValue::clean).sum();
    return clean / values.stream().mapToInt(ForkValue::batches).sum();
  }
}
