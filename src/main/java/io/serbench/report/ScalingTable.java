package io.serbench.report;

import io.serbench.statistics.CellSummary;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * What several threads do at the same time: nanoseconds a call in each of them, what all of them
 * get done in a second, and how many times as much that is as one thread gets done alone.
 */
final class ScalingTable {
  private static final double NANOS_PER_SECOND = 1e9;

  private static final String EXPLANATION =
      """
      ns: ser and deser in each of the threads, each with a serializer of its own,
      or one for all where the row says shared;
      ops/s: times there and back in a second, all threads together;
      scaling: ops/s in multiples of what one thread does alone, where that was measured.

      """;

  private ScalingTable() {}

  /** The table; empty where all rows ran in one thread. */
  static String of(List<CellSummary> rows) {
    if (rows.stream().allMatch(row -> row.id().workload().usage().threads() == 1)) {
      return "";
    }
    Map<String, Double> alone = new HashMap<>();
    Map<String, List<CellSummary>> groups = new LinkedHashMap<>();
    for (CellSummary row : rows) {
      if (row.hasTotal()) {
        groups.computeIfAbsent(name(row), key -> new ArrayList<>()).add(row);
        if (row.id().workload().usage().threads() == 1) {
          alone.put(name(row), perSecond(row));
        }
      }
    }
    StringBuilder text = new StringBuilder(EXPLANATION);
    text.append(line("", "threads", "ns", "ops/s", "scaling"));
    groups.forEach(
        (name, group) -> {
          Optional<Double> one = Optional.ofNullable(alone.get(name));
          group.forEach(row -> text.append(line(name, row, one)));
        });
    return text.toString();
  }

  private static String name(CellSummary row) {
    return row.name()
        + " on "
        + row.id().workload().usage().alone().describe(row.id().workload().dataset());
  }

  private static String line(String name, CellSummary row, Optional<Double> alone) {
    return line(
        row.id().workload().usage().shared() ? name + ", shared" : name,
        Integer.toString(row.id().workload().usage().threads()),
        Numbers.fixed(0, row.total().orElseThrow().value()),
        Numbers.fixed(0, perSecond(row)),
        alone.map(one -> Numbers.fixed(2, perSecond(row) / one)).orElse(Numbers.NONE));
  }

  private static double perSecond(CellSummary row) {
    return row.id().workload().usage().threads()
        * NANOS_PER_SECOND
        / row.total().orElseThrow().value();
  }

  private static String line(Object... cells) {
    return String.format(Locale.ROOT, "%-42s %7s %8s %11s %7s\n", cells);
  }
}
