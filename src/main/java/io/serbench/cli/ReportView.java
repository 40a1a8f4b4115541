package io.serbench.cli;

import io.serbench.report.Grouping;
import io.serbench.report.SortBy;
import io.serbench.report.metric.Metric;
import io.serbench.result.Noise;
import java.util.List;
import java.util.Optional;

/**
 * How a user wants a run printed.
 *
 * @param sort by what the rows of the tables are sorted
 * @param chart whether to draw bars as well
 * @param columns the columns behind the table's own
 * @param grouping which rows share a table
 * @param brief whether to leave out all but tables, rankings and notes
 * @param noise what to do with disturbed batches; empty to do as the run's settings say
 */
public record ReportView(
    SortBy sort,
    boolean chart,
    List<Metric> columns,
    Grouping grouping,
    boolean brief,
    Optional<Noise> noise) {}
