package io.serbench.statistics;

import io.serbench.result.Longs;
import io.serbench.result.PhaseResult;
import io.serbench.result.Series;
import io.serbench.witness.Undisturbed;
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

  /** The batches with an undisturbed witness on both sides, and no interruption. */
  static Selection clean(PhaseResult phase, Undisturbed undisturbed) {
    return uninterrupted(phase, undisturbed::isUndisturbed);
  }

  /** The batches with a slow witness on some side, and no interruption. */
  static Selection slowed(PhaseResult phase, Undisturbed undisturbed) {
    return uninterrupted(phase, undisturbed::isSlowed);
  }

  /** The batches whose thread could run, whatever slowed it. */
  static Selection uninterrupted(PhaseResult phase) {
    return uninterrupted(phase, (before, after) -> true);
  }

  private interface Readings {
    boolean fit(double before, double after);
  }

  private static Selection uninterrupted(PhaseResult phase, Readings wanted) {
    BitSet batches = new BitSet();
    double typical = typical(phase);
    Longs witness = witness(phase);
    int[] before = phase.series().readingsBefore();
    for (int i = 0; i < phase.series().size(); i++) {
      batches.set(
          i,
          wanted.fit(witness.get(before[i]), witness.get(before[i] + 1))
              && !Undisturbed.isInterrupted(waited(phase, i), typical));
    }
    return of(phase, batches);
  }

  /** All batches. */
  static Selection all(PhaseResult phase) {
    BitSet batches = new BitSet();
    batches.set(0, phase.series().size());
    return of(phase, batches);
  }

  private static Selection of(PhaseResult phase, BitSet batches) {
    double nanos =
        batches.stream().mapToLong(phase.series().nanos()::get).average().orElse(Double.NaN);
    Longs readings = witness(phase);
    int[] before = phase.series().readingsBefore();
    double witness =
        batches.stream()
            .mapToDouble(
                i -> Undisturbed.beside(readings.get(before[i]), readings.get(before[i] + 1)))
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

  private static Longs witness(PhaseResult phase) {
    return phase.series().witness().orElseThrow();
  }

  private static double typical(PhaseResult phase) {
    Series series = phase.series();
    return series.waited().isEmpty() || series.size() == 0
        ? 0
        : Quantiles.of(series.nanos().toDoubles(), 0.5);
  }

  private static double waited(PhaseResult phase, int batch) {
    return phase.series().waited().map(waited -> waited.get(batch)).orElse(0L);
  }
}
