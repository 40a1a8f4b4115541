package io.serbench.report;

import io.serbench.catalog.Role;
import io.serbench.report.metric.Metric.Peers;
import io.serbench.result.Noise;
import io.serbench.result.Run;
import io.serbench.statistics.CellSummary;
import io.serbench.statistics.Estimate;
import io.serbench.statistics.Summaries;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Derives a run's cells from its raw samples. */
final class Cells {
  private Cells() {}

  /** All of them, in the order of the run. */
  static List<MeasuredCell> of(Run run, Noise noise) {
    List<CellSummary> rows = Summaries.of(run, noise);
    Map<String, Estimate> yardsticks = new HashMap<>();
    rows.stream()
        .filter(row -> row.info().tags().plays(Role.YARDSTICK))
        .forEach(row -> row.total().ifPresent(total -> yardsticks.put(row.workload(), total)));
    return rows.stream()
        .map(
            row ->
                new MeasuredCell(
                    row, new Peers(Optional.ofNullable(yardsticks.get(row.workload())))))
        .toList();
  }
}
