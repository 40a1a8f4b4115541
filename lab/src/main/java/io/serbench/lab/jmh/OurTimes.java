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

/** serbench's times: the estimates that its tables show, and plain means. */
final class OurTimes {
  private final Map<String, CellSummary> clean;
  private final Map<String, CellSummary> plain;

  OurTimes(Run run) {
    clean = byCell(Summaries.of(run));
    plain = byCell(Summaries.of(run, Noise.KEEP));
  }

  /** Returns the estimate that the tables show; empty if the row failed. */
  Optional<Estimate> clean(CellResult row, Phase phase) {
    return time(clean, row, phase);
  }

  /** Returns the mean of all batches, disturbed or not; empty if the row failed. */
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
