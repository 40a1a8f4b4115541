package io.serbench.statistics;

import io.serbench.witness.Undisturbed.Disturbance;
import java.util.EnumMap;
import java.util.Map;

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
