package io.serbench.statistics;

import io.serbench.result.ForkResult;
import io.serbench.result.Longs;
import io.serbench.result.Phase;
import io.serbench.result.PhaseResult;
import io.serbench.result.Series;
import io.serbench.statistics.PhaseTally.Tally;
import io.serbench.witness.Undisturbed;
import io.serbench.witness.Undisturbed.Disturbance;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The batches of one phase in one fork, summed by what disturbed them. Estimates need no more than
 * these sums, however long the series was.
 *
 * @param calls the number of calls in each batch
 * @param by what shows how disturbed the machine was
 * @param batches the sums of the batches of each kind that occurs
 */
public record PhaseTally(int calls, By by, Map<Disturbance, Tally> batches) {
  /** What shows how disturbed the machine was beside a batch. */
  public enum By {
    /** Nothing: all batches count as undisturbed. */
    NOTHING,
    /** The readings of the witness before and after it. */
    WITNESS,
    /** The work between its calls. */
    WORK
  }

  public PhaseTally {
    batches = Map.copyOf(batches);
  }

  /**
   * Returns the tally of a phase that has been measured.
   *
   * @param undisturbed what counts as undisturbed in the fork and, if calls are apart, by all work
   *     of the cell; empty if no witness ran
   */
  public static PhaseTally of(PhaseResult phase, Optional<Undisturbed> undisturbed) {
    return of(phase.batch(), phase.series(), undisturbed);
  }

  static PhaseTally of(int calls, Series series, Optional<Undisturbed> undisturbed) {
    if (undisturbed.isEmpty() || series.witness().isEmpty()) {
      Tally all = new Tally(series.size(), series.nanos().stream().sum(), 0);
      return new PhaseTally(calls, By.NOTHING, Map.of(Disturbance.NONE, all));
    }
    Judge judge = new Judge(series, undisturbed.get());
    Map<Disturbance, Tally> tallies = new EnumMap<>(Disturbance.class);
    for (int batch = 0; batch < series.size(); batch++) {
      tallies.merge(judge.of(batch), judge.tally(batch), Tally::plus);
    }
    return new PhaseTally(calls, judge.by(), tallies);
  }

  /** Returns the tallies of all phases of a fork; see {@link #of(PhaseResult, Optional)}. */
  public static Map<Phase, PhaseTally> ofFork(ForkResult fork, Optional<Undisturbed> undisturbed) {
    return fork.phases().stream()
        .collect(Collectors.toMap(PhaseResult::phase, phase -> of(phase, undisturbed)));
  }

  /** Returns the sum of the batches of one kind. */
  public Tally of(Disturbance disturbance) {
    return batches.getOrDefault(disturbance, Tally.NONE);
  }

  /** Returns the sum of the batches of several kinds. */
  Tally of(Set<Disturbance> kinds) {
    return kinds.stream().map(this::of).reduce(Tally.NONE, Tally::plus);
  }

  /** Returns the sum of all batches. */
  public Tally all() {
    return of(batches.keySet());
  }

  int size() {
    return batches.values().stream().mapToInt(Tally::batches).sum();
  }

  /**
   * The sum of some batches of a phase.
   *
   * @param batches the number of batches
   * @param nanos their total time in nanoseconds
   * @param beside the total time of the readings of the witness beside them, two per batch, in
   *     nanoseconds, or of readings that were as slow as the work between calls
   */
  public record Tally(int batches, long nanos, long beside) {
    private static final Tally NONE = new Tally(0, 0, 0);

    private static final int READINGS = 2;

    /** Batches that are enough for an estimate. */
    private static final int ENOUGH = 20;

    /** If calls are long and batches few, a quarter of all batches is enough. */
    private static final int ENOUGH_PART = 4;

    /** Returns the mean time of a batch in nanoseconds; NaN if there is none. */
    public double mean() {
      return (double) nanos / batches;
    }

    /** Returns the mean of the readings beside them in nanoseconds; NaN if there is no batch. */
    public double reading() {
      return (double) beside / READINGS / batches;
    }

    /** Returns whether these batches are enough for an estimate, out of all batches of a phase. */
    boolean isEnoughOf(int all) {
      return batches >= Math.max(1, Math.min(ENOUGH, all / ENOUGH_PART));
    }

    Tally plus(Tally other) {
      return new Tally(batches + other.batches, nanos + other.nanos, beside + other.beside);
    }
  }

  /** Decides what disturbed each batch of a series with readings of the witness. */
  static final class Judge {
    private final Series series;
    private final Undisturbed undisturbed;
    private final Longs witness;
    private final Optional<Longs> work;
    private final int[] readings;
    private final double typical;

    Judge(Series series, Undisturbed undisturbed) {
      this.series = series;
      this.undisturbed = undisturbed;
      this.witness = series.witness().orElseThrow();
      this.work = series.work().filter(known -> undisturbed.bestWork().isPresent());
      this.readings = series.readingsBefore();
      this.typical = OrderStatistics.median(series.nanos().stream().asDoubleStream()).orElse(0);
    }

    private By by() {
      return work.isPresent() ? By.WORK : By.WITNESS;
    }

    Disturbance of(int batch) {
      double waited = series.waited().isEmpty() ? 0 : series.waited().get().get(batch);
      return undisturbed.of(reading(batch, 0), reading(batch, 1), waited, typical);
    }

    private Tally tally(int batch) {
      return new Tally(1, series.nanos().get(batch), reading(batch, 0) + reading(batch, 1));
    }

    /** Returns the reading before a batch for 0, and that after it for 1. */
    private long reading(int batch, int after) {
      return work.isPresent()
          ? Math.round(undisturbed.asReading(work.get().get(batch)))
          : witness.get(readings[batch] + after);
    }
  }
}
