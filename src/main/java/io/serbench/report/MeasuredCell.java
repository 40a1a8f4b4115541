package io.serbench.report;

import io.serbench.report.metric.Measure;
import io.serbench.report.metric.Metric;
import io.serbench.report.metric.Peers;
import io.serbench.result.CellId;
import io.serbench.result.Phase;
import io.serbench.statistics.RowSummary;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * All that is known of a row on a data set.
 *
 * @param id which it is
 * @param row what was measured
 * @param peers what is known beside it
 * @param forks nanoseconds a call of each phase of each fork: what its times are made of
 */
public record MeasuredCell(CellId id, RowSummary row, Peers peers, List<Map<Phase, Double>> forks) {
  public MeasuredCell {
    forks = List.copyOf(forks);
  }

  /** The metric's value. */
  public Optional<Measure> value(Metric metric) {
    return metric.of(row, peers);
  }

  /** What each fork says of the metric; empty where its value is not made of such. */
  public List<Double> forks(Metric metric) {
    return forks.stream().flatMap(fork -> metric.ofFork(fork).stream()).toList();
  }
}
