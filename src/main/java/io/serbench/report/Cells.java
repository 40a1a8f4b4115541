package io.serbench.report;

import io.serbench.report.metric.Peers;
import io.serbench.result.CellResult;
import io.serbench.result.ForkResult;
import io.serbench.result.Noise;
import io.serbench.result.Phase;
import io.serbench.result.PhaseResult;
import io.serbench.result.Run;
import io.serbench.statistics.CleanShare;
import io.serbench.statistics.Estimate;
import io.serbench.statistics.ForkEstimator;
import io.serbench.statistics.RowSummary;
import io.serbench.statistics.RowSummary.Status;
import io.serbench.statistics.Summaries;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Derives a run's cells from its raw samples. */
final class Cells {
  private Cells() {}

  /** All of them, in the order of the run. */
  static List<MeasuredCell> of(Run run, Noise noise) {
    List<RowSummary> rows = Summaries.of(run, noise);
    CleanShare clean = CleanShare.in(run);
    Map<String, Estimate> yardsticks = new HashMap<>();
    rows.stream()
        .filter(Roles::isYardstick)
        .forEach(row -> row.total().ifPresent(total -> yardsticks.put(row.subject(), total)));
    ForkEstimator estimator = ForkEstimator.of(run, noise);
    List<MeasuredCell> cells = new ArrayList<>();
    for (int i = 0; i < rows.size(); i++) {
      RowSummary row = rows.get(i);
      Peers peers = new Peers(clean, Optional.ofNullable(yardsticks.get(row.subject())));
      List<Map<Phase, Double>> forks =
          row.status() == Status.OK ? forks(run.cells().get(i), estimator) : List.of();
      cells.add(new MeasuredCell(run.cells().get(i).id(), row, peers, forks));
    }
    return cells;
  }

  private static List<Map<Phase, Double>> forks(CellResult row, ForkEstimator estimator) {
    ForkEstimator ofRow = estimator.forRow(row.forks());
    return row.forks().stream().map(fork -> nanos(fork, ofRow)).toList();
  }

  private static Map<Phase, Double> nanos(ForkResult fork, ForkEstimator estimator) {
    Map<Phase, Double> nanos = new EnumMap<>(Phase.class);
    for (PhaseResult phase : fork.phases()) {
      double value = estimator.estimate(phase).nanosPerCall();
      if (Double.isFinite(value)) {
        nanos.put(phase.phase(), value);
      }
    }
    return nanos;
  }
}
