package io.serbench.report;

import io.serbench.report.metric.Measure;
import io.serbench.report.metric.Metric;
import io.serbench.report.metric.Metrics;
import io.serbench.result.CellId;
import io.serbench.result.Noise;
import io.serbench.result.Run;
import io.serbench.result.Summary;
import io.serbench.result.Summary.Status;
import io.serbench.statistics.CellSummary;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/** What the tables say, as numbers for files. */
public final class FileSummaries {
  private FileSummaries() {}

  /** Of all cells of a run, treating noise as its settings say. */
  public static Map<CellId, Summary> of(Run run) {
    Noise noise = run.settings().noise();
    Map<CellId, Summary> summaries = new LinkedHashMap<>();
    MeasuredCell.of(run, noise).forEach(cell -> summaries.put(cell.id(), of(cell, noise)));
    return summaries;
  }

  /**
   * Of one cell.
   *
   * @param noise what its numbers do with disturbed batches
   */
  public static Summary of(MeasuredCell cell, Noise noise) {
    CellSummary row = cell.row();
    Map<String, Summary.Figure> metrics = new LinkedHashMap<>();
    for (Metric metric : Metrics.ALL) {
      cell.value(metric)
          .filter(measure -> Double.isFinite(measure.value()))
          .ifPresent(measure -> metrics.put(metric.id(), value(metric, measure)));
    }
    return new Summary(
        row.status(),
        row.cause(),
        row.status() == Status.OK
            ? Optional.of(
                new Summary.Grounds(row.trust().forks(), row.trust().steady(), cell.batches(noise)))
            : Optional.empty(),
        metrics);
  }

  private static Summary.Figure value(Metric metric, Measure measure) {
    return new Summary.Figure(
        measure.value(),
        finite(measure.low()),
        finite(measure.high()),
        metric.unit().symbol(),
        metric.derivation().words(),
        metric.better().name().toLowerCase(Locale.ROOT));
  }

  private static OptionalDouble finite(double end) {
    return Double.isFinite(end) ? OptionalDouble.of(end) : OptionalDouble.empty();
  }
}
