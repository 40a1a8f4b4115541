package io.serbench.report;

import io.serbench.result.Phase;
import io.serbench.statistics.Estimate;
import io.serbench.statistics.RowSummary;
import java.util.Comparator;
import java.util.Optional;
import java.util.function.Function;

/** The order of the rows in a table: the least first, equals by name. */
public enum SortBy {
  TOTAL,
  SER,
  DESER,
  SIZE,
  NAME;

  Comparator<RowSummary> comparator() {
    Comparator<RowSummary> order =
        switch (this) {
          case TOTAL -> byEstimate(RowSummary::total);
          case SER -> byEstimate(row -> Optional.ofNullable(row.times().get(Phase.SER)));
          case DESER -> byEstimate(row -> Optional.ofNullable(row.times().get(Phase.DESER)));
          case SIZE -> Comparator.comparingInt(RowSummary::size);
          case NAME -> Comparator.comparing(RowSummary::row);
        };
    return order.thenComparing(RowSummary::row);
  }

  /** Rows without that estimate are last. */
  private static Comparator<RowSummary> byEstimate(Function<RowSummary, Optional<Estimate>> key) {
    return Comparator.comparingDouble(
        row -> key.apply(row).map(Estimate::value).orElse(Double.POSITIVE_INFINITY));
  }
}
