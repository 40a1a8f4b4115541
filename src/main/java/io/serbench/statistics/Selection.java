package io.serbench.statistics;

import io.serbench.result.PhaseResult;
import java.util.BitSet;

/**
 * Some batches of a phase. They are chosen by what happened outside the row: how fast the witness
 * ran beside them, and whether their thread could run. What they took themselves does not matter.
 *
 * @param batches their numbers
 * @param nanos nanoseconds of a batch, on average; not a number where there is none
 * @param witness nanoseconds of the readings beside them, on average
 */
record Selection(BitSet batches, double nanos, double witness) {
  /** So many batches make an estimate; fewer do where calls are long and batches few. */
  private static final int ENOUGH = 20;

  private static final int ENOUGH_PART = 4;

  /**
   * A batch during which the thread could not run for a larger part of the time was interrupted.
   */
  private static final double MOST_WAITED = 0.02;

  /** The batches with an undisturbed witness on both sides, and no interruption. */
  static Selection clean(PhaseResult phase, double limit) {
    BitSet batches = new BitSet();
    double mostWaited = mostWaited(phase);
    for (int i = 0; i < phase.nanos().size(); i++) {
      batches.set(i, slower(phase, i) <= limit && waited(phase, i) <= mostWaited);
    }
    return of(phase, batches);
  }

  /**
   * The batches with a slow witness on some side, and no interruption.
   *
   * @param limit nanoseconds of the slowest witness that is undisturbed
   * @param most nanoseconds beyond which the witness itself was interrupted
   */
  static Selection slowed(PhaseResult phase, double limit, double most) {
    BitSet batches = new BitSet();
    double mostWaited = mostWaited(phase);
    for (int i = 0; i < phase.nanos().size(); i++) {
      double slower = slower(phase, i);
      batches.set(i, slower > limit && slower <= most && waited(phase, i) <= mostWaited);
    }
    return of(phase, batches);
  }

  /** The batches whose thread could run, whatever slowed it. */
  static Selection uninterrupted(PhaseResult phase) {
    return slowed(phase, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
  }

  /** All batches. */
  static Selection all(PhaseResult phase) {
    BitSet batches = new BitSet();
    batches.set(0, phase.nanos().size());
    return of(phase, batches);
  }

  private static Selection of(PhaseResult phase, BitSet batches) {
    double nanos = batches.stream().mapToLong(phase.nanos()::get).average().orElse(Double.NaN);
    double witness =
        batches.stream()
            .mapToDouble(i -> (phase.witness().get(i) + phase.witness().get(i + 1)) / 2.0)
            .average()
            .orElse(Double.NaN);
    return new Selection(batches, nanos, witness);
  }

  int size() {
    return batches.cardinality();
  }

  /** Whether they make an estimate for a phase of so many batches. */
  boolean isEnoughOf(int all) {
    return size() >= Math.max(1, Math.min(ENOUGH, all / ENOUGH_PART));
  }

  private static double slower(PhaseResult phase, int batch) {
    return Math.max(phase.witness().get(batch), phase.witness().get(batch + 1));
  }

  /** The same for all batches, so that it does not matter what any of them took. */
  private static double mostWaited(PhaseResult phase) {
    return phase.waited().isEmpty() || phase.nanos().isEmpty()
        ? Double.MAX_VALUE
        : MOST_WAITED * Quantiles.of(phase.nanos().stream().mapToDouble(it -> it).toArray(), 0.5);
  }

  private static double waited(PhaseResult phase, int batch) {
    return phase.waited().isEmpty() ? 0 : phase.waited().get(batch);
  }
}
