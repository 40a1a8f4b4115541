package io.serbench.statistics;

import io.serbench.result.ForkResult;
import io.serbench.result.Longs;
import io.serbench.result.Run;
import io.serbench.witness.Undisturbed;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;

/**
 * What the witness, a fixed piece of work, says of the machine during a run. Its best speed is a
 * constant of the machine: where it was slower, something outside the rows slowed them as well.
 *
 * @param bestNanos nanoseconds of a reading at its best
 * @param undisturbed which part of the readings was undisturbed
 * @param drift by how much the machine got slower, as a part of its speed: the lowest tenth of the
 *     readings in the last third of the forks against that in the first third; empty where forks
 *     are too few to tell a drift from a slow fork
 * @param forks how many forks have readings
 * @param slowForks how many of them were slow from end to end
 */
public record WitnessReport(
    double bestNanos, double undisturbed, Optional<Double> drift, int forks, int slowForks) {
  /** What a stretch of time had of the machine when it had it for itself. */
  private static final double LOW = 0.1;

  private static final int LEAST_FORKS_OF_DRIFT = 6;

  /** Of all forks of a run; empty where no witness ran. */
  public static Optional<WitnessReport> of(Run run) {
    List<long[]> forks =
        run.cells().stream()
            .flatMap(row -> row.forks().stream())
            .sorted(Comparator.comparing(ForkResult::started))
            .map(WitnessReport::readings)
            .filter(readings -> readings.length > 0)
            .toList();
    return forks.isEmpty() ? Optional.empty() : Optional.of(of(forks));
  }

  private static WitnessReport of(List<long[]> forks) {
    long[] all = merged(forks);
    Undisturbed best =
        new Undisturbed(
            Quantiles.of(LongStream.of(all).asDoubleStream().toArray(), Undisturbed.BEST));
    double limit = best.limitNanos();
    return new WitnessReport(
        best.bestNanos(),
        countUpTo(all, limit) / (double) all.length,
        drift(forks),
        forks.size(),
        (int) forks.stream().filter(fork -> quantile(fork, LOW) > limit).count());
  }

  private static Optional<Double> drift(List<long[]> forks) {
    if (forks.size() < LEAST_FORKS_OF_DRIFT) {
      return Optional.empty();
    }
    int third = forks.size() / 3;
    double before = quantile(merged(forks.subList(0, third)), LOW);
    double after = quantile(merged(forks.subList(forks.size() - third, forks.size())), LOW);
    return Optional.of(after / before - 1);
  }

  /** Sorted. */
  private static long[] readings(ForkResult fork) {
    return fork.phases().stream()
        .flatMap(phase -> phase.series().witness().stream())
        .flatMapToLong(Longs::stream)
        .sorted()
        .toArray();
  }

  /** Sorted. Sorted parts are runs, which sorting finds and merges. */
  private static long[] merged(List<long[]> parts) {
    return parts.stream().flatMapToLong(LongStream::of).sorted().toArray();
  }

  private static double quantile(long[] sorted, double part) {
    return sorted[(int) (part * (sorted.length - 1))];
  }

  private static long countUpTo(long[] values, double limit) {
    return LongStream.of(values).filter(value -> value <= limit).count();
  }
}
