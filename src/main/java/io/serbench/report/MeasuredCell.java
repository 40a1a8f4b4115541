package io.serbench.report;

import io.serbench.report.metric.Measure;
import io.serbench.report.metric.Metric;
import io.serbench.report.metric.Metric.Peers;
import io.serbench.result.Batches;
import io.serbench.result.CellId;
import io.serbench.result.Noise;
import io.serbench.statistics.CellSummary;
import java.util.List;
import java.util.Optional;

/**
 * All that is known of a row on a data set.
 *
 * @param row what was measured
 * @param peers what is known beside it
 */
public record MeasuredCell(CellSummary row, Peers peers) {
  /** Which it is. */
  public CellId id() {
    return row.id();
  }

  /** The metric's value. */
  public Optional<Measure> value(Metric metric) {
    return metric.of(row, peers);
  }

  /** Whether it is ranked among others: it decodes, and is no yardstick. */
  public boolean competes() {
    return Comparison.competes(row);
  }

  /** Whether deser ends with decoded data; only then do its times compare with those of others. */
  public boolean decodes() {
    return Comparison.decodes(row);
  }

  /**
   * Which batches its numbers are made of.
   *
   * @param noise what they do with disturbed ones
   */
  public Batches batches(Noise noise) {
    if (noise == Noise.KEEP) {
      return Batches.ALL;
    }
    return row.trust().disturbed() ? Batches.DISTURBED : Batches.UNDISTURBED;
  }

  /** What each fork says of the metric; empty where its value is not made of such. */
  public List<Double> forks(Metric metric) {
    return row.numbers().forks().stream().flatMap(fork -> metric.ofFork(fork).stream()).toList();
  }
}
