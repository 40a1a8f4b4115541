package io.serbench.statistics;

import io.serbench.witness.Disturbance;
import java.util.EnumMap;
import java.util.Map;

/** Sums over the batches of a phase, by what disturbed them. */
final class Tallies {
  private static final class Sum {
    private int batches;
    private long nanos;
    private long beside;

    private Tally tally() {
      return new Tally(batches, nanos, beside);
    }
  }

  private final Map<Disturbance, Sum> sums = new EnumMap<>(Disturbance.class);

  Tallies() {
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
