package io.serbench.statistics;

import io.serbench.result.ForkResult;
import io.serbench.result.Phase;
import io.serbench.result.PhaseResult;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/**
 * One fork with the value of each of its phases.
 *
 * @param result the fork
 * @param values of its phases
 */
record MeasuredFork(ForkResult result, Map<Phase, ForkValue> values) {
  static MeasuredFork of(ForkResult fork, ForkEstimator estimator) {
    Map<Phase, ForkValue> values = new EnumMap<>(Phase.class);
    fork.phases().forEach(phase -> values.put(phase.phase(), estimator.estimate(phase)));
    return new MeasuredFork(fork, values);
  }

  /** Whether what it says of ser and of deser is made of undisturbed batches. */
  boolean trusted() {
    return values.entrySet().stream()
        .filter(entry -> entry.getKey().inTotal())
        .allMatch(entry -> entry.getValue().trusted());
  }

  Optional<PhaseResult> phase(Phase phase) {
    return result.phase(phase);
  }

  /** Empty where the phase was not measured, or has no batch. */
  Optional<ForkValue> value(Phase phase) {
    return Optional.ofNullable(values.get(phase))
        .filter(value -> !Double.isNaN(value.nanosPerCall()));
  }

  /** The sum is made in each fork, so that what moves ser and deser together counts as it is. */
  Optional<ForkValue> total() {
    return value(Phase.SER).flatMap(ser -> value(Phase.DESER).map(ser::plus));
  }
}
