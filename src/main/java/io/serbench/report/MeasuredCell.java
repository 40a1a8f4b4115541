package io.serbench.report;

import io.serbench.catalog.Feature;
import io.serbench.catalog.Role;
import io.serbench.catalog.Tags;
import io.serbench.report.block.Block.Chart.Bar;
import io.serbench.report.metric.Digits;
import io.serbench.report.metric.Metric;
import io.serbench.report.metric.Metrics;
import io.serbench.report.metric.Notation;
import io.serbench.result.CellId;
import io.serbench.result.CellResult;
import io.serbench.result.Noise;
import io.serbench.result.Phase;
import io.serbench.result.Run;
import io.serbench.result.Summary;
import io.serbench.result.Summary.Batches;
import io.serbench.result.Summary.Status;
import io.serbench.result.Usage;
import io.serbench.result.Workload;
import io.serbench.statistics.CellSummary;
import io.serbench.statistics.CellSummary.Trust;
import io.serbench.statistics.Confirmation;
import io.serbench.statistics.Estimate;
import io.serbench.statistics.Summaries;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;

/**
 * A cell with everything that its metrics are computed from.
 *
 * @param yardstick the total of the row {@code copy} with the same workload, if it was measured
 */
public record MeasuredCell(CellSummary row, Optional<Estimate> yardstick) {
  /** Creates a cell without a yardstick. */
  public MeasuredCell(CellSummary row) {
    this(row, Optional.empty());
  }

  /** Returns the cells of a run, in its order, summarized from the raw samples. */
  static List<MeasuredCell> of(Run run, Noise noise) {
    List<CellSummary> rows = Summaries.of(run, noise);
    Map<Workload, Estimate> yardsticks = new HashMap<>();
    rows.stream()
        .filter(row -> row.info().tags().plays(Role.YARDSTICK))
        .forEach(row -> row.total().ifPresent(total -> yardsticks.put(row.workload(), total)));
    return rows.stream()
        .map(row -> new MeasuredCell(row, Optional.ofNullable(yardsticks.get(row.workload()))))
        .toList();
  }

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

  /** Returns the identity of the cell. */
  public CellId id() {
    return row.id();
  }

  /** Returns the value of a metric, in its unit; empty if the cell has none. */
  public Optional<Estimate> value(Metric metric) {
    return metric.value().apply(row, yardstick);
  }

  /** Returns the value of a metric, in its unit; unknown if the cell has none. */
  public Estimate estimate(Metric metric) {
    return value(metric).orElse(Estimate.UNKNOWN);
  }

  /**
   * Returns a bar as long as the value of a metric, which the cell has. Its parts are scaled to
   * that length, because the weights of forks may make their sum a little different.
   */
  public Bar bar(Metric whole, Metric... parts) {
    List<Double> values = Stream.of(parts).map(part -> estimate(part).value()).toList();
    double sum = values.stream().mapToDouble(value -> value).sum();
    double scale = estimate(whole).value() / sum;
    return new Bar(
        row.name(), values.stream().map(value -> value * scale).toList(), estimate(whole));
  }

  /** Returns whether the cell was measured, so that its metrics have values. */
  public boolean hasNumbers() {
    return row.status() == Status.OK;
  }

  /** Returns how the data are passed on, and by how many threads. */
  public Usage usage() {
    return id().workload().usage();
  }

  /** Returns the library of the row without its version, in which variants may differ. */
  public String library() {
    return row.info().library().replaceFirst(":[^:]*$", "");
  }

  /** Returns the tags of the row. */
  public Tags tags() {
    return row.info().tags();
  }

  /**
   * Returns whether the row can be ranked: it decodes everything, is not the yardstick, and nothing
   * refutes it.
   */
  public boolean competes() {
    return decodesAll() && !tags().plays(Role.YARDSTICK) && !row.confirmation().isRefuted();
  }

  /**
   * Returns whether deser decodes everything, strings included; only then is its time comparable to
   * that of other rows.
   */
  public boolean decodesAll() {
    return decodes() && !tags().has(Feature.LAZY_STRINGS);
  }

  /** Returns whether deser decodes the data, except perhaps strings. */
  public boolean decodes() {
    return !tags().has(Feature.LAZY);
  }

  /** Returns which batches the numbers are made of, given how disturbed ones were treated. */
  public Batches batches(Noise noise) {
    Batches judged = row.trust().disturbed() ? Batches.DISTURBED : Batches.UNDISTURBED;
    return noise == Noise.KEEP ? Batches.ALL : judged;
  }

  /** Returns a metric's values of the single forks; empty if it is not made of such values. */
  public List<Double> forks(Metric metric) {
    List<Phase> sum = metric.sum();
    return row.numbers().forks().stream()
        .filter(nanos -> !sum.isEmpty() && nanos.keySet().containsAll(sum))
        .map(nanos -> sum.stream().mapToDouble(nanos::get).sum())
        .toList();
  }

  /** Returns the summaries of all cells of a run, with noise treated as in its settings. */
  public static Map<CellId, Summary> summaries(Run run) {
    Noise noise = run.settings().noise();
    Map<CellId, Summary> summaries = new LinkedHashMap<>();
    of(run, noise).forEach(cell -> summaries.put(cell.id(), cell.summary(noise)));
    return summaries;
  }

  /** Returns the summary that files store: the numbers that tables show. */
  public Summary summary(Noise noise) {
    Map<String, Summary.Figure> metrics = new LinkedHashMap<>();
    for (Metric metric : Metrics.ALL) {
      value(metric)
          .filter(estimate -> Double.isFinite(estimate.value()))
          .ifPresent(estimate -> metrics.put(metric.id(), figure(metric, estimate)));
    }
    Trust trust = row.trust();
    return new Summary(
        row.status(),
        row.cause(),
        Optional.of(new Summary.Grounds(trust.forks(), trust.steady(), batches(noise)))
            .filter(any -> hasNumbers()),
        Optional.of(confirmed(row.confirmation())).filter(any -> hasNumbers()),
        metrics);
  }

  private static Summary.Confirmed confirmed(Confirmation confirmation) {
    return new Summary.Confirmed(confirmation.state().words(), confirmation.reasons());
  }

  private static Summary.Figure figure(Metric metric, Estimate estimate) {
    return new Summary.Figure(
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
