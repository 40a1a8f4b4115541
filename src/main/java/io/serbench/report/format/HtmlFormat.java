package io.serbench.report.format;

import io.serbench.report.Report;
import io.serbench.report.block.Page;
import io.serbench.report.metric.Digits;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * A web page in one file, which loads nothing else. It has the whole report as HTML and a script to
 * explore the same numbers, without which the report can still be read. Pictures are plain SVG, as
 * bars, dots and lines need no library.
 */
final class HtmlFormat extends Format {
  private static final List<String> STYLES =
      List.of(
          "theme.css",
          "report.css",
          "pictures.css",
          "ratios.css",
          "controls.css",
          "heat.css",
          "drawer.css",
          "print.css");

  /** The scripts, in an order in which each uses only those before it. */
  private static final List<String> SCRIPTS =
      List.of(
          "dom.js",
          "model.js",
          "numbers.js",
          "state.js",
          "throughput.js",
          "choice.js",
          "strip.js",
          "drawer.js",
          "table.js",
          "bars.js",
          "scatter.js",
          "copy.js",
          "controls.js",
          "app.js");

  private static final String TITLE = "Serializers on the JVM";

  HtmlFormat() {
    super("html", ".html");
  }

  @Override
  public boolean draws() {
    return true;
  }

  @Override
  String beginning() {
    return "(?i:<!doctype html>)[\\s\\S]*?<title>serbench";
  }

  @Override
  public String write(List<Report> reports) {
    return write(reports, "");
  }

  /** Returns the page of reports, below links, which are HTML. */
  String write(List<Report> reports, String links) {
    String script = script();
    String body =
        """
        %s<header class="top">
        <h1>%s</h1>
        %s</header>
        %s<main id="report">
        <h2 class="spoken">The report</h2>
        %s</main>
        <script type="application/json" id="data">%s</script>
        <script>%s</script>
        """
            .formatted(
                links,
                TITLE,
                leads(reports),
                controls(),
                articles(reports),
                embedded(new HtmlData(reports).text()),
                script);
    return WebPage.document(title(reports), style(), script, body);
  }

  @Override
  public Optional<Function<Page, String>> pageWriter() {
    return Optional.of(HtmlFormat::write);
  }

  /** Returns a page without a script. */
  static String write(Page page) {
    HtmlWriter writer = new HtmlWriter("");
    writer.write(page.sections());
    String title = page.title();
    String body =
        """
        <header class="top">
        <h1>%s</h1>
        %s</header>
        <main id="report">
        <article>
        %s</article>
        </main>
        """
            .formatted(Html.escape(title), HtmlWriter.cautions(page.sections()), writer.text());
    return WebPage.document(named(title), style(), "", body);
  }

  private static String title(List<Report> reports) {
    return named(TITLE + ", " + Report.day(reports.get(0).run().course().started()));
  }

  /** Returns a title that begins with the program's name, by which readers find its window. */
  private static String named(String title) {
    return title.startsWith("serbench") ? title : "serbench, " + title;
  }

  /** Returns a line for each run that says where the numbers come from, and its cautions. */
  private static String leads(List<Report> reports) {
    StringBuilder leads = new StringBuilder();
    for (Report report : reports) {
      leads
          .append("<p class=\"lead\">")
          .append(Html.escape(Report.origin(report.run())))
          .append(warnings(report.run().warnings().size()))
          .append("</p>\n")
          .append(HtmlWriter.cautions(report.sections()));
    }
    return leads.toString();
  }

  private static String warnings(int number) {
    return number == 0 ? "" : "; " + Digits.count(number, "warning") + " at the end of this page";
  }

  private static String articles(List<Report> reports) {
    StringBuilder articles = new StringBuilder();
    for (Report report : reports) {
      HtmlWriter writer = new HtmlWriter(Report.origin(report.run()));
      writer.write(report.sections());
      String file = Html.element("h2", "File: " + Html.escape(report.source())) + "\n";
      articles
          .append("<article>\n")
          .append(reports.size() > 1 ? file : "")
          .append(writer.text())
          .append("</article>\n");
    }
    return articles.toString();
  }

  /**
   * Returns JSON to embed in a script element. Characters that could end the element or open
   * another are escaped; in JSON they occur only within strings, which allow such escapes.
   */
  private static String embedded(String json) {
    return json.replace("<", "\\u003c").replace(">", "\\u003e").replace("&", "\\u0026");
  }

  static String style() {
    return WebPage.joined(STYLES);
  }

  static String script() {
    return WebPage.script(WebPage.joined(SCRIPTS));
  }

  /** Returns the controls, which the script fills and shows. */
  static String controls() {
    return WebPage.joined(List.of("app.html"));
  }
}
