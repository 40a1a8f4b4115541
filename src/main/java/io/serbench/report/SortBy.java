package io.serbench.report;

import io.serbench.result.Encoded;
import io.serbench.statistics.CellSummary;
import io.serbench.statistics.Estimate;
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

  Comparator<CellSummary> comparator() {
    Comparator<CellSummary> order =
        switch (this) {
          case TOTAL -> byEstimate(Quantity.TOTAL);
          case SER -> byEstimate(Quantity.SER);
          case DESER -> byEstimate(Quantity.DESER);
          case SIZE -> Comparator.comparingInt(SortBy::size);
          case NAME -> Comparator.comparing(CellSummary::name);
        };
    return order.thenComparing(CellSummary::name);
  }

  private static int size(CellSummary row) {
    return row.numbers().encoded().map(Encoded::size).orElse(0);
  }

  /** Rows without that estimate are last. */
  private static Comparator<CellSummary> byEstimate(Quantity key) {
    return Comparator.comparingDouble(
        row -> key.of(row).map(Estimate::value).orElse(Double.POSITIVE_INFINITY));
  }
}
