package io.serbench.statistics;

import io.serbench.result.ForkResult;
import io.serbench.result.Phase;
import io.serbench.result.PhaseResult;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * What the forks of one row say, phase by phase.
 *
 * <p>A fork that was disturbed from end to end has no value that could be trusted. Such forks are
 * left out where at least two others can be trusted; else all are used, and the row is noisy.
 */
final class ForkValues {
  private static final int LEAST_TRUSTED = 2;

  /** One fork with the value of each of its phases. */
  private record Fork(ForkResult result, Map<Phase, ForkValue> values) {
    boolean trusted() {
      return values.entrySet().stream()
          .filter(entry -> entry.getKey().inTotal())
          .allMatch(entry -> entry.getValue().trusted());
    }

    Optional<PhaseResult> phase(Phase phase) {
      return result.phases().stream().filter(measured -> measured.phase() == phase).findFirst();
    }

    Optional<Double> nanos(Phase phase) {
      return Optional.ofNullable(values.get(phase))
          .map(ForkValue::nanosPerCall)
          .filter(nanos -> !nanos.isNaN());
    }

    /** The sum is made in each fork, so that what moves ser and deser together counts as it is. */
    Optional<Double> total() {
      return nanos(Phase.SER).flatMap(ser -> nanos(Phase.DESER).map(deser -> ser + deser));
    }
  }

  private final List<Fork> used;
  private final boolean noisy;

  private ForkValues(List<Fork> used, boolean noisy) {
    this.used = used;
    this.noisy = noisy;
  }

  static ForkValues of(List<ForkResult> forks, ForkEstimator estimator) {
    List<Fork> all = new ArrayList<>();
    for (ForkResult fork : forks) {
      Map<Phase, ForkValue> values = new EnumMap<>(Phase.class);
      fork.phases().forEach(phase -> values.put(phase.phase(), estimator.estimate(phase)));
      all.add(new Fork(fork, values));
    }
    List<Fork> trusted = all.stream().filter(Fork::trusted).toList();
    if (trusted.size() == all.size() || trusted.size() >= LEAST_TRUSTED) {
      return new ForkValues(trusted, false);
    }
    return new ForkValues(all, true);
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
      estimate(fork -> fork.nanos(phase)).ifPresent(time -> times.put(phase, time));
    }
    return times;
  }

  Optional<Estimate> total() {
    return estimate(Fork::total);
  }

  Map<Phase, PhaseDetail> details() {
    Map<Phase, PhaseDetail> details = new EnumMap<>(Phase.class);
    for (Phase phase : times().keySet()) {
      details.put(phase, detail(phase));
    }
    return details;
  }

  Optional<Double> firstMillis() {
    List<Double> first =
        used.stream().flatMap(fork -> fork.result().firstMillis().stream()).toList();
    return first.isEmpty() ? Optional.empty() : Optional.of(Quantiles.of(first, 0.5));
  }

  private PhaseDetail detail(Phase phase) {
    List<Double> allocated = new ArrayList<>();
    List<Double> batches = new ArrayList<>();
    long clean = 0;
    long all = 0;
    for (Fork fork : used) {
      PhaseResult measured = fork.phase(phase).orElseThrow();
      allocated.add(measured.allocatedBytes());
      measured.nanos().forEach(nanos -> batches.add((double) nanos / measured.batch()));
      clean += fork.values().get(phase).clean();
      all += fork.values().get(phase).batches();
    }
    return new PhaseDetail(
        Quantiles.of(allocated, 0.5),
        Quantiles.of(batches, 0.5),
        Quantiles.of(batches, 0.99),
        all == 0 ? 0 : (double) clean / all);
  }

  private Optional<Estimate> estimate(Function<Fork, Optional<Double>> valueOfFork) {
    double[] values =
        used.stream()
            .flatMap(fork -> valueOfFork.apply(fork).stream())
            .mapToDouble(Double::doubleValue)
            .toArray();
    return values.length == 0 ? Optional.empty() : Optional.of(Estimates.of(values));
  }
}
