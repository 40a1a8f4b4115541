package io.serbench.report;

import io.serbench.statistics.Estimate;
import io.serbench.statistics.RowSummary;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** The order of the rows in a table: the least first, equals by name. */
public enum SortBy {
  TOTAL,
  SER,
  DESER,
  SIZE,
  NAME;

  /** As it is asked for. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** All of them, as they are asked for. */
  public static List<String> words() {
    return Arrays.stream(values()).map(SortBy::word).toList();
  }

  Comparator<RowSummary> comparator() {
    Comparator<RowSummary> order =
        switch (this) {
          case TOTAL -> byEstimate(Quantity.TOTAL);
          case SER -> byEstimate(Quantity.SER);
          case DESER -> byEstimate(Quantity.DESER);
          case SIZE -> Comparator.comparingInt(RowSummary::size);
          case NAME -> Comparator.comparing(RowSummary::row);
        };
    return order.thenComparing(RowSummary::row);
  }

  /** Rows without that estimate are last. */
  private static Comparator<RowSummary> byEstimate(Quantity key) {
    return Comparator.comparingDouble(
        row -> key.of(row).map(Estimate::value).orElse(Double.POSITIVE_INFINITY));
  }
}
