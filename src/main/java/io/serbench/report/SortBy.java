package io.serbench.report;

import io.serbench.report.metric.Measure;
import io.serbench.report.metric.Metric;
import io.serbench.report.metric.Metric.Better;
import io.serbench.report.metric.Metrics;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * The order of the rows in a table: the best first, equals by name.
 *
 * @param metric what decides; empty for the name alone
 */
public record SortBy(Optional<Metric> metric) {
  public static final SortBy TOTAL = by(Metrics.TOTAL);
  public static final SortBy NAME = new SortBy(Optional.empty());

  /** What the rows of a run are sorted by: what is a merit of theirs. */
  public static final List<Metric> MERITS = Metrics.ALL.stream().filter(Metric::sorts).toList();

  private static final String NAME_WORD = "name";

  /** By a metric; where neither more nor less of it is better, the least first. */
  static SortBy by(Metric metric) {
    return new SortBy(Optional.of(metric));
  }

  /** Returns everything that can be asked for in a table of {@code metrics}. */
  public static List<String> words(List<Metric> metrics) {
    return Stream.concat(metrics.stream().map(Metric::id), Stream.of(NAME_WORD)).toList();
  }

  /** Returns the order of that word, which may also be the heading of one of {@code metrics}. */
  public static Optional<SortBy> find(String word, List<Metric> metrics) {
    return word.equals(NAME_WORD) ? Optional.of(NAME) : Metrics.find(metrics, word).map(SortBy::by);
  }

  /** As it is asked for. */
  public String word() {
    return metric.map(Metric::id).orElse(NAME_WORD);
  }

  /** The order of cells. */
  Comparator<MeasuredCell> comparator() {
    return comparator(cell -> cell.row().name(), MeasuredCell::value);
  }

  /**
   * Returns the order of lines of a table, those without a value last.
   *
   * @param name of a line
   * @param value of a line; empty where it has none
   */
  <T> Comparator<T> comparator(
      Function<T, String> name, BiFunction<T, Metric, Optional<Measure>> value) {
    Comparator<T> byName = Comparator.comparing(name);
    return metric
        .map(by -> Comparator.comparingDouble((T line) -> key(by, value.apply(line, by))))
        .map(byMetric -> byMetric.thenComparing(byName))
        .orElse(byName);
  }

  private static double key(Metric by, Optional<Measure> measure) {
    Optional<Double> value = measure.map(Measure::value);
    return by.better() == Better.MORE
        ? -value.orElse(Double.NEGATIVE_INFINITY)
        : value.orElse(Double.POSITIVE_INFINITY);
  }
}
