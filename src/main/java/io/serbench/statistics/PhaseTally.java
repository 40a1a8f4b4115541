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
 * The batches of one phase in one fork, by what disturbed them: all that estimates are made of. Two
 * such sums are compared in no time, however long the series was.
 *
 * @param calls in each batch
 * @param judged whether a witness told what disturbed the batches; otherwise nothing did, as far as
 *     is known
 * @param batches those of each kind
 */
public record PhaseTally(int calls, boolean judged, Map<Disturbance, Tally> batches) {
  public PhaseTally {
    batches = Map.copyOf(batches);
  }

  /**
   * Of a phase that has been measured.
   *
   * @param undisturbed by all readings of the run; empty where no witness ran
   */
  public static PhaseTally of(PhaseResult phase, Optional<Undisturbed> undisturbed) {
    Series series = phase.series();
    Tally.Sums tallies = new Tally.Sums();
    boolean judged = undisturbed.isPresent() && series.witness().isPresent();
    if (judged) {
      Judge.of(series, undisturbed.get()).count(tallies);
    } else {
      series.nanos().stream().forEach(nanos -> tallies.add(Disturbance.NONE, nanos, 0));
    }
    return new PhaseTally(phase.batch(), judged, tallies.byDisturbance());
  }

  /** Of all phases of a fork that has ended; as {@link #of}. */
  public static Map<Phase, PhaseTally> ofFork(ForkResult fork, Optional<Undisturbed> undisturbed) {
    return fork.phases().stream()
        .collect(Collectors.toMap(PhaseResult::phase, phase -> of(phase, undisturbed)));
  }

  /** The batches that were disturbed so, or not at all. */
  public Tally of(Disturbance disturbance) {
    return batches.get(disturbance);
  }

  /** The batches of any of these kinds. */
  Tally of(Set<Disturbance> kinds) {
    return kinds.stream().map(this::of).reduce(Tally::plus).orElseThrow();
  }

  /** All batches. */
  public Tally all() {
    return of(batches.keySet());
  }

  /** How many batches there are. */
  int size() {
    return batches.values().stream().mapToInt(Tally::batches).sum();
  }

  /**
   * What some batches of a phase took together.
   *
   * @param batches how many there are
   * @param nanos nanoseconds of all of them
   * @param beside nanoseconds of all readings of the witness beside them, two for each
   */
  public record Tally(int batches, long nanos, long beside) {
    private static final int READINGS = 2;

    /** So many batches make an estimate; fewer do where calls are long and batches few. */
    private static final int ENOUGH = 20;

    private static final int ENOUGH_PART = 4;

    /** Nanoseconds of a batch, on average; not a number where there is none. */
    public double mean() {
      return (double) nanos / batches;
    }

    /** Nanoseconds of a reading beside them, on average; not a number where there is none. */
    public double reading() {
      return (double) beside / READINGS / batches;
    }

    /** Whether they make an estimate for a phase of so many batches. */
    boolean isEnoughOf(int all) {
      return batches >= Math.max(1, Math.min(ENOUGH, all / ENOUGH_PART));
    }

    Tally plus(Tally other) {
      return new Tally(batches + other.batches, nanos + other.nanos, beside + other.beside);
    }

    /** Sums over the batches of a phase, by what disturbed them. */
    static final class Sums {
      private static final class Sum {
        private int batches;
        private long nanos;
        private long beside;

        private Tally tally() {
          return new Tally(batches, nanos, beside);
        }
      }

      private final Map<Disturbance, Sum> sums = new EnumMap<>(Disturbance.class);

      Sums() {
        for (Disturbance disturbance : Disturbance.values()) {
          sums.put(disturbance, new Sum());
        }
      }

      void add(Disturbance disturbance, long batchNanos, long besideNanos) {
        Sum sum = sums.get(disturbance);
        sum.batches++;
        sum.nanos += batchNanos;
        sum.beside += besideNanos;
      }

      Map<Disturbance, Tally> byDisturbance() {
        Map<Disturbance, Tally> tallies = new EnumMap<>(Disturbance.class);
        sums.forEach((disturbance, sum) -> tallies.put(disturbance, sum.tally()));
        return tallies;
      }
    }
  }

  /** Says of each batch of a series what disturbed it. */
  static final class Judge {
    private final Series series;
    private final Longs witness;
    private final Optional<Longs> waited;
    private final int[] readings;
    private final Undisturbed undisturbed;
    private final double typical;

    /**
     * For a series with readings of the witness.
     *
     * @param typical nanoseconds of a typical batch, the same for all batches of the phase
     */
    Judge(Series series, Undisturbed undisturbed, double typical) {
      this.series = series;
      this.witness = series.witness().orElseThrow();
      this.waited = series.waited();
      this.readings = series.readingsBefore();
      this.undisturbed = undisturbed;
      this.typical = typical;
    }

    /** For all batches of a phase. */
    static Judge of(Series series, Undisturbed undisturbed) {
      double typical = OrderStatistics.median(series.nanos().toDoubles()).orElse(0);
      return new Judge(series, undisturbed, typical);
    }

    /** What disturbed a batch. */
    Disturbance of(int batch) {
      double lost = waited.isEmpty() ? 0 : waited.get().get(batch);
      return undisturbed.of(before(batch), after(batch), lost, typical);
    }

    /** Counts all batches. */
    void count(Tally.Sums tallies) {
      for (int i = 0; i < series.size(); i++) {
        tallies.add(of(i), series.nanos().get(i), before(i) + after(i));
      }
    }

    private long before(int batch) {
      return witness.get(readings[batch]);
    }

    private long after(int batch) {
      return witness.get(readings[batch] + 1);
    }
  }
}
