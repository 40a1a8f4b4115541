package io.serbench.report;

import io.serbench.statistics.CellSummary;
import io.serbench.statistics.CellSummary.Status;
import io.serbench.statistics.Difference;
import io.serbench.statistics.Estimate;
import java.util.List;
import java.util.Optional;

/**
 * One row that ran under two names, so that every difference between the two is noise.
 *
 * @param row the name that they share
 * @param dataset the data set's name
 * @param first what ran as {@code NAME#1}
 * @param second what ran as {@code NAME#2}
 */
record Twins(String row, String dataset, CellSummary first, CellSummary second) {
  private static final String FIRST = "#1";
  private static final String SECOND = "#2";

  /** The twins among the rows, in the order of the first of each. */
  static List<Twins> among(List<CellSummary> rows) {
    return rows.stream()
        .filter(row -> row.name().endsWith(FIRST))
        .flatMap(first -> pair(first, rows).stream())
        .toList();
  }

  private static Optional<Twins> pair(CellSummary first, List<CellSummary> rows) {
    String name = first.name().substring(0, first.name().length() - FIRST.length());
    return rows.stream()
        .filter(row -> row.name().equals(name + SECOND) && row.subject().equals(first.subject()))
        .findFirst()
        .map(second -> new Twins(name, first.subject(), first, second));
  }

  /** OK where both have numbers, else what keeps one of them from having any. */
  Status status() {
    return first.status() == Status.OK ? second.status() : first.status();
  }

  /** How far they lie apart; empty where one has no such time. */
  Optional<Difference> difference(Quantity quantity) {
    Optional<Estimate> one = quantity.of(first);
    Optional<Estimate> other = quantity.of(second);
    return one.flatMap(a -> other.map(b -> Difference.between(a, b)));
  }
}
