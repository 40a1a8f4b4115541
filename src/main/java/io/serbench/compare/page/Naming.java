package io.serbench.compare.page;

import io.serbench.compare.RunComparison;
import io.serbench.result.CellId;
import java.util.stream.Stream;

/**
 * What rows are called.
 *
 * @param withData whether the data set belongs to the name, because there are several
 */
record Naming(boolean withData) {
  static Naming in(RunComparison comparison) {
    return new Naming(
        Stream.of(comparison.base(), comparison.next())
                .flatMap(side -> side.cells().keySet().stream())
                .map(CellId::workload)
                .distinct()
                .count()
            > 1);
  }

  String of(CellId id) {
    return withData ? id.describe() : id.name();
  }
}
