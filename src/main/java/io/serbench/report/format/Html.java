package io.serbench.report.format;

import io.serbench.report.block.Block.Chart.Bar;
import io.serbench.report.metric.Digits;
import io.serbench.statistics.Measure;
import java.util.List;
import org.apache.commons.text.StringEscapeUtils;

/** Escaping, elements and bars, for HTML and SVG. */
public final class Html {
  private Html() {}

  /**
   * Returns text escaped for use between tags and in quoted values of attributes, on one line. It
   * needs only the five references that XML has, so it is safe in HTML and in SVG.
   */
  public static String escape(String text) {
    return StringEscapeUtils.escapeXml10(TextLines.oneLine(text));
  }

  /** Returns an element around content that is escaped already. */
  public static String element(String name, String content) {
    return "<" + name + ">" + content + "</" + name + ">";
  }

  /**
   * Returns a name shortened to at most {@code most} characters. The middle is left out, because
   * variants of a row differ at the end.
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
   * Returns the SVG of a bar: its parts, and its interval, if any, as a line at its end.
   *
   * @param most the value that fills the width
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

  /** Returns the value that fills the width, so that all bars and intervals fit; above 0. */
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
