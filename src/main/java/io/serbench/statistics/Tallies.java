package io.serbench.statistics;

import io.serbench.witness.Disturbance;
import java.util.EnumMap;
import java.util.Map;

/** Sums over the batches of a phase, by what disturbed them. */
final class Tallies {
  private static final int KINDS = Disturbance.values().length;

  private final int[] batches = new int[KINDS];
  private final long[] nanos = new long[KINDS];
  private final long[] beside = new long[KINDS];

  void add(Disturbance disturbance, long batchNanos, long besideNanos) {
    int kind = disturbance.ordinal();
    batches[kind]++;
    nanos[kind] += batchNanos;
    beside[kind] += besideNanos;
  }

  Map<Disturbance, Tally> byDisturbance() {
    Map<Disturbance, Tally> tallies = new EnumMap<>(Disturbance.class);
    for (Disturbance disturbance : Disturbance.values()) {
      int kind = disturbance.ordinal();
      tallies.put(disturbance, new Tally(batches[kind], nanos[kind], beside[kind]));
    }
    return tallies;
  }
}
