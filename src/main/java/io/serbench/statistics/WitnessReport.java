package io.serbench.statistics;

import io.serbench.result.CellResult;
import io.serbench.result.ForkResult;
import io.serbench.result.Longs;
import io.serbench.result.PhaseResult;
import io.serbench.result.Run;
import io.serbench.result.Series.Burst;
import io.serbench.witness.Undisturbed;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/**
 * What the witness shows about the machine during a run. The best speed of the witness is a
 * constant of the machine; if it was slower, something outside the rows slowed them as well.
 *
 * @param bestNanos the best reading in nanoseconds, if possible of a fork without a row
 * @param undisturbed the fraction of the readings that was undisturbed
 * @param drift by how much the machine got slower, as a fraction: the 0.1 quantile of the readings
 *     in the last third of the run against that in the first third; negative if it got faster, and
 *     empty if there are too few forks to distinguish drift from a slow fork
 * @param forks the number of forks with readings
 * @param slowForks the number of forks that were disturbed throughout
 */
public record WitnessReport(
    double bestNanos, double undisturbed, OptionalDouble drift, int forks, int slowForks) {
  /** The quantile that shows the speed of the machine when the witness had it to itself. */
  private static final double LOW = 0.1;

  private static final int LEAST_FORKS_OF_DRIFT = 6;

  /** Returns the report of a run; empty if no witness ran, and for a run on several machines. */
  public static Optional<WitnessReport> of(Run run) {
    Baselines baselines = new Baselines(run);
    List<Judged> forks =
        run.wasMerged()
            ? List.of()
            : run.cells().stream().flatMap(cell -> judged(cell, baselines)).toList();
    return forks.isEmpty() ? Optional.empty() : Optional.of(of(run, baselines.ofRun(), forks));
  }

  /** A fork with readings, and what counts as undisturbed there. */
  private record Judged(ForkResult fork, Undisturbed undisturbed) {
    DoubleStream undisturbedOnes() {
      return readings(fork).mapToDouble(reading -> undisturbed.isUndisturbed(reading) ? 1 : 0);
    }

    boolean isSlow() {
      return !undisturbed.isUndisturbed(low(readings(fork)));
    }
  }

  private static Stream<Judged> judged(CellResult cell, Baselines baselines) {
    return baselines.of(cell, cell.forks()).map(Baseline::undisturbed).stream()
        .flatMap(
            undisturbed ->
                cell.forks().stream()
                    .filter(fork -> readings(fork).findAny().isPresent())
                    .map(fork -> new Judged(fork, undisturbed)));
  }

  private static WitnessReport of(Run run, Optional<Baseline> ofRun, List<Judged> forks) {
    double best =
        Stream.concat(
                ofRun.map(Baseline::undisturbed).stream(), forks.stream().map(Judged::undisturbed))
            .findFirst()
            .orElseThrow()
            .bestNanos();
    return new WitnessReport(
        best,
        forks.stream().flatMapToDouble(Judged::undisturbedOnes).average().orElseThrow(),
        drift(run, forks.stream().map(Judged::fork).toList()),
        forks.size(),
        (int) forks.stream().filter(Judged::isSlow).count());
  }

  private static OptionalDouble drift(Run run, List<ForkResult> forks) {
    if (forks.size() < LEAST_FORKS_OF_DRIFT) {
      return OptionalDouble.empty();
    }
    List<Stretch> inTime =
        forks.stream()
            .flatMap(fork -> Stretch.of(fork, run.course().started()))
            .sorted(Comparator.comparing(Stretch::at))
            .toList();
    int third = inTime.size() / 3;
    double before = low(inTime.stream().limit(third).flatMapToLong(Stretch::readings));
    double after =
        low(inTime.stream().skip(inTime.size() - third).flatMapToLong(Stretch::readings));
    return OptionalDouble.of(after / before - 1);
  }

  /** Returns all readings beside a fork's batches, in nanoseconds. */
  public static LongStream readings(ForkResult fork) {
    return fork.phases().stream()
        .flatMap(phase -> phase.series().witness().stream())
        .flatMapToLong(Longs::stream);
  }

  /** Returns how long the work between a fork's calls took, by batch, in nanoseconds. */
  public static LongStream work(ForkResult fork) {
    return fork.phases().stream()
        .flatMap(phase -> phase.series().work().stream())
        .flatMapToLong(Longs::stream);
  }

  private static double low(LongStream readings) {
    return OrderStatistics.quantile(readings.asDoubleStream().toArray(), LOW);
  }

  /**
   * Some consecutive readings of a phase, and when they began, in ms since the start of the run.
   */
  private record Stretch(long at, int from, int to, Longs all) {
    /** Returns the slices of a fork; if they are unknown, each phase, at the start of the fork. */
    static Stream<Stretch> of(ForkResult fork, Instant runStart) {
      Stream.Builder<Stretch> stretches = Stream.builder();
      for (PhaseResult phase : fork.phases()) {
        Longs all = phase.series().witness().orElse(Longs.NONE);
        List<Burst> slices = all.size() == 0 ? List.of() : phase.series().slices();
        int from = 0;
        for (Burst slice : slices) {
          int to = from + slice.batches() + 1;
          stretches.add(new Stretch(slice.startMillis(), from, to, all));
          from = to;
        }
        if (from < all.size()) {
          long start = Duration.between(runStart, fork.started()).toMillis();
          stretches.add(new Stretch(start, from, all.size(), all));
        }
      }
      return stretches.build();
    }

    LongStream readings() {
      return IntStream.range(from, to).mapToLong(all::get);
    }
  }
}
