package io.serbench.report;

import io.serbench.catalog.Feature;
import io.serbench.catalog.Role;
import io.serbench.report.metric.Measure;
import io.serbench.report.metric.Metric;
import io.serbench.report.metric.Metric.Peers;
import io.serbench.report.metric.Metrics;
import io.serbench.result.CellId;
import io.serbench.result.CellResult;
import io.serbench.result.Noise;
import io.serbench.result.Run;
import io.serbench.result.Summary;
import io.serbench.result.Summary.Batches;
import io.serbench.result.Summary.Status;
import io.serbench.result.Workload;
import io.serbench.statistics.CellSummary;
import io.serbench.statistics.Estimate;
import io.serbench.statistics.Summaries;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * All that is known of a row on a data set.
 *
 * @param row what was measured
 * @param peers what is known beside it
 */
public record MeasuredCell(CellSummary row, Peers peers) {
  /** All cells of a run, in its order, made of their raw samples. */
  static List<MeasuredCell> of(Run run, Noise noise) {
    List<CellSummary> rows = Summaries.of(run, noise);
    Map<Workload, Estimate> yardsticks = new HashMap<>();
    rows.stream()
        .filter(row -> row.info().tags().plays(Role.YARDSTICK))
        .forEach(row -> row.total().ifPresent(total -> yardsticks.put(row.workload(), total)));
    return rows.stream()
        .map(
            row ->
                new MeasuredCell(
                    row, new Peers(Optional.ofNullable(yardsticks.get(row.workload())))))
        .toList();
  }

  /**
   * Nanoseconds of ser and deser together as far as they are known while the run goes on: by the
   * row's own forks and what they saw of the machine; empty where it failed. The tables know what
   * all forks saw, and may say a little else; to judge all of them anew for each row would take
   * time from what is measured.
   *
   * @param run that it is part of
   */
  public static Optional<Measure> earlyTotal(Run run, CellResult row) {
    return Summaries.of(run.withCells(List.of(row))).get(0).total().map(Measure::of);
  }

  /** Which it is. */
  public CellId id() {
    return row.id();
  }

  /** The metric's value. */
  public Optional<Measure> value(Metric metric) {
    return metric.of(row, peers);
  }

  /** The value of a time, with its forks and machines. */
  public Optional<Estimate> estimate(Metric metric) {
    return value(metric)
        .map(
            value ->
                new Estimate(
                    value.value(),
                    value.halfWidth(),
                    row.trust().forks(),
                    row.total().map(Estimate::machines).orElse(Map.of())));
  }

  /** Whether it is ranked among others: it decodes all, and is no yardstick. */
  public boolean competes() {
    return decodesAll() && !row.info().tags().plays(Role.YARDSTICK);
  }

  /** Whether deser ends with decoded data, strings included; only then do its times compare. */
  public boolean decodesAll() {
    return decodes() && !row.info().tags().has(Feature.LAZY_STRINGS);
  }

  /** Whether deser ends with decoded data, of which strings may still be bytes. */
  public boolean decodes() {
    return !row.info().tags().has(Feature.LAZY);
  }

  /**
   * Which batches its numbers are made of.
   *
   * @param noise what they do with disturbed ones
   */
  public Batches batches(Noise noise) {
    if (noise == Noise.KEEP) {
      return Batches.ALL;
    }
    return row.trust().disturbed() ? Batches.DISTURBED : Batches.UNDISTURBED;
  }

  /** What each fork says of the metric; empty where its value is not made of such. */
  public List<Double> forks(Metric metric) {
    return row.numbers().forks().stream().flatMap(fork -> metric.ofFork(fork).stream()).toList();
  }

  /** What files say of all cells of a run, treating noise as its settings say. */
  public static Map<CellId, Summary> summaries(Run run) {
    Noise noise = run.settings().noise();
    Map<CellId, Summary> summaries = new LinkedHashMap<>();
    of(run, noise).forEach(cell -> summaries.put(cell.id(), cell.summary(noise)));
    return summaries;
  }

  /**
   * What files say of it: as numbers, what tables say.
   *
   * @param noise what its numbers do with disturbed batches
   */
  public Summary summary(Noise noise) {
    Map<String, Summary.Figure> metrics = new LinkedHashMap<>();
    for (Metric metric : Metrics.ALL) {
      value(metric)
          .filter(measure -> Double.isFinite(measure.value()))
          .ifPresent(measure -> metrics.put(metric.id(), figure(metric, measure)));
    }
    return new Summary(
        row.status(),
        row.cause(),
        row.status() == Status.OK
            ? Optional.of(
                new Summary.Grounds(row.trust().forks(), row.trust().steady(), batches(noise)))
            : Optional.empty(),
        metrics);
  }

  private static Summary.Figure figure(Metric metric, Measure measure) {
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
