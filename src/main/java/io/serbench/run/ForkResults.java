package io.serbench.run;

import io.serbench.protocol.Preparation;
import io.serbench.protocol.Preparation.WarmPhase;
import io.serbench.protocol.Slices.Slice;
import io.serbench.result.Failure;
import io.serbench.result.ForkResult;
import io.serbench.result.JvmInfo;
import io.serbench.result.PhaseResult;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;

/** Makes results of what forks measured. */
final class ForkResults {
  private ForkResults() {}

  static ForkResult of(LiveFork fork, JvmInfo jvm, Instant end) {
    Optional<Preparation> known = fork.preparation();
    Optional<Failure> failure = fork.failure();
    return new ForkResult(
        fork.number(),
        fork.started(),
        Duration.between(fork.started(), end).toMillis(),
        fork.cell().row().flags().forJdk(jvm.feature()),
        known.map(Preparation::size).orElse(-1),
        known.map(Preparation::deflated).orElse(-1),
        known.map(Preparation::firstMillis),
        failure.isPresent() || known.isEmpty() ? List.of() : phases(fork, known.get()),
        failure);
  }

  private static List<PhaseResult> phases(LiveFork fork, Preparation known) {
    return known.phases().stream()
        .map(phase -> phase(phase, fork.measured().get(phase.phase())))
        .toList();
  }

  private static PhaseResult phase(WarmPhase warm, SliceSeries series) {
    List<Long> nanos = new ArrayList<>();
    List<Long> waited = new ArrayList<>();
    List<Long> witness = new ArrayList<>();
    for (SliceSeries.Timed timed : series.slices()) {
      Slice slice = timed.slice();
      slice.nanos().forEach(nanos::add);
      slice.waited().forEach(waited::add);
      join(witness, slice);
    }
    return new PhaseResult(
        warm.phase(),
        Math.multiplyExact(warm.batch(), warm.values()),
        nanos,
        waited,
        witness,
        warm.warmupMillis(),
        warm.steady(),
        warm.allocatedBytes().orElse(-1) / warm.values());
  }

  /** Of the two readings between two slices the slower one stands for both. */
  private static void join(List<Long> witness, Slice slice) {
    long[] readings = slice.witness().toArray();
    if (!witness.isEmpty()) {
      readings[0] = Math.max(readings[0], witness.remove(witness.size() - 1));
    }
    LongStream.of(readings).forEach(witness::add);
  }
}
