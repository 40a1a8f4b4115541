package io.serbench.site;

import io.serbench.dataset.Resource;
import io.serbench.report.block.Block.Chart.Bar;
import io.serbench.report.format.Html;
import io.serbench.report.format.WebPage;
import io.serbench.report.metric.Digits;
import io.serbench.report.metric.Metric;
import io.serbench.report.metric.Metrics;
import io.serbench.result.Summary.Status;
import io.serbench.site.Published.Figure;
import io.serbench.site.Published.Setting;
import io.serbench.statistics.CellSummary;
import io.serbench.statistics.Measure;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Generates HTML that pages of the site have in common.
 *
 * @param root the path from the page to the site's folder: empty, or {@code ../}
 */
record Markup(String root) {
  /** Markup of pages in the site's folder. */
  static final Markup INDEX = new Markup("");

  /** Markup of pages in subfolders of the site's folder. */
  static final Markup BELOW = new Markup("../");

  /** Explains the numbers of {@link #figures}. */
  static final String UNITS =
      "Times are nanoseconds per call, and total is ser + deser; sizes are bytes. Less is better."
          + " A value behind ~ is uncertain by more than ±25 %.";

  /** The metrics of most tables, in the order of columns. */
  static final List<Metric> METRICS =
      List.of(Metrics.TOTAL, Metrics.SER, Metrics.DESER, Metrics.SIZE, Metrics.DEFLATED);

  /**
   * A column of a table.
   *
   * @param heading plain text
   * @param words whether it contains words rather than numbers
   */
  record Column(String heading, boolean words) {}

  /**
   * A column of words in a table of figures.
   *
   * @param heading plain text
   * @param html returns the HTML of a figure's cell
   */
  record Words(String heading, Function<Figure, String> html) {}

  /**
   * A term and its description.
   *
   * @param label plain text
   * @param html the description; empty to omit both
   */
  record Fact(String label, String html) {}

  /**
   * Returns a whole page.
   *
   * @param title plain text
   * @param script JavaScript; may be empty
   * @param body the HTML of header and main
   */
  String page(String title, String script, String body) {
    String style = WebPage.style() + Resource.text(Markup.class, "site.css");
    String run = script.isEmpty() ? "" : "<script>" + script + "</script>\n";
    return WebPage.document("serbench: " + title, style, script, links() + body + run);
  }

  /** Returns the navigation. */
  private String links() {
    String index = root + Links.INDEX;
    return """
    <nav class="site" aria-label="Site"><a href="%s">serbench results</a>
    <a href="%s#questions">Questions</a> <a href="%s#runs">Runs</a> <a href="%s#rows">Rows</a></nav>
    """
        .formatted(index, index, index, index);
  }

  /** Returns a link to a page of the site, or to an absolute address. */
  String link(String address, String text) {
    String to = address.contains("://") ? address : root + address;
    return "<a href=\"" + Html.escape(to) + "\">" + Html.escape(text) + "</a>";
  }

  /** Returns a row's name, as a link to its page if that is published. */
  String row(String name, boolean published) {
    String parts = Html.escape(name).replace("/", "/<wbr>");
    String to = Html.escape(root + Links.row(name));
    return "<bdi>" + (published ? "<a href=\"" + to + "\">" + parts + "</a>" : parts) + "</bdi>";
  }

  /** Returns a description list without the facts that are empty. */
  static String facts(List<Fact> facts) {
    StringBuilder list = new StringBuilder("<dl class=\"facts\">\n");
    for (Fact fact : facts) {
      if (!fact.html().isEmpty()) {
        list.append("<dt>").append(Html.escape(fact.label())).append("</dt><dd>");
        list.append(fact.html()).append("</dd>\n");
      }
    }
    return list.append("</dl>\n").toString();
  }

  /**
   * Returns a section for each machine, headed by its name.
   *
   * @param heading the element of the name
   * @param all the items to divide among sections
   * @param setting returns the setting of an item
   * @param write returns the HTML of an item
   */
  static <T> String byMachine(
      String heading, List<T> all, Function<T, Setting> setting, Function<T, String> write) {
    return all.stream()
        .collect(
            Collectors.groupingBy(
                one -> setting.apply(one).machine(), LinkedHashMap::new, Collectors.toList()))
        .entrySet()
        .stream()
        .map(
            entry ->
                "<section class=\"machine\">"
                    + Html.element(heading, Html.escape(entry.getKey().words()))
                    + "\n"
                    + entry.getValue().stream().map(write).collect(Collectors.joining())
                    + "</section>\n")
        .collect(Collectors.joining());
  }

