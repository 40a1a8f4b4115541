package io.serbench.statistics;

import io.serbench.result.Longs;
import io.serbench.result.Series;
import io.serbench.statistics.PhaseTally.Tally;
import io.serbench.witness.Undisturbed;
import io.serbench.witness.Undisturbed.Disturbance;
import java.util.Optional;

/** Says of each batch of a series what disturbed it. */
final class Judge {
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
