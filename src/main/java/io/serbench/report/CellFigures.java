package io.serbench.report;

import io.serbench.report.metric.Digits;
import io.serbench.report.metric.Metric;
import io.serbench.report.metric.Metrics;
import io.serbench.report.metric.Notation;
import io.serbench.result.CellId;
import io.serbench.result.CellResult;
import io.serbench.result.Noise;
import io.serbench.result.Run;
import io.serbench.result.Summary;
import io.serbench.statistics.CellSummary;
import io.serbench.statistics.CellSummary.Trust;
import io.serbench.statistics.Confirmation;
import io.serbench.statistics.Estimate;
import io.serbench.statistics.Summaries;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/** What cells are given outside of tables: in result files, and while a run goes on. */
public final class CellFigures {
  private CellFigures() {}

  /**
   * Returns a preliminary total of a row, with its unit, while the run goes on; empty if the row
   * has no total. Which batches were undisturbed is judged from the forks of this row alone. The
   * tables judge from all forks of the run and may differ a little, but judging all of them again
   * after each row would take time from the measurement. If {@code bounded}, half of the interval
   * is added.
   */
  public static Optional<String> earlyTotal(Run run, CellResult row, boolean bounded) {
    return Summaries.of(run.withCells(List.of(row)))
        .get(0)
        .total()
        .map(
            time ->
                Notation.WHOLE.text(time.value())
                    + " ns"
                    + (bounded && time.hasInterval()
                        ? " ± " + Digits.percentRoundedUp(time.relative())
                        : ""));
  }

  /** Returns the summaries of all cells of a run, with noise treated as in its settings. */
  public static Map<CellId, Summary> of(Run run) {
    Noise noise = run.settings().noise();
    Map<CellId, Summary> summaries = new LinkedHashMap<>();
    Summaries.of(run, noise).forEach(cell -> summaries.put(cell.id(), of(cell, noise)));
    return summaries;
  }

  /** Returns the summary that files store: the numbers that tables show. */
  public static Summary of(CellSummary cell, Noise noise) {
    Map<String, Summary.MetricValue> metrics = new LinkedHashMap<>();
    for (Metric metric : Metrics.ALL) {
      metric
          .value(cell)
          .filter(estimate -> Double.isFinite(estimate.value()))
          .ifPresent(estimate -> metrics.put(metric.id(), figure(metric, estimate)));
    }
    Trust trust = cell.trust();
    return new Summary(
        cell.status(),
        cell.cause(),
        Optional.of(new Summary.Grounds(trust.forks(), trust.steady(), cell.batches(noise)))
            .filter(any -> cell.hasNumbers()),
        Optional.of(confirmed(cell.confirmation())).filter(any -> cell.hasNumbers()),
        metrics);
  }

  private static Summary.Confirmed confirmed(Confirmation confirmation) {
    return new Summary.Confirmed(confirmation.state().words(), confirmation.reasons());
  }

  private static Summary.MetricValue figure(Metric metric, Estimate estimate) {
    return new Summary.MetricValue(
        estimate.value(),
        finite(estimate.low()),
        finite(estimate.high()),
        metric.unit().symbol(),
        metric.derivation().words(),
        metric.better().name().toLowerCase(Locale.ROOT));
  }

  private static OptionalDouble finite(double end) {
    return Double.isFinite(end) ? OptionalDouble.of(end) : OptionalDouble.empty();
  }
}
