package io.serbench.statistics;

import io.serbench.result.ForkResult;
import io.serbench.result.Longs;
import io.serbench.result.Series;
import io.serbench.result.Series.Burst;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/**
 * Readings of the witness that were taken together.
 *
 * @param at when, in milliseconds since the start of the run
 * @param from the first of them among all of the phase
 * @param to behind the last of them
 * @param all the phase's
 */
record Stretch(long at, int from, int to, Longs all) {
  /** The slices of a fork; where they are not known, each phase when its fork was started. */
  static Stream<Stretch> of(ForkResult fork, Instant runStart) {
    long start = Duration.between(runStart, fork.started()).toMillis();
    return fork.phases().stream()
        .map(phase -> phase.series())
        .filter(series -> series.witness().isPresent())
        .flatMap(series -> of(series, start).stream());
  }

  private static List<Stretch> of(Series series, long start) {
    Longs readings = series.witness().orElseThrow();
    if (series.slices().isEmpty()) {
      return List.of(new Stretch(start, 0, readings.size(), readings));
    }
    List<Stretch> stretches = new ArrayList<>();
    int from = 0;
    for (Burst slice : series.slices()) {
      int to = from + slice.batches() + 1;
      stretches.add(new Stretch(slice.startMillis(), from, to, readings));
      from = to;
    }
    return stretches;
  }

  LongStream readings() {
    return IntStream.range(from, to).mapToLong(all::get);
  }
}
