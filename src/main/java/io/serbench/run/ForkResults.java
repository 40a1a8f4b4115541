package io.serbench.run;

import io.serbench.protocol.Preparation;
import io.serbench.protocol.Preparation.WarmPhase;
import io.serbench.protocol.Slices;
import io.serbench.result.Encoded;
import io.serbench.result.Failure;
import io.serbench.result.ForkResult;
import io.serbench.result.JvmInfo;
import io.serbench.result.Longs;
import io.serbench.result.PhaseResult;
import io.serbench.result.Series;
import io.serbench.result.Slice;
import io.serbench.result.WarmUp;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.stream.LongStream;

/** Makes results of what forks measured. */
final class ForkResults {
  private ForkResults() {}

  /**
   * The result of a fork that has ended.
   *
   * @param runStart since when its slices are dated
   */
  static ForkResult of(LiveFork fork, JvmInfo jvm, Instant runStart, Instant end) {
    Optional<Preparation> known = fork.preparation();
    Optional<Failure> failure = fork.failure();
    return new ForkResult(
        fork.number(),
        fork.started(),
        Duration.between(fork.started(), end).toMillis(),
        fork.cell().row().flags().forJdk(jvm.build().feature()),
        known.map(preparation -> new Encoded(preparation.size(), preparation.deflated())),
        known.stream().mapToDouble(Preparation::firstMillis).findFirst(),
        failure.isPresent() || known.isEmpty() ? List.of() : phases(fork, known.get(), runStart),
        failure);
  }

  private static List<PhaseResult> phases(LiveFork fork, Preparation known, Instant runStart) {
    return known.phases().stream()
        .map(phase -> phase(phase, fork.measured().get(phase.phase()), runStart))
        .toList();
  }

  private static PhaseResult phase(WarmPhase warm, SliceSeries series, Instant runStart) {
    OptionalDouble allocated = warm.allocatedBytes();
    return new PhaseResult(
        warm.phase(),
        Math.multiplyExact(warm.batch(), warm.values()),
        series(series.slices(), runStart),
        new WarmUp(warm.warmupMillis(), warm.steady()),
        allocated.isPresent()
            ? OptionalDouble.of(allocated.getAsDouble() / warm.values())
            : OptionalDouble.empty());
  }

  private static Series series(List<SliceSeries.Timed> timed, Instant runStart) {
    if (timed.isEmpty()) {
      return Series.NONE;
    }
    return new Series(
        joined(timed, Slices.Slice::nanos),
        Optional.of(joined(timed, Slices.Slice::waited)),
        Optional.of(joined(timed, Slices.Slice::witness)),
        timed.stream().map(each -> slice(each, runStart)).toList());
  }

  private static Longs joined(
      List<SliceSeries.Timed> timed, Function<Slices.Slice, LongStream> part) {
    return Longs.of(timed.stream().flatMapToLong(each -> part.apply(each.slice())).toArray());
  }

  private static Slice slice(SliceSeries.Timed timed, Instant runStart) {
    return new Slice(
        Math.max(0, Duration.between(runStart, timed.at()).toMillis()),
        (int) timed.slice().nanos().count(),
        timed.slice().compiled());
  }
}
