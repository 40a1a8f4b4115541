package io.serbench.lab.evidence;

import io.serbench.result.Noise;
import io.serbench.result.Phase;
import io.serbench.result.Run;
import io.serbench.statistics.Baseline;
import io.serbench.statistics.CellSummary;
import io.serbench.statistics.Summaries;
import java.util.ArrayList;
import java.util.List;

/** Two runs of the same rows, one right after the other. */
record TwoRuns(Run first, Run second) {
  /**
   * The times of one phase of one row in both runs.
   *
   * @param before nanoseconds per call in the first run
   * @param after nanoseconds per call in the second run
   */
  record Pair(CellSummary first, CellSummary second, Phase phase, double before, double after) {
    /** Returns the difference in percent of the mean of both values. */
    double difference() {
      return 100 * (after - before) / ((before + after) / 2);
    }
  }

  /**
   * Returns the times of ser and deser of all rows, in the order of the runs.
   *
   * @param noise what to do with disturbed batches
   */
  List<Pair> pairs(Noise noise) {
    List<CellSummary> before = Summaries.of(first, noise);
    List<CellSummary> after = Summaries.of(second, noise);
    List<Pair> pairs = new ArrayList<>();
    for (int row = 0; row < before.size(); row++) {
      CellSummary one = before.get(row);
      CellSummary other = after.get(row);
      for (Phase phase : List.of(Phase.SER, Phase.DESER)) {
        pairs.add(
            new Pair(
                one,
                other,
                phase,
                one.time(phase).orElseThrow().value(),
                other.time(phase).orElseThrow().value()));
      }
    }
    return pairs;
  }

  /**
   * Returns how far values differ, in percent.
   *
   * @param noise what to do with disturbed batches
   */
  Spread values(Noise noise) {
    return Spread.of(pairs(noise).stream().mapToDouble(Pair::difference).toArray());
  }

  /**
   * Returns how far values would differ if the machine had been as fast in the second run as in the
   * first, in percent.
   */
  Spread valuesAtOneSpeed() {
    double slower = slower();
    return Spread.of(
        pairs(Noise.REJECT).stream()
            .map(p -> new Pair(p.first(), p.second(), p.phase(), p.before(), p.after() / slower))
            .mapToDouble(Pair::difference)
            .toArray());
  }

  /**
   * Returns how far the ratios between the totals of two rows differ, over all pairs of rows, in
   * percent.
   */
  Spread ratios() {
    double[] changes = new double[first.cells().size()];
    List<CellSummary> before = Summaries.of(first);
    List<CellSummary> after = Summaries.of(second);
    for (int row = 0; row < changes.length; row++) {
      changes[row] = total(after.get(row)) / total(before.get(row));
    }
    List<Double> differences = new ArrayList<>();
    for (int row = 0; row < changes.length; row++) {
      for (int other = 0; other < row; other++) {
        differences.add(100 * (changes[row] / changes[other] - 1));
      }
    }
    return Spread.of(differences.stream().mapToDouble(Double::doubleValue).toArray());
  }

  private static double total(CellSummary row) {
    return row.total().orElseThrow().value();
  }

  /**
   * Returns how many times slower the machine was in the second run than in the first, according to
   * the witness.
   */
  double slower() {
    return Baseline.of(second).orElseThrow().quietNanos()
        / Baseline.of(first).orElseThrow().quietNanos();
  }
}
