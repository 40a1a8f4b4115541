package io.serbench.tools.jmh;

import io.serbench.result.CellResult;
import io.serbench.result.Phase;
import io.serbench.result.Run;
import io.serbench.statistics.Estimate;
import io.serbench.statistics.ForkEstimator;
import io.serbench.statistics.RowSummary;
import io.serbench.statistics.Summaries;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** What serbench makes of its forks: the estimate that its tables show, and the plain mean. */
final class OurTimes {
  private final Map<String, RowSummary> clean;
  private final Map<String, RowSummary> plain;

  OurTimes(Run run) {
    clean = byCell(Summaries.of(run));
    plain = byCell(run.cells().stream().map(new Summaries(ForkEstimator.MEAN)::of).toList());
  }

  /** The estimate that the tables show; empty where the row failed. */
  Optional<Estimate> clean(CellResult row, Phase phase) {
    return time(clean, row, phase);
  }

  /** The mean of all batches, disturbed or not. */
  Optional<Estimate> plain(CellResult row, Phase phase) {
    return time(plain, row, phase);
  }

  private static Map<String, RowSummary> byCell(List<RowSummary> summaries) {
    return summaries.stream()
        .collect(Collectors.toMap(row -> cell(row.row(), row.dataset()), Function.identity()));
  }

  private static Optional<Estimate> time(
      Map<String, RowSummary> summaries, CellResult row, Phase phase) {
    return Optional.ofNullable(
        summaries.get(cell(row.id().name(), row.id().workload().dataset())).times().get(phase));
  }

  private static String cell(String row, String dataset) {
    return row + " " + dataset;
  }
}
