package io.serbench.lab.published;

import io.serbench.statistics.CellSummary;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * The figures of a published comparison, side by side with serbench's measurements.
 *
 * @param settings the figures of each setting, by its name; ratios are relative to the first figure
 *     of a setting
 * @param left the figures whose counterpart was not measured
 */
record Held(Map<String, List<Pair>> settings, List<Figure> left) {
  static Held of(List<Figure> figures, List<CellSummary> cells) {
    Map<String, List<Figure>> bySetting =
        figures.stream()
            .collect(
                Collectors.groupingBy(Figure::setting, LinkedHashMap::new, Collectors.toList()));
    Map<String, List<Pair>> settings = new LinkedHashMap<>();
    List<Figure> left = new ArrayList<>();
    bySetting.forEach(
        (setting, all) -> {
          List<Pair> pairs = new ArrayList<>();
          double thereFirst = 0;
          double hereFirst = 0;
          for (Figure figure : all) {
            Optional<Double> here = measured(figure.ours(), cells);
            if (here.isEmpty()) {
              left.add(figure);
              continue;
            }
            if (pairs.isEmpty()) {
              thereFirst = figure.nanos();
              hereFirst = here.get();
            }
            pairs.add(new Pair(figure, figure.nanos() / thereFirst, here.get() / hereFirst));
          }
          if (!pairs.isEmpty()) {
            settings.put(setting, pairs);
          }
        });
    return new Held(settings, left);
  }

  private static Optional<Double> measured(Counterpart ours, List<CellSummary> cells) {
    Predicate<CellSummary> same =
        cell ->
            cell.name().equals(ours.row()) && cell.id().workload().label().equals(ours.workload());
    return cells.stream().filter(same).findFirst().flatMap(ours.measure()::of);
  }

  /** Returns the number of figures whose counterpart was measured. */
  int size() {
    return settings.values().stream().mapToInt(List::size).sum();
  }

  /** Returns how far the orders within settings agree. */
  Order order() {
    return Order.of(List.copyOf(settings.values()));
  }

  /** Returns the figures whose ratios differ by more than a factor of {@link Pair#FAR}. */
  List<Pair> far() {
    return settings.values().stream().flatMap(List::stream).filter(Pair::far).toList();
  }
}
