package io.serbench.report;

import io.serbench.report.metric.Measure;
import io.serbench.report.metric.Metric;
import io.serbench.report.metric.Metric.Better;
import io.serbench.report.metric.Metrics;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The order of the rows in a table: the best first, equals by name.
 *
 * @param metric what decides; empty for the name alone
 */
public record SortBy(Optional<Metric> metric) {
  public static final SortBy TOTAL = by(Metrics.TOTAL);
  public static final SortBy NAME = new SortBy(Optional.empty());

  private static final String NAME_WORD = "name";

  /** By a metric that is a merit of rows. */
  static SortBy by(Metric metric) {
    return new SortBy(Optional.of(metric));
  }

  /** Everything that can be asked for. */
  public static List<String> words() {
    return Stream.concat(
            Metrics.ALL.stream().filter(Metric::sorts).map(Metric::id), Stream.of(NAME_WORD))
        .toList();
  }

  /** The order of that word, which may also be the heading of a column. */
  public static Optional<SortBy> find(String word) {
    return word.equals(NAME_WORD)
        ? Optional.of(NAME)
        : Metrics.find(word).filter(Metric::sorts).map(SortBy::by);
  }

  /** As it is asked for. */
  public String word() {
    return metric.map(Metric::id).orElse(NAME_WORD);
  }

  /** Rows without a value are last. */
  Comparator<MeasuredCell> comparator() {
    Comparator<MeasuredCell> byName = Comparator.comparing(cell -> cell.row().name());
    return metric
        .map(by -> Comparator.comparingDouble((MeasuredCell cell) -> key(by, cell)))
        .map(byMetric -> byMetric.thenComparing(byName))
        .orElse(byName);
  }

  private static double key(Metric by, MeasuredCell cell) {
    Optional<Double> value = cell.value(by).map(Measure::value);
    return by.better() == Better.MORE
        ? -value.orElse(Double.NEGATIVE_INFINITY)
        : value.orElse(Double.POSITIVE_INFINITY);
  }
}
