package io.serbench.lab.jmh;

import io.serbench.result.CellResult;
import io.serbench.result.Noise;
import io.serbench.result.Phase;
import io.serbench.result.Run;
import io.serbench.statistics.CellSummary;
import io.serbench.statistics.Estimate;
import io.serbench.statistics.Summaries;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** What serbench makes of its forks: the estimate that its tables show, and the plain mean. */
final class OurTimes {
  private final Map<String, CellSummary> clean;
  private final Map<String, CellSummary> plain;

  OurTimes(Run run) {
    clean = byCell(Summaries.of(run));
    plain = byCell(Summaries.of(run, Noise.KEEP));
  }

  /** The estimate that the tables show; empty where the row failed. */
  Optional<Estimate> clean(CellResult row, Phase phase) {
    return time(clean, row, phase);
  }

  /** The mean of all batches, disturbed or not. */
  Optional<Estimate> plain(CellResult row, Phase phase) {
    return time(plain, row, phase);
  }

  private static Map<String, CellSummary> byCell(List<CellSummary> summaries) {
    return summaries.stream()
        .collect(
            Collectors.toMap(
                row -> cell(row.name(), row.id().workload().dataset()), Function.identity()));
  }

  private static Optional<Estimate> time(
      Map<String, CellSummary> summaries, CellResult row, Phase phase) {
    return summaries.get(cell(row.id().name(), row.id().workload().dataset())).time(phase);
  }

  private static String cell(String row, String dataset) {
    return row + " " + dataset;
  }
}
