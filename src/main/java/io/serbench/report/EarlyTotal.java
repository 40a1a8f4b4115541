package io.serbench.report;

import io.serbench.report.metric.Measure;
import io.serbench.result.CellResult;
import io.serbench.result.Run;
import io.serbench.statistics.Summaries;
import java.util.List;
import java.util.Optional;

/** What a row takes, as far as it is known while the run goes on. */
public final class EarlyTotal {
  private EarlyTotal() {}

  /**
   * Nanoseconds of ser and deser together, by the row's own forks and what they saw of the machine;
   * empty where it failed. The tables know what all forks saw, and may say a little else; to judge
   * all of them anew for each row would take time from what is measured.
   *
   * @param run that it is part of
   */
  public static Optional<Measure> of(Run run, CellResult row) {
    return Summaries.of(run.withCells(List.of(row))).get(0).total().map(Measure::of);
  }
}
