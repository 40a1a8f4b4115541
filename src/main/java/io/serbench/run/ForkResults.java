package io.serbench.run;

import io.serbench.protocol.Preparation;
import io.serbench.protocol.Preparation.WarmPhase;
import io.serbench.result.Failure;
import io.serbench.result.ForkResult;
import io.serbench.result.JvmInfo;
import io.serbench.result.PhaseResult;
import io.serbench.result.Series;
import io.serbench.result.WarmUp;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/** Makes results of what forks measured. */
final class ForkResults {
  private ForkResults() {}

  /** The result of a fork that has ended. */
  static ForkResult of(LiveFork fork, JvmInfo jvm, Instant end) {
    Optional<Preparation> known = fork.preparation();
    Optional<Failure> failure = fork.failure();
    return new ForkResult(
        fork.number(),
        fork.started(),
        Duration.between(fork.started(), end).toMillis(),
        fork.cell().row().flags().forJdk(jvm.build().feature()),
        known.map(Preparation::encoded),
        known.stream().mapToDouble(Preparation::firstMillis).findFirst(),
        failure.isPresent() || known.isEmpty() ? List.of() : phases(fork, known.get()),
        failure);
  }

  private static List<PhaseResult> phases(LiveFork fork, Preparation known) {
    return known.phases().stream().map(phase -> phase(phase, fork.series(phase.phase()))).toList();
  }

  private static PhaseResult phase(WarmPhase warm, Series series) {
    OptionalDouble allocated = warm.allocatedBytes();
    return new PhaseResult(
        warm.phase(),
        warm.valuesOfABatch(),
        series,
        new WarmUp(warm.warmupMillis(), warm.steady()),
        allocated.isPresent()
            ? OptionalDouble.of(allocated.getAsDouble() / warm.values())
            : OptionalDouble.empty());
  }
}
