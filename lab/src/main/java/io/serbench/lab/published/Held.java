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
 * The figures of a comparison beside what serbench measured.
 *
 * @param settings for each setting its libraries, the first of which is the base of the ratios
 * @param left figures that serbench has nothing to hold against
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

  /** How many figures are held against something. */
  int size() {
    return settings.values().stream().mapToInt(List::size).sum();
  }

  /** How far the orders within settings agree. */
  Order order() {
    return Order.of(List.copyOf(settings.values()));
  }

  /** All that is more than {@link Pair#FAR} apart. */
  List<Pair> far() {
    return settings.values().stream().flatMap(List::stream).filter(Pair::far).toList();
  }
}
