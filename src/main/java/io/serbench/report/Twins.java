package io.serbench.report;

import io.serbench.report.metric.Metric;
import io.serbench.report.metric.Metrics;
import io.serbench.result.CellId;
import io.serbench.result.Summary.Status;
import io.serbench.result.Workload;
import io.serbench.statistics.RelativeDifference;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * One row that ran as if it were two, so that every difference between the two is noise.
 *
 * @param row the name that they share
 * @param workload what it ran on
 * @param first what ran as the first
 * @param second what ran as the second
 */
record Twins(String row, Workload workload, MeasuredCell first, MeasuredCell second) {
  /** By what they are compared. */
  static final List<Metric> TIMES = List.of(Metrics.SER, Metrics.DESER, Metrics.TOTAL);

  /** The twins among the cells, in the order of the first of each. */
  static List<Twins> among(List<MeasuredCell> cells) {
    Map<CellId, List<MeasuredCell>> groups = new LinkedHashMap<>();
    for (MeasuredCell cell : cells) {
      groups.computeIfAbsent(cell.id().withoutVariant(), none -> new ArrayList<>()).add(cell);
    }
    List<Twins> twins = new ArrayList<>();
    groups.forEach(
        (key, pair) -> {
          if (pair.size() == 2) {
            pair.sort(Comparator.comparing(cell -> cell.id().name()));
            twins.add(new Twins(key.row(), key.workload(), pair.get(0), pair.get(1)));
          }
        });
    twins.sort(Comparator.comparingInt(pair -> cells.indexOf(pair.first())));
    return twins;
  }

  /** OK where both have numbers, else what keeps one of them from having any. */
  Status status() {
    return first.row().status() == Status.OK ? second.row().status() : first.row().status();
  }

  /** How far they lie apart; empty where one has no such time. */
  Optional<RelativeDifference> difference(Metric time) {
    return first
        .estimate(time)
        .flatMap(one -> second.estimate(time).map(other -> RelativeDifference.between(one, other)));
  }
}
