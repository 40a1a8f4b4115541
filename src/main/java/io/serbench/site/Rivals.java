package io.serbench.site;

import io.serbench.report.Ranking;
import io.serbench.report.metric.Digits;
import io.serbench.report.metric.Metric;
import io.serbench.report.metric.Metrics;
import io.serbench.result.Summary.Status;
import io.serbench.site.Published.Figure;
import io.serbench.site.Published.Setting;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BinaryOperator;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * Rows that compare: those of one setting and JDK, in the newest run that has about as many of them
 * as any.
 *
 * @param ranking of them by total
 */
record Rivals(Setting setting, int jdk, List<Figure> figures, Ranking ranking) {
  /** A newer run takes the place of an older one if it has this part of the rows at least. */
  private static final double MOST_ROWS = 0.8;

  private record Place(Setting setting, int jdk) {}

  /**
   * All that there are, those with most rows first.
   *
   * @param newest figures of all runs, newest runs first
   */
  static List<Rivals> of(List<Figure> newest) {
    Map<Place, Map<String, List<Figure>>> runs = new LinkedHashMap<>();
    for (Figure figure : newest) {
      if (figure.ranks() && figure.cell().competes() && figure.cell().row().status() == Status.OK) {
        runs.computeIfAbsent(
                new Place(figure.setting(), figure.jvm().feature()), none -> new LinkedHashMap<>())
            .computeIfAbsent(figure.run(), none -> new ArrayList<>())
            .add(figure);
      }
    }
    List<Rivals> all = new ArrayList<>();
    runs.forEach(
        (place, some) -> {
          List<Figure> figures = newest(some);
          Ranking ranking = Ranking.of(figures.stream().map(Figure::cell).toList());
          all.add(new Rivals(place.setting(), place.jdk(), figures, ranking));
        });
    all.sort(Comparator.comparingInt((Rivals it) -> it.figures().size()).reversed());
    return all;
  }

  /** The newest run that has about as many rows as any. */
  static List<Figure> newest(Map<String, List<Figure>> runs) {
    int most = runs.values().stream().mapToInt(List::size).max().orElseThrow();
    return runs.values().stream()
        .filter(run -> run.size() >= most * MOST_ROWS)
        .max(Comparator.comparing(run -> run.get(0).started()))
        .orElseThrow();
  }

  /** Those that stand for all: measured as by default, many, and on the newest JDK. */
  static Optional<Rivals> main(List<Rivals> all) {
    List<Rivals> usual = all.stream().filter(it -> it.setting().special().isEmpty()).toList();
    List<Rivals> chosen = usual.isEmpty() ? all : usual;
    int most = chosen.stream().mapToInt(it -> it.figures().size()).max().orElse(0);
    return chosen.stream()
        .filter(it -> it.figures().size() >= most * MOST_ROWS)
        .max(Comparator.comparingInt(Rivals::jdk).thenComparing(it -> it.any().started()));
  }

  /** Of each setting that has the row and another one, those on the newest JDK. */
  static Collection<Rivals> onNewestJdks(List<Rivals> all, String row) {
    return all.stream()
        .filter(it -> it.figures().size() > 1 && it.of(row).isPresent())
        .collect(
            Collectors.toMap(
                Rivals::setting,
                it -> it,
                BinaryOperator.maxBy(Comparator.comparingInt(Rivals::jdk)),
                LinkedHashMap::new))
        .values();
  }

  /** The figure of a row, if it is one of them. */
  Optional<Figure> of(String row) {
    return figures.stream().filter(figure -> figure.row().equals(row)).findFirst();
  }

  /** One of them, which tells of the run. */
  Figure any() {
    return figures.get(0);
  }

  /** Those with a metric, the least of it first. */
  List<Figure> by(Metric metric, Predicate<String> wanted) {
    return figures.stream()
        .filter(figure -> wanted.test(figure.row()))
        .filter(figure -> figure.cell().value(metric).isPresent())
        .sorted(Comparator.comparingDouble(figure -> figure.value(metric)))
        .toList();
  }

  /** {@code 3= of 85}: as in the run's table, tied where intervals overlap. */
  String rankByTotal(Figure own) {
    return ranking.places().stream()
        .filter(place -> place.cell().equals(own.cell()))
        .findFirst()
        .map(place -> rank(place.rank(), place.tied()))
        .orElse(Digits.NONE);
  }

  /** The same by size, which is exact. */
  String rankBySize(Figure own) {
    List<Figure> bySize = by(Metrics.SIZE, row -> true);
    if (!bySize.contains(own)) {
      return Digits.NONE;
    }
    List<Double> sizes = bySize.stream().map(figure -> figure.value(Metrics.SIZE)).toList();
    int first = sizes.indexOf(own.value(Metrics.SIZE));
    return rank(first + 1, first != sizes.lastIndexOf(own.value(Metrics.SIZE)));
  }

  private String rank(int place, boolean tied) {
    return place + (tied ? "= of " : " of ") + figures.size();
  }

  /** Without the machine. */
  String words() {
    return setting.words() + ", JDK " + jdk;
  }
}
