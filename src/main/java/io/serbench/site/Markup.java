package io.serbench.site;

import static io.serbench.report.format.Html.element;
import static io.serbench.report.format.Html.escape;

import io.serbench.dataset.Resource;
import io.serbench.report.block.Block.Chart.StackedBar;
import io.serbench.report.block.Table;
import io.serbench.report.block.Table.Column;
import io.serbench.report.format.Html;
import io.serbench.report.format.Html.HtmlCell;
import io.serbench.report.format.WebPage;
import io.serbench.report.metric.Digits;
import io.serbench.report.metric.Metric;
import io.serbench.report.metric.Metrics;
import io.serbench.result.Summary.Status;
import io.serbench.site.Published.Figure;
import io.serbench.site.Published.Setting;
import io.serbench.statistics.CellSummary;
import io.serbench.statistics.Estimate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

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
   * A column of words in a table of figures.
   *
   * @param html returns the HTML of a figure's cell
   */
  record WordColumn(String heading, Function<Figure, String> html) {}

  /** Returns a whole page. Title and script are plain text, and the body has header and main. */
  String page(String title, String script, String body) {
    String style = WebPage.style() + Resource.text(Markup.class, "site.css");
    String navigation =
        """
        <nav class="site" aria-label="Site"><a href="%1$s">serbench results</a>
        <a href="%1$s#questions">Questions</a> <a href="%1$s#runs">Runs</a> <a href="%1$s#rows">Rows</a></nav>
        """
            .formatted(root + Links.INDEX);
    String run = script.isEmpty() ? "" : element("script", script) + "\n";
    return WebPage.document(title, style, script, navigation + body + run);
  }

  /** Returns a link to a page of the site, or to an absolute address. */
  String link(String address, String text) {
    return anchor(address.contains("://") ? address : root + address, escape(text));
  }

  /** Returns a row's name, as a link to its page if that is published. */
  String row(String name, boolean published) {
    String parts = escape(name).replace("/", "/<wbr>");
    return element("bdi", published ? anchor(root + Links.row(name), parts) : parts);
  }

  private static String anchor(String address, String html) {
    return element("a href='" + escape(address) + "'", html);
  }

  /** Returns a description list of HTML by labels, without what is empty. */
  static String facts(Map<String, String> facts) {
    return facts.entrySet().stream()
        .filter(fact -> !fact.getValue().isEmpty())
        .map(fact -> element("dt", escape(fact.getKey())) + element("dd", fact.getValue()) + "\n")
        .collect(Collectors.joining("", "<dl class=\"facts\">\n", "</dl>\n"));
  }

  /** Returns a section for each machine, with the HTML of its items. The heading is an element. */
  static <T> String byMachine(
      String heading, List<T> all, Function<T, Setting> setting, Function<T, String> write) {
    Map<String, String> sections = new LinkedHashMap<>();
    all.forEach(
        one -> sections.merge(setting.apply(one).machine(), write.apply(one), String::concat));
    return sections.entrySet().stream()
        .map(section -> element(heading, escape(section.getKey())) + "\n" + section.getValue())
        .map(section -> element("section class='machine'", section) + "\n")
        .collect(Collectors.joining());
  }

  /**
   * Returns a table of figures: columns of words, of which the first is the heading of its line,
   * numbers, bars, and more words. A figure without numbers has their cause instead, which ends its
   * line. The label is unique on the page.
   */
  static String figures(
      String label,
      List<Figure> figures,
      List<WordColumn> before,
      List<Metric> metrics,
      List<WordColumn> after) {
    List<Column> columns =
        Stream.of(
                words(before),
                metrics.stream().map(Column::of),
                Stream.of(Column.words("ser + deser", 0)),
                words(after))
            .flatMap(some -> some)
            .toList();
    double most = Html.longest(figures.stream().flatMap(figure -> bar(figure).stream()).toList());
    List<List<HtmlCell>> lines = new ArrayList<>();
    for (Figure figure : figures) {
      CellSummary row = figure.cell();
      List<HtmlCell> line = new ArrayList<>();
      before.forEach(
          words -> {
            String html = words.html().apply(figure);
            line.add(line.isEmpty() ? HtmlCell.name(html) : HtmlCell.words(html));
          });
      if (row.status() == Status.OK) {
        metrics.forEach(metric -> line.add(HtmlCell.number(number(metric, figure))));
        line.add(HtmlCell.words(bar(figure).map(bar -> drawn(bar, most)).orElse("")));
        after.forEach(words -> line.add(HtmlCell.words(words.html().apply(figure))));
      } else {
        line.add(HtmlCell.words(escape(row.status().name() + ": " + row.cause().orElse(""))));
      }
      lines.add(line);
    }
    return Html.table(label, columns, lines);
  }

  private static Stream<Column> words(List<WordColumn> columns) {
    return columns.stream().map(words -> Column.words(words.heading(), 0));
  }

  /** Returns a number with half of its interval, and a tilde if that is wide, as in all reports. */
  static String number(Metric metric, Figure figure) {
    Estimate estimate = metric.estimate(figure.cell());
    String text = new Table.Value(estimate, metric.notation()).text();
    return estimate.hasInterval() && metric.estimated()
        ? text + " " + element("small", "±" + Digits.percentRoundedUp(estimate.relative()))
        : text;
  }

  private static String drawn(StackedBar bar, double most) {
    return element("svg class='drawn' aria-hidden='true'", Html.bar(bar, most));
  }

  private static Optional<StackedBar> bar(Figure figure) {
    return Metrics.TOTAL
        .value(figure.cell())
        .map(total -> StackedBar.of(figure.cell(), Metrics.TOTAL, Metrics.SER, Metrics.DESER));
  }
}
