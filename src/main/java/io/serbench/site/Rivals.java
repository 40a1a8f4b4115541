package io.serbench.site;

import io.serbench.report.Ranking;
import io.serbench.report.block.Table.Rank;
import io.serbench.report.metric.Digits;
import io.serbench.report.metric.Metric;
import io.serbench.report.metric.Metrics;
import io.serbench.site.Published.Figure;
import io.serbench.site.Published.Setting;
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
 * Rows that can be ranked: those of one setting and JDK, in the newest run that has about as many
 * of them as any.
 *
 * @param jdk the feature version
 * @param ranking the ranking by total
 */
record Rivals(Setting setting, int jdk, List<Figure> figures, Ranking ranking) {
  /** The fraction of rows that a newer run needs to replace an older one. */
  private static final double MOST_ROWS = 0.8;

  private record RankedPlace(Setting setting, int jdk) {}

  /** Returns the rivals of each setting and JDK, those with most rows first. */
  static List<Rivals> of(List<Figure> newest) {
    Map<RankedPlace, Map<String, List<Figure>>> runs =
        newest.stream()
            .filter(Figure::ranks)
            .filter(it -> it.cell().competes() && it.cell().hasNumbers())
            .collect(
                Collectors.groupingBy(
                    it -> new RankedPlace(it.setting(), it.jvm().feature()),
                    LinkedHashMap::new,
                    Collectors.groupingBy(Figure::run)));
    return runs.entrySet().stream()
        .map(place -> of(place.getKey(), newest(place.getValue())))
        .sorted(Comparator.comparingInt((Rivals it) -> it.figures().size()).reversed())
        .toList();
  }

  private static Rivals of(RankedPlace place, List<Figure> figures) {
    Ranking ranking = Ranking.of(figures.stream().map(Figure::cell).toList());
    return new Rivals(place.setting(), place.jdk(), figures, ranking);
  }

  /** Returns the figures of the newest run that has about as many rows as any. */
  static List<Figure> newest(Map<String, List<Figure>> runs) {
    int most = runs.values().stream().mapToInt(List::size).max().orElseThrow();
    return runs.values().stream()
        .filter(run -> run.size() >= most * MOST_ROWS)
        .max(Comparator.comparing(run -> run.get(0).started()))
        .orElseThrow();
  }

  /**
   * Returns the rivals for the first page: of those measured by default and with about as many rows
   * as any, the ones on the newest JDK. Empty only if there are no rivals.
   */
  static Optional<Rivals> main(List<Rivals> all) {
    List<Rivals> usual = all.stream().filter(it -> it.setting().special().isEmpty()).toList();
    List<Rivals> chosen = usual.isEmpty() ? all : usual;
    int most = chosen.stream().mapToInt(it -> it.figures().size()).max().orElse(0);
    return chosen.stream()
        .filter(it -> it.figures().size() >= most * MOST_ROWS)
        .max(Comparator.comparingInt(Rivals::jdk).thenComparing(it -> it.any().started()));
  }

  /** Returns, for each setting that has the row and others, the rivals on the newest JDK. */
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

  /** Returns the rivals of the same setting on other JDKs, newest first. */
  List<Rivals> onOtherJdks(List<Rivals> all) {
    return all.stream()
        .filter(it -> it.setting().equals(setting) && it.jdk() != jdk)
        .sorted(Comparator.comparingInt(Rivals::jdk).reversed())
        .toList();
  }

  Optional<Figure> of(String row) {
    return figures.stream().filter(figure -> figure.row().equals(row)).findFirst();
  }

  /** Returns any of the figures, for what all have in common. */
  Figure any() {
    return figures.get(0);
  }

  /** Returns the figures of selected rows that have a metric, in ascending order of it. */
  List<Figure> rankedBy(Metric metric, Predicate<String> wanted) {
    return figures.stream()
        .filter(figure -> wanted.test(figure.row()))
        .filter(figure -> metric.value(figure.cell()).isPresent())
        .sorted(Comparator.comparingDouble(figure -> figure.value(metric)))
        .toList();
  }

  /** Returns the rank by total, as in the table of the run: {@code 3= of 85} if it is tied. */
  String rankByTotal(Figure own) {
    return ranking.places().stream()
        .filter(place -> place.cell().equals(own.cell()))
        .findFirst()
        .map(place -> rank(place.rank()))
        .orElse(Digits.NONE);
  }

  /** Returns the rank by size, tied with rows of equal size. */
  String rankBySize(Figure own) {
    List<Figure> bySize = rankedBy(Metrics.SIZE, row -> true);
    if (!bySize.contains(own)) {
      return Digits.NONE;
    }
    List<Double> sizes = bySize.stream().map(figure -> figure.value(Metrics.SIZE)).toList();
    int first = sizes.indexOf(own.value(Metrics.SIZE));
    return rank(new Rank(first + 1, first != sizes.lastIndexOf(own.value(Metrics.SIZE))));
  }

  private String rank(Rank rank) {
    return rank.text() + " of " + figures.size();
  }

  /** Returns a description without the machine. */
  String words() {
    return setting.words() + ", JDK " + jdk;
  }
}
