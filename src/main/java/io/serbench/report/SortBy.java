package io.serbench.report;

import io.serbench.report.metric.Metric;
import io.serbench.report.metric.Metric.Better;
import io.serbench.report.metric.Metrics;
import io.serbench.statistics.CellSummary;
import io.serbench.statistics.Estimate;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Stream;

/** An order of the rows of a table: the best value of a metric, if any, first, then by name. */
public record SortBy(Optional<Metric> metric) {
  public static final SortBy TOTAL = ofMetric(Metrics.TOTAL);
  public static final SortBy NAME = new SortBy(Optional.empty());

  /** The metrics that the rows of a run can be sorted by. */
  public static final List<Metric> MERITS = Metrics.ALL.stream().filter(Metric::sorts).toList();

  private static final String NAME_WORD = "name";

  /** Returns the order by a metric: lowest values first, unless high values are better. */
  static SortBy ofMetric(Metric metric) {
    return new SortBy(Optional.of(metric));
  }

  /** Returns the words that select an order in a table of {@code metrics}. */
  public static List<String> words(List<Metric> metrics) {
    return Stream.concat(metrics.stream().map(Metric::id), Stream.of(NAME_WORD)).toList();
  }

  /** Returns the order that a word selects: {@code name}, or an id or heading of a metric. */
  public static Optional<SortBy> find(String word, List<Metric> metrics) {
    return word.equals(NAME_WORD)
        ? Optional.of(NAME)
        : Metrics.find(metrics, word).map(SortBy::ofMetric);
  }

  Comparator<CellSummary> comparator() {
    return comparator(CellSummary::name, (cell, metric) -> metric.estimate(cell));
  }

  /** Returns a comparator of the lines of a table, which puts those without a value last. */
  <T> Comparator<T> comparator(Function<T, String> name, BiFunction<T, Metric, Estimate> estimate) {
    Comparator<T> byName = Comparator.comparing(name);
    return metric
        .map(by -> Comparator.comparingDouble((T line) -> key(by, estimate.apply(line, by))))
        .map(byMetric -> byMetric.thenComparing(byName))
        .orElse(byName);
  }

  /** Returns the value, or less of it the better it is; NaN, which sorts last, if it is unknown. */
  private static double key(Metric by, Estimate estimate) {
    return by.better() == Better.MORE ? -estimate.value() : estimate.value();
  }
}