  /**
   * Returns a table in a frame that can be scrolled with the keyboard as well.
   *
   * @param label what the table shows, unique on the page
   * @param lines the HTML of the cells; the first cell is the heading of its line, and the last one
   *     of a line with fewer cells spans the remaining columns
   */
  static String table(String label, List<Column> columns, List<List<String>> lines) {
    StringBuilder html = new StringBuilder();
    html.append("<div class=\"scroll\" tabindex=\"0\" role=\"region\" aria-label=\"")
        .append(Html.escape(label))
        .append("\"><table class=\"numbers\"><thead><tr>");
    for (Column column : columns) {
      html.append("<th scope=\"col\"").append(kind(column)).append('>');
      html.append(Html.escape(column.heading())).append("</th>");
    }
    html.append("</tr></thead><tbody>\n");
    for (List<String> line : lines) {
      html.append("<tr><th scope=\"row\">").append(line.get(0)).append("</th>");
      for (int i = 1; i < line.size(); i++) {
        int rest = columns.size() - line.size() + 1;
        boolean wide = i == line.size() - 1 && rest > 1;
        String span = wide ? " colspan=\"" + rest + "\"" : "";
        html.append("<td").append(wide ? " class=\"w\"" : kind(columns.get(i))).append(span);
        html.append('>').append(line.get(i)).append("</td>");
      }
      html.append("</tr>\n");
    }
    return html.append("</tbody></table></div>\n").toString();
  }

  private static String kind(Column column) {
    return column.words() ? " class=\"w\"" : "";
  }

  /**
   * Returns a table of figures: columns of words, numbers, bars, and more words. A figure without
   * numbers has their cause instead, which ends its line.
   */
  static String figures(
      String label,
      List<Figure> figures,
      List<Words> before,
      List<Metric> metrics,
      List<Words> after) {
    List<Column> columns = new ArrayList<>();
    before.forEach(words -> columns.add(new Column(words.heading(), true)));
    metrics.forEach(metric -> columns.add(new Column(metric.heading(), false)));
    columns.add(new Column("ser + deser", true));
    after.forEach(words -> columns.add(new Column(words.heading(), true)));
    double most = Html.longest(figures.stream().flatMap(figure -> bar(figure).stream()).toList());
    List<List<String>> lines = new ArrayList<>();
    for (Figure figure : figures) {
      CellSummary row = figure.cell().row();
      List<String> line = new ArrayList<>();
      before.forEach(words -> line.add(words.html().apply(figure)));
      if (row.status() == Status.OK) {
        metrics.forEach(
            metric ->
                line.add(
                    figure.cell().value(metric).map(it -> number(metric, it)).orElse(Digits.NONE)));
        line.add(bar(figure).map(bar -> drawn(bar, most)).orElse(""));
        after.forEach(words -> line.add(words.html().apply(figure)));
      } else {
        line.add(Html.escape(row.status().name() + ": " + row.cause().orElse("")));
      }
      lines.add(line);
    }
    return table(label, columns, lines);
  }

  /** Returns a number with half of its interval, and a tilde if that is wide, as in all reports. */
  private static String number(Metric metric, Measure measure) {
    String text = (measure.isWide() ? "~" : "") + metric.notation().text(measure.value());
    String bound =
        measure.hasInterval() && metric.estimated()
            ? " <small>±" + Html.escape(Digits.percentRoundedUp(measure.relative())) + "</small>"
            : "";
    return Html.escape(text) + bound;
  }

  private static String drawn(Bar bar, double most) {
    return "<svg class=\"drawn\" aria-hidden=\"true\">" + Html.bar(bar, most) + "</svg>";
  }

  private static Optional<Bar> bar(Figure figure) {
    Optional<Measure> ser = figure.cell().value(Metrics.SER);
    Optional<Measure> deser = figure.cell().value(Metrics.DESER);
    Optional<Measure> total = figure.cell().value(Metrics.TOTAL);
    return ser.isPresent() && deser.isPresent() && total.isPresent()
        ? Optional.of(
            new Bar(figure.row(), List.of(ser.get().value(), deser.get().value()), total.get()))
        : Optional.empty();
  }
}
