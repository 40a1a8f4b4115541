package io.serbench.report;

import io.serbench.result.Phase;
import io.serbench.statistics.CellSummary;
import io.serbench.statistics.CellSummary.Status;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** Horizontal bars for a terminal. The longest bar takes the width that names and values leave. */
public final class Chart {
  /** Bars shorter than this show nothing; lines get longer than asked instead. */
  private static final int SHORTEST = 10;

  private final int width;
  private final Fill fill;

  /**
   * A way to draw.
   *
   * @param width columns of a line
   * @param fill what bars are made of
   */
  public Chart(int width, Fill fill) {
    this.width = width;
    this.fill = fill;
  }

  /** Totals, each bar split into ser and deser; rows without a total are left out. */
  public String ofTotal(List<CellSummary> rows) {
    return draw(
        sorted(rows, SortBy.TOTAL).stream()
            .filter(CellSummary::hasTotal)
            .map(
                row ->
                    new Bar(
                        row.name(),
                        row.time(Phase.SER).orElseThrow().value(),
                        row.time(Phase.DESER).orElseThrow().value()))
            .toList());
  }

  /** Sizes. */
  public String ofSize(List<CellSummary> rows) {
    return draw(
        sorted(rows, SortBy.SIZE).stream()
            .map(row -> new Bar(row.name(), row.numbers().encoded().orElseThrow().size(), 0))
            .toList());
  }

  private static List<CellSummary> sorted(List<CellSummary> rows, SortBy order) {
    return rows.stream()
        .filter(row -> row.status() == Status.OK)
        .sorted(order.comparator())
        .toList();
  }

  private String draw(List<Bar> bars) {
    int nameWidth = longest(bars.stream().map(Bar::name).toList());
    int valueWidth = longest(bars.stream().map(Bar::label).toList());
    double most = bars.stream().mapToDouble(Bar::value).max().orElse(1);
    int columns = Math.max(SHORTEST, width - nameWidth - valueWidth - 2);
    StringBuilder text = new StringBuilder();
    for (Bar bar : bars) {
      String line = "%-" + nameWidth + "s %" + valueWidth + "s %s\n";
      text.append(
          String.format(Locale.ROOT, line, bar.name(), bar.label(), cells(bar, columns / most)));
    }
    return text.toString();
  }

  private String cells(Bar bar, double scale) {
    int all = cells(bar.value(), scale);
    int first = Math.min(all, cells(bar.first(), scale));
    return Character.toString(fill.first()).repeat(first)
        + Character.toString(fill.second()).repeat(all - first);
  }

  /** At least one where there is anything: a bar that is not there looks like a missing value. */
  private static int cells(double value, double scale) {
    return value > 0 ? (int) Math.max(1, Math.round(value * scale)) : 0;
  }

  private static int longest(List<String> texts) {
    return Math.max(
        1, texts.stream().max(Comparator.comparingInt(String::length)).orElse("").length());
  }

  private record Bar(String name, double first, double second) {
    double value() {
      return first + second;
    }

    String label() {
      return Long.toString(Math.round(value()));
    }
  }
}
