package io.serbench.statistics;

import io.serbench.result.ForkResult;
import io.serbench.result.Longs;
import io.serbench.result.Run;
import io.serbench.result.Series;
import io.serbench.result.Series.Burst;
import io.serbench.witness.Undisturbed;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/**
 * What the witness, a fixed piece of work, says of the machine during a run. Its best speed is a
 * constant of the machine: where it was slower, something outside the rows slowed them as well.
 *
 * @param bestNanos nanoseconds of a reading at its best
 * @param undisturbed which part of the readings was undisturbed
 * @param drift by how much the machine got slower, as a part of its speed: the lowest tenth of the
 *     readings in the last third of the run against that in the first third; empty where forks are
 *     too few to tell a drift from a slow fork
 * @param forks how many forks have readings
 * @param slowForks how many of them were slow from end to end
 */
public record WitnessReport(
    double bestNanos, double undisturbed, OptionalDouble drift, int forks, int slowForks) {
  /** What a stretch of time had of the machine when it had it for itself. */
  private static final double LOW = 0.1;

  private static final int LEAST_FORKS_OF_DRIFT = 6;

  /** Of all forks of a run on one machine; empty where no witness ran, or on several. */
  public static Optional<WitnessReport> of(Run run) {
    if (run.wasMerged()) {
      return Optional.empty();
    }
    return Baseline.undisturbed(run).map(undisturbed -> of(run, undisturbed));
  }

  private static WitnessReport of(Run run, Undisturbed undisturbed) {
    List<ForkResult> forks =
        run.cells().stream()
            .flatMap(cell -> cell.forks().stream())
            .filter(fork -> readings(fork).findAny().isPresent())
            .toList();
    long all = forks.stream().flatMapToLong(WitnessReport::readings).count();
    long good =
        forks.stream()
            .flatMapToLong(WitnessReport::readings)
            .filter(undisturbed::isUndisturbed)
            .count();
    return new WitnessReport(
        undisturbed.bestNanos(),
        (double) good / all,
        forks.size() < LEAST_FORKS_OF_DRIFT ? OptionalDouble.empty() : drift(run, forks),
        forks.size(),
        (int)
            forks.stream().filter(fork -> !undisturbed.isUndisturbed(low(readings(fork)))).count());
  }

  private static OptionalDouble drift(Run run, List<ForkResult> forks) {
    List<Stretch> inTime =
        forks.stream()
            .flatMap(fork -> Stretch.of(fork, run.course().started()))
            .sorted(Comparator.comparing(Stretch::at))
            .toList();
    int third = inTime.size() / 3;
    double before = low(inTime.subList(0, third));
    double after = low(inTime.subList(inTime.size() - third, inTime.size()));
    return OptionalDouble.of(after / before - 1);
  }

  private static LongStream readings(ForkResult fork) {
    return fork.phases().stream()
        .flatMap(phase -> phase.series().witness().stream())
        .flatMapToLong(Longs::stream);
  }

  private static double low(List<Stretch> stretches) {
    return low(stretches.stream().flatMapToLong(Stretch::readings));
  }

  private static double low(LongStream readings) {
    return OrderStatistics.quantile(readings.asDoubleStream().toArray(), LOW);
  }

  /**
   * Readings of the witness that were taken together.
   *
   * @param at when, in milliseconds since the start of the run
   * @param from the first of them among all of the phase
   * @param to behind the last of them
   * @param all the phase's
   */
  private record Stretch(long at, int from, int to, Longs all) {
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
}
