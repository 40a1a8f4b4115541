package io.serbench.statistics;

import io.serbench.result.CellId;
import io.serbench.result.Noise;
import io.serbench.result.Run;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * How far machines agree on the rows that all of them measured. A row's factor is its largest total
 * on any of the machines, divided by its smallest.
 *
 * @param rows how many rows that is, at least one
 * @param median of their factors
 * @param worst the row with the largest factor
 * @param most that factor
 */
public record Agreement(int rows, double median, CellId worst, double most) {
  /** Returns the agreement of machines; empty for one, or if no row has a total on each. */
  public static Optional<Agreement> of(List<Run> machines, Noise noise) {
    Map<CellId, List<Double>> totals = new LinkedHashMap<>();
    for (Run machine : machines) {
      for (CellSummary cell : Summaries.of(machine, noise)) {
        cell.total()
            .map(Estimate::value)
            .ifPresent(
                total -> totals.computeIfAbsent(cell.id(), none -> new ArrayList<>()).add(total));
      }
    }
    totals.values().removeIf(each -> each.size() < Math.max(2, machines.size()));
    Map<CellId, Double> factors = new LinkedHashMap<>();
    totals.forEach((row, each) -> factors.put(row, factor(each)));
    return factors.entrySet().stream()
        .max(Comparator.comparingDouble(Map.Entry::getValue))
        .map(
            worst ->
                new Agreement(
                    factors.size(),
                    OrderStatistics.median(factors.values().stream().mapToDouble(factor -> factor))
                        .orElseThrow(),
                    worst.getKey(),
                    worst.getValue()));
  }

  private static double factor(List<Double> totals) {
    double[] sorted = totals.stream().mapToDouble(total -> total).sorted().toArray();
    return sorted[sorted.length - 1] / sorted[0];
  }
}
