package io.serbench.statistics;

import io.serbench.result.ForkResult;
import io.serbench.result.Phase;
import io.serbench.result.PhaseResult;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What the forks of one row say, phase by phase. A fork may lack a phase.
 *
 * <p>A fork that was disturbed from end to end, in ser or in deser, has no value that could be
 * trusted. Such forks are left out where at least two others can be trusted; else all are used, and
 * the row is noisy. Phases outside the total choose their forks by themselves, in the same way.
 */
final class ForkValues {
  private static final int LEAST_TRUSTED = 2;

  private final List<MeasuredFork> all;
  private final List<MeasuredFork> used;
  private final boolean noisy;
  private final ForkEstimator estimator;

  private ForkValues(List<MeasuredFork> all, List<MeasuredFork> trusted, ForkEstimator estimator) {
    boolean enough = isEnough(trusted, all);
    this.all = all;
    this.used = enough ? trusted : all;
    this.noisy = !enough;
    this.estimator = estimator;
  }

  static ForkValues of(List<ForkResult> forks, ForkEstimator estimator) {
    List<MeasuredFork> all = forks.stream().map(fork -> MeasuredFork.of(fork, estimator)).toList();
    List<MeasuredFork> trusted = all.stream().filter(MeasuredFork::trusted).toList();
    return new ForkValues(all, trusted, estimator);
  }

  private static boolean isEnough(List<MeasuredFork> trusted, List<MeasuredFork> all) {
    return trusted.size() == all.size() || trusted.size() >= LEAST_TRUSTED;
  }

  int forks() {
    return used.size();
  }

  boolean noisy() {
    return noisy;
  }

  Map<Phase, Estimate> times() {
    Map<Phase, Estimate> times = new EnumMap<>(Phase.class);
    for (Phase phase : Phase.values()) {
      estimate(used(phase).stream().flatMap(fork -> fork.value(phase).stream()).toList())
          .ifPresent(time -> times.put(phase, time));
    }
    return times;
  }

  Optional<Estimate> total() {
    return estimate(used.stream().flatMap(fork -> fork.total().stream()).toList());
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
        all.stream().flatMap(fork -> fork.result().firstMillis().stream()).toList();
    return first.isEmpty() ? Optional.empty() : Optional.of(Quantiles.of(first, 0.5));
  }

  private List<MeasuredFork> used(Phase phase) {
    if (phase.inTotal()) {
      return used;
    }
    List<MeasuredFork> having = all.stream().filter(fork -> fork.value(phase).isPresent()).toList();
    List<MeasuredFork> trusted =
        having.stream().filter(fork -> fork.value(phase).orElseThrow().trusted()).toList();
    return isEnough(trusted, having) ? trusted : having;
  }

  private static Optional<Estimate> estimate(List<ForkValue> values) {
    if (values.isEmpty()) {
      return Optional.empty();
    }
    Estimate estimate =
        Estimates.of(values.stream().mapToDouble(ForkValue::nanosPerCall).toArray());
    double doubt = values.stream().mapToDouble(ForkValue::doubt).average().orElseThrow();
    return Optional.of(
        new Estimate(estimate.value(), estimate.halfWidth() + doubt, estimate.forks()));
  }

  private PhaseDetail detail(Phase phase) {
    List<Double> allocated = new ArrayList<>();
    List<Double> batches = new ArrayList<>();
    for (MeasuredFork fork : used(phase)) {
      fork.phase(phase).ifPresent(measured -> allocated.add(measured.allocatedBytes()));
      fork.phase(phase).ifPresent(measured -> addPerCall(measured, batches));
    }
    return new PhaseDetail(
        Quantiles.of(allocated, 0.5),
        Quantiles.of(batches, 0.5),
        Quantiles.of(batches, 0.99),
        cleanShare(phase));
  }

  /** Nanoseconds a call of the batches that count. */
  private void addPerCall(PhaseResult phase, List<Double> batches) {
    estimator.counted(phase).stream()
        .forEach(i -> batches.add((double) phase.nanos().get(i) / phase.batch()));
  }

  /** Of all forks, those that were left out as well. */
  private double cleanShare(Phase phase) {
    List<ForkValue> values = all.stream().flatMap(fork -> fork.value(phase).stream()).toList();
    double clean = values.stream().mapToInt(ForkValue::clean).sum();
    return clean / values.stream().mapToInt(ForkValue::batches).sum();
  }
}
