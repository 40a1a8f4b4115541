package io.serbench.shard;

import io.serbench.catalog.Feature;
import io.serbench.catalog.Role;
import io.serbench.catalog.Row;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Chooses the rows that all shards measure, to show whether machines agree. They are of different
 * kinds, since a machine may be slower for one kind only; and they are such as become precise soon.
 */
final class CommonRows {
  /** How many there are, where there are so many rows. */
  static final int COUNT = 5;

  private final RowTimes times;

  CommonRows(RowTimes times) {
    this.times = times;
  }

  /** Among these rows. */
  List<Row> among(List<Row> rows) {
    List<Row> left = new ArrayList<>(rows);
    // Rows that are sure to run, and are known, come first.
    left.sort(
        Comparator.comparing(this::isDoubtful)
            .thenComparing(row -> times.seconds(row.name()))
            .thenComparing(Row::name));
    List<Row> chosen = new ArrayList<>();
    while (chosen.size() < COUNT && !left.isEmpty()) {
      Row next = next(left, chosen);
      left.remove(next);
      chosen.add(next);
    }
    return chosen;
  }

  /** That which differs most from the one most like it; the first of several. */
  private Row next(List<Row> left, List<Row> chosen) {
    Optional<Row> sure =
        left.stream()
            .filter(row -> !isDoubtful(row))
            .max(
                Comparator.comparingInt((Row row) -> difference(row, chosen))
                    .thenComparing(row -> -left.indexOf(row)));
    return sure.orElse(left.get(0));
  }

  private boolean isDoubtful(Row row) {
    return row.needs().requirement().isPresent()
        || row.needs().ownJvm()
        || row.origin().place().isPresent()
        || row.tags().plays(Role.YARDSTICK)
        || row.tags().has(Feature.LAZY)
        || !times.knows(row.name());
  }

  private static int difference(Row row, List<Row> chosen) {
    return chosen.stream().mapToInt(other -> difference(row, other)).min().orElse(0);
  }

  private static int difference(Row one, Row other) {
    int library = one.library().name().equals(other.library().name()) ? 0 : 1;
    int effort = one.tags().effort() == other.tags().effort() ? 0 : 1;
    int format = one.tags().format() == other.tags().format() ? 0 : 1;
    int structure = one.tags().structure() == other.tags().structure() ? 0 : 1;
    return library + effort + format + structure;
  }
}
