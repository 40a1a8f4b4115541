package io.serbench.report.format;

import io.serbench.report.block.Chart.Bar;
import io.serbench.report.metric.Digits;
import io.serbench.report.metric.Measure;
import java.util.List;
import org.apache.commons.text.StringEscapeUtils;

/** What HTML and SVG have in common: text that is safe, and bars. */
public final class Html {
  private Html() {}

  /**
   * Text that means nothing but itself, on one line, between tags and within quoted values of
   * attributes. The same in XML: the five references are those that XML knows.
   */
  public static String escape(String text) {
    return StringEscapeUtils.escapeXml10(TextLines.oneLine(text));
  }

  /** An element around what is written already. */
  public static String element(String name, String content) {
    return "<" + name + ">" + content + "</" + name + ">";
  }

  /**
   * Returns a name that has at most {@code most} characters. Its middle is left out: variants of a
   * row differ at the end.
   */
  static String cut(String name, int most) {
    if (name.codePointCount(0, name.length()) <= most) {
      return name;
    }
    int end = most / 2;
    return name.substring(0, name.offsetByCodePoints(0, most - 1 - end))
        + "…"
        + name.substring(name.offsetByCodePoints(name.length(), -end));
  }

  /**
   * The parts of a bar, and its interval as a line at its end, in percent of the width.
   *
   * @param most the length that takes all of the width
   */
  public static String bar(Bar bar, double most) {
    StringBuilder svg = new StringBuilder();
    double sum = 0;
    for (int part = 0; part < bar.values().size(); part++) {
      double value = bar.values().get(part);
      svg.append(
          "<rect class=\"p%s\" x=\"%s\" y=\"2\" width=\"%s\" height=\"10\"/>"
              .formatted(part, percent(sum, most), percent(value, most)));
      sum += value;
    }
    Measure whole = bar.whole();
    if (whole.hasInterval()) {
      svg.append(
          "<line class=\"ci\" x1=\"%s\" x2=\"%s\" y1=\"7\" y2=\"7\"/>"
              .formatted(percent(whole.low(), most), percent(whole.high(), most)));
    }
    return svg.toString();
  }

  /** The length that takes all of the width: no interval ends beyond it. */
  public static double longest(List<Bar> bars) {
    double most = 0;
    for (Bar bar : bars) {
      most = Math.max(most, bar.whole().hasInterval() ? bar.whole().high() : bar.total());
    }
    return most > 0 ? most : 1;
  }

  private static String percent(double value, double most) {
    return Digits.exact(Math.round(Math.max(0, value) / most * 10_000) / 100.0) + "%";
  }
}
