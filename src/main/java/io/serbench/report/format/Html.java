package io.serbench.report.format;

import io.serbench.report.block.Block.Chart.StackedBar;
import io.serbench.report.block.Table.Column;
import io.serbench.report.block.Table.Side;
import io.serbench.report.metric.Digits;
import io.serbench.statistics.Estimate;
import java.util.List;
import java.util.stream.Collectors;
import org.apache.commons.text.StringEscapeUtils;

/** Escaping, elements, tables and bars, for HTML and SVG. */
public final class Html {
  private Html() {}

  /**
   * Returns text escaped for use between tags and in quoted values of attributes, on one line. It
   * needs only the five references that XML has, so it is safe in HTML and in SVG.
   */
  public static String escape(String text) {
    return StringEscapeUtils.escapeXml10(TextLines.oneLine(text));
  }

  /** Returns an element, such as {@code td class='w'}, around content that is escaped already. */
  public static String element(String tag, String content) {
    return "<" + tag.replace('\'', '"') + ">" + content + "</" + tag.replaceFirst(" .*", "") + ">";
  }

  /** A cell of a table: the tag of its element, and its content as HTML. */
  public record HtmlCell(String tag, String html) {
    /** Returns the heading of a line. */
    public static HtmlCell name(String html) {
      return new HtmlCell("th scope='row'", html);
    }

    /** Returns a cell of words, which stand on the left. */
    public static HtmlCell words(String html) {
      return new HtmlCell("td class='w'", html);
    }

    /** Returns a cell of a number, which stands on the right. */
    public static HtmlCell number(String html) {
      return new HtmlCell("td", html);
    }
  }

  /**
   * Returns a table in a frame that can be scrolled with the keyboard as well. Its label, as plain
   * text, is empty where a heading says it. The last of too few cells spans the remaining columns.
   */
  public static String table(String label, List<Column> columns, List<List<HtmlCell>> lines) {
    String region = label.isEmpty() ? "" : " role='region' aria-label='" + escape(label) + "'";
    String head =
        columns.stream()
            .map(column -> element("th scope='col'" + side(column), escape(column.heading())))
            .collect(Collectors.joining());
    String body =
        lines.stream().map(line -> row(line, columns.size())).collect(Collectors.joining());
    return element(
            "div class='scroll' tabindex='0'" + region,
            element(
                "table class='numbers'",
                "\n<thead><tr>" + head + "</tr></thead>\n<tbody>\n" + body + "</tbody>"))
        + "\n";
  }

  private static String side(Column column) {
    return column.side() == Side.RIGHT ? "" : " class='w'";
  }

  private static String row(List<HtmlCell> line, int columns) {
    StringBuilder row = new StringBuilder();
    for (int i = 0; i < line.size(); i++) {
      int rest = columns - i;
      String span = i == line.size() - 1 && rest > 1 ? " colspan='" + rest + "'" : "";
      row.append(element(line.get(i).tag() + span, line.get(i).html()));
    }
    return element("tr", row.toString()) + "\n";
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
   * Returns the SVG of a bar: its parts, and its interval, if any, as a line at its end. The value
   * {@code most} fills the width.
   */
  public static String bar(StackedBar bar, double most) {
    StringBuilder svg = new StringBuilder();
    double sum = 0;
    for (int part = 0; part < bar.values().size(); part++) {
      double value = bar.values().get(part);
      svg.append(
          "<rect class=\"p%s\" x=\"%s\" y=\"2\" width=\"%s\" height=\"10\"/>"
              .formatted(part, percent(sum, most), percent(value, most)));
      sum += value;
    }
    Estimate whole = bar.whole();
    if (whole.hasInterval()) {
      svg.append(
          "<line class=\"ci\" x1=\"%s\" x2=\"%s\" y1=\"7\" y2=\"7\"/>"
              .formatted(percent(whole.low(), most), percent(whole.high(), most)));
    }
    return svg.toString();
  }

  /** Returns the value that fills the width, so that all bars and intervals fit; above 0. */
  public static double longest(List<StackedBar> bars) {
    double most =
        bars.stream()
            .mapToDouble(
                bar -> bar.whole().hasInterval() ? bar.whole().high() : bar.whole().value())
            .max()
            .orElse(0);
    return most > 0 ? most : 1;
  }

  private static String percent(double value, double most) {
    return Digits.exact(Math.round(Math.max(0, value) / most * 10_000) / 100.0) + "%";
  }
}
