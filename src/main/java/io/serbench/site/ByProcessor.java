package io.serbench.site;

import io.serbench.report.metric.Metrics;
import io.serbench.site.Published.Figure;
import io.serbench.site.Published.Setting;
import io.serbench.statistics.Estimate;
import io.serbench.statistics.OrderStatistics;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * Finds rows whose times depend on the processor: relative to the other rows that two machines have
 * in common, they take longer on one machine than on the other.
 */
final class ByProcessor {
  /** The factor relative to the median row beyond which a row counts, with both intervals. */
  private static final double LIMIT = 1.2;

  /** The number of rows that two machines must share for a reliable median. */
  private static final int LEAST = 10;

  /** The conditions that must be equal to compare times between machines. */
  private record Conditions(String data, String special, int jdk) {}

  private ByProcessor() {}

  /** Returns sentences about rows that depend on the processor, by row; takes newest runs first. */
  static Map<String, List<String>> of(List<Figure> newest) {
    Map<Conditions, Map<String, Map<String, Estimate>>> all = new LinkedHashMap<>();
    for (Figure figure : newest) {
      if (figure.ranks()) {
        Setting setting = figure.setting();
        Conditions conditions =
            new Conditions(setting.data(), setting.special(), figure.jvm().feature());
        Metrics.TOTAL
            .value(figure.cell())
            .ifPresent(
                total ->
                    all.computeIfAbsent(conditions, none -> new LinkedHashMap<>())
                        .computeIfAbsent(setting.machine(), none -> new TreeMap<>())
                        .putIfAbsent(figure.row(), total));
      }
    }
    Map<String, List<String>> sentences = new TreeMap<>();
    all.forEach(
        (conditions, totals) -> {
          List<String> machines = List.copyOf(totals.keySet());
          for (int i = 0; i < machines.size(); i++) {
            String second = machines.get(i);
            for (String first : machines.subList(0, i)) {
              factors(totals.get(first), totals.get(second))
                  .forEach(
                      (row, factor) ->
                          sentences
                              .computeIfAbsent(row, none -> new ArrayList<>())
                              .add(sentence(factor, first, second, conditions)));
            }
          }
        });
    return sentences;
  }

  private static String sentence(
      double factor, String first, String second, Conditions conditions) {
    return String.format(
        Locale.ROOT,
        "Relative to the other rows, it takes %.2f times as long on %s as on %s (%s, JDK %d).",
        factor,
        second,
        first,
        conditions.data(),
        conditions.jdk());
  }

  /**
   * Returns how many times as long rows take on the second machine as on the first, relative to the
   * median row, for those rows whose intervals lie beyond the limit. Takes and returns numbers by
   * row.
   */
  static Map<String, Double> factors(Map<String, Estimate> first, Map<String, Estimate> second) {
    List<String> common = first.keySet().stream().filter(second::containsKey).toList();
    Map<String, Double> factors = new LinkedHashMap<>();
    if (common.size() < LEAST) {
      return factors;
    }
    double median =
        OrderStatistics.median(
                common.stream()
                    .mapToDouble(row -> second.get(row).value() / first.get(row).value()))
            .orElseThrow();
    for (String row : common) {
      Estimate one = first.get(row);
      Estimate other = second.get(row);
      boolean slower = other.low() / one.high() / median > LIMIT;
      boolean faster = one.low() / other.high() * median > LIMIT;
      if (one.hasInterval() && other.hasInterval() && (slower || faster)) {
        factors.put(row, other.value() / one.value() / median);
      }
    }
    return factors;
  }
}
