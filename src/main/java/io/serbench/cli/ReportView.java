package io.serbench.cli;

import io.serbench.report.Grouping;
import io.serbench.report.ReportOptions;
import io.serbench.report.SortBy;
import io.serbench.report.metric.Metric;
import io.serbench.result.Noise;
import io.serbench.result.Run;
import java.util.List;
import java.util.Optional;

/**
 * How a user wants a run printed.
 *
 * @param sort by what the rows of the tables are sorted; empty to do as the run was asked to
 * @param chart whether to draw bars as well
 * @param columns the columns behind the table's own; empty to do as the run was asked to
 * @param grouping which rows share a table; empty to do as the run was asked to
 * @param brief whether to leave out all but tables, rankings and notes
 * @param noise what to do with disturbed batches; empty to do as the run's settings say
 */
public record ReportView(
    Optional<SortBy> sort,
    boolean chart,
    Optional<List<Metric>> columns,
    Optional<Grouping> grouping,
    boolean brief,
    Optional<Noise> noise) {
  public ReportView {
    columns = columns.map(List::copyOf);
  }

  /** What it says of the tables of a run, or the run's own command line, or the default. */
  ReportOptions of(Run run) {
    ReportView asked = RunCommand.viewOf(run.settings().arguments());
    return ReportOptions.DEFAULT
        .withSort(sort.or(asked::sort).orElse(SortBy.TOTAL))
        .withColumns(columns.or(asked::columns).orElse(List.of()))
        .withGrouping(grouping.or(asked::grouping).orElse(Grouping.KIND))
        .withNoise(noise.orElse(run.settings().noise()))
        .withBrief(brief);
  }
}
