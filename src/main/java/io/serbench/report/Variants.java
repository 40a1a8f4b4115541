package io.serbench.report;

import io.serbench.report.metric.Metric;
import io.serbench.result.CellId;
import io.serbench.result.Run;
import io.serbench.result.Workload;
import io.serbench.statistics.Ratio;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A row that ran in several ways on one workload.
 *
 * @param row the name that they share
 * @param workload what it ran on
 * @param cells the first is the one that the others are compared with
 */
record Variants(String row, Workload workload, List<MeasuredCell> cells) {
  Variants {
    cells = List.copyOf(cells);
  }

  /**
   * The rows among the cells that ran in several ways, in the order of the cells.
   *
   * @param run which knows the order of the ways
   */
  static List<Variants> among(Run run, List<MeasuredCell> cells) {
    Map<CellId, List<MeasuredCell>> groups = new LinkedHashMap<>();
    for (MeasuredCell cell : cells) {
      groups.computeIfAbsent(cell.id().withoutVariant(), none -> new ArrayList<>()).add(cell);
    }
    List<String> order = run.cells().stream().map(cell -> cell.id().name()).toList();
    List<Variants> variants = new ArrayList<>();
    groups.forEach(
        (key, group) -> {
          if (group.size() > 1) {
            group.sort((a, b) -> order.indexOf(a.id().name()) - order.indexOf(b.id().name()));
            variants.add(new Variants(key.row(), key.workload(), group));
          }
        });
    return variants;
  }

  /** That way of it; empty where it did not run so. */
  Optional<MeasuredCell> cell(String mark) {
    return cells.stream().filter(cell -> cell.id().variant().orElse("").equals(mark)).findFirst();
  }

  /** How many times as much one way has of a metric as the first; empty where one has none. */
  Optional<Ratio> ratio(Metric metric, String mark) {
    return cell(mark)
        .flatMap(other -> other.estimate(metric))
        .flatMap(top -> cells.get(0).estimate(metric).map(bottom -> Ratio.of(top, bottom)));
  }
}
