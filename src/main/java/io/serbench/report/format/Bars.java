package io.serbench.report.format;

import io.serbench.report.block.Chart;
import io.serbench.report.block.Chart.Bar;
import java.util.ArrayList;
import java.util.List;

/**
 * Draws charts with characters. The longest bar takes the width that names and values leave.
 *
 * @param width characters of a line
 * @param fill what bars are made of
 */
record Bars(int width, Fill fill) {
  /** Bars shorter than this show nothing; lines get longer than asked instead. */
  private static final int SHORTEST = 10;

  /** Which part is drawn how; empty where bars have one part. */
  String legend(Chart chart) {
    List<String> parts = new ArrayList<>();
    for (int part = 0; part < chart.parts().size(); part++) {
      parts.add(chart.parts().get(part) + " " + fill.of(part));
    }
    return parts.size() < 2 ? "" : ": " + String.join(", ", parts);
  }

  /** The bars, a line each. */
  List<String> lines(Chart chart) {
    List<Bar> bars = chart.bars();
    int nameWidth = longest(bars.stream().map(Bars::name).toList());
    int valueWidth = longest(bars.stream().map(Bars::label).toList());
    double most = bars.stream().mapToDouble(Bar::total).max().orElse(1);
    int columns = Math.max(SHORTEST, width - nameWidth - valueWidth - 2);
    return bars.stream()
        .map(
            bar ->
                TextTable.padded(name(bar), nameWidth)
                    + " "
                    + TextTable.indented(label(bar), valueWidth)
                    + " "
                    + drawn(bar, columns / most))
        .toList();
  }

  private String drawn(Bar bar, double scale) {
    StringBuilder line = new StringBuilder();
    double sum = 0;
    for (int part = 0; part < bar.values().size(); part++) {
      sum += bar.values().get(part);
      int end = Math.min(cells(sum, scale), cells(bar.total(), scale));
      line.append(fill.of(part).repeat(Math.max(0, end - line.length())));
    }
    return line.toString();
  }

  /** At least one where there is anything: a bar that is not there looks like a missing value. */
  private static int cells(double value, double scale) {
    return value > 0 ? (int) Math.max(1, Math.round(value * scale)) : 0;
  }

  private static String name(Bar bar) {
    return TextLines.oneLine(bar.name());
  }

  private static String label(Bar bar) {
    return Long.toString(Math.round(bar.total()));
  }

  private static int longest(List<String> texts) {
    return texts.stream().mapToInt(String::length).max().orElse(1);
  }
}
