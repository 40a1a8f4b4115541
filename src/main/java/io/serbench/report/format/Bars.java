package io.serbench.report.format;

import io.serbench.report.block.Block.Chart;
import io.serbench.report.block.Block.Chart.StackedBar;
import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.List;

/** The characters that the first and the second part of bars are drawn with in text. */
public record Bars(char first, char second) {
  /** Full and shaded block characters. */
  public static final Bars BLOCKS = new Bars('\u2588', '\u2592');

  /** ASCII characters, for terminals that have no block characters. */
  public static final Bars ASCII = new Bars('#', '-');

  /** Returns block characters if a charset can encode them, else ASCII. */
  public static Bars fitting(Charset charset) {
    String blocks = BLOCKS.fill(0) + BLOCKS.fill(1);
    return charset.canEncode() && charset.newEncoder().canEncode(blocks) ? BLOCKS : ASCII;
  }

  /** Returns a legend of the parts, to append to the title; empty if bars have one part. */
  String legend(Chart chart) {
    List<String> parts = new ArrayList<>();
    for (int part = 0; part < chart.parts().size(); part++) {
      parts.add(chart.parts().get(part) + " " + fill(part));
    }
    return parts.size() < 2 ? "" : ": " + String.join(", ", parts);
  }

  /** Returns the bars, one per line. The longest fills the space that names and values leave. */
  List<String> lines(Chart chart, int width) {
    List<StackedBar> bars = chart.bars();
    int nameWidth = longest(bars.stream().map(Bars::name).toList());
    int valueWidth = longest(bars.stream().map(Bars::label).toList());
    double most = bars.stream().mapToDouble(bar -> bar.whole().value()).max().orElse(1);
    // Even if it makes lines too long: shorter bars show nothing.
    int columns = Math.max(10, width - nameWidth - valueWidth - 2);
    return bars.stream()
        .map(
            bar ->
                TextLines.padded(name(bar), nameWidth)
                    + " "
                    + TextLines.indented(label(bar), valueWidth)
                    + " "
                    + drawn(bar, columns / most))
        .toList();
  }

  private String drawn(StackedBar bar, double scale) {
    StringBuilder line = new StringBuilder();
    double sum = 0;
    for (int part = 0; part < bar.values().size(); part++) {
      sum += bar.values().get(part);
      int end = Math.min(cells(sum, scale), cells(bar.whole().value(), scale));
      line.append(fill(part).repeat(Math.max(0, end - line.length())));
    }
    return line.toString();
  }

  /** Returns at least one for a value above 0, as an invisible bar looks like a missing value. */
  private static int cells(double value, double scale) {
    return value > 0 ? (int) Math.max(1, Math.round(value * scale)) : 0;
  }

  private String fill(int part) {
    return Character.toString(part == 0 ? first : second);
  }

  private static String name(StackedBar bar) {
    return TextLines.oneLine(bar.name());
  }

  private static String label(StackedBar bar) {
    return Long.toString(Math.round(bar.whole().value()));
  }

  private static int longest(List<String> texts) {
    return texts.stream().mapToInt(String::length).max().orElse(1);
  }
}
