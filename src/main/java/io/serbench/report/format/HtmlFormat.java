package io.serbench.report.format;

import static io.serbench.report.format.Html.element;
import static io.serbench.report.format.Html.escape;

import io.serbench.report.Report;
import io.serbench.report.block.Page;
import io.serbench.report.metric.Digits;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * A web page in one file, which loads nothing else. It has the whole report as HTML and a script to
 * explore the same numbers, without which the report can still be read. Pictures are plain SVG, as
 * bars, dots and lines need no library.
 */
final class HtmlFormat extends OutputFormat {
  private static final String TITLE = "Serializers on the JVM";

  HtmlFormat() {
    super("html", ".html", "(?i:<!doctype html>)[\\s\\S]*?<title>serbench");
  }

  @Override
  public boolean draws() {
    return true;
  }

  @Override
  public String write(List<Report> reports) {
    return write(reports, "");
  }

  /** Returns the page of reports, below links, which are HTML. */
  String write(List<Report> reports, String links) {
    String script = script();
    String leads = reports.stream().map(HtmlFormat::lead).collect(Collectors.joining());
    String articles =
        reports.stream()
            .map(report -> article(report, reports.size() > 1))
            .collect(Collectors.joining("", "<h2 class=\"spoken\">The report</h2>\n", ""));
    String data =
        """
        <script type="application/json" id="data">%s</script>
        <script>%s</script>
        """
            .formatted(embedded(new HtmlData(reports).text()), script);
    String title = TITLE + ", " + Report.day(reports.get(0).run().course().started());
    String body = links + body(TITLE, leads, controls(), articles) + data;
    return WebPage.document(named(title), style(), script, body);
  }

  private static String body(String title, String lead, String controls, String report) {
    return """
    <header class="top">
    <h1>%s</h1>
    %s</header>
    %s<main id="report">
    %s</main>
    """
        .formatted(escape(title), lead, controls, report);
  }

  @Override
  public Optional<Function<Page, String>> pageWriter() {
    return Optional.of(HtmlFormat::write);
  }

  /** Returns a page without a script. */
  static String write(Page page) {
    HtmlWriter writer = new HtmlWriter("");
    writer.write(page.sections());
    String article = element("article", "\n" + writer.text()) + "\n";
    String lead = HtmlWriter.cautions(page.sections());
    return WebPage.document(
        named(page.title()), style(), "", body(page.title(), lead, "", article));
  }

  /** Returns a title that begins with the program's name, by which readers find its window. */
  private static String named(String title) {
    return title.startsWith("serbench") ? title : "serbench, " + title;
  }

  /** Returns a line that says where the numbers of a run come from, and its cautions. */
  private static String lead(Report report) {
    int number = report.run().warnings().size();
    String warnings =
        number == 0 ? "" : "; " + Digits.count(number, "warning") + " at the end of this page";
    return element("p class='lead'", escape(Report.origin(report.run()) + warnings))
        + "\n"
        + HtmlWriter.cautions(report.sections());
  }

  private static String article(Report report, boolean several) {
    HtmlWriter writer = new HtmlWriter(Report.origin(report.run()));
    writer.write(report.sections());
    String file = several ? element("h2", "File: " + escape(report.source())) + "\n" : "";
    return element("article", "\n" + file + writer.text()) + "\n";
  }

  /**
   * Returns JSON to embed in a script element. Characters that could end the element or open
   * another are escaped; in JSON they occur only within strings, which allow such escapes.
   */
  private static String embedded(String json) {
    return json.replace("<", "\\u003c").replace(">", "\\u003e").replace("&", "\\u0026");
  }

  static String style() {
    return WebPage.style()
        + WebPage.joined(".css", "ratios", "controls", "heat", "drawer", "print");
  }

  /** Returns the scripts, in an order in which each uses only those before it. */
  static String script() {
    return WebPage.script(
        WebPage.joined(".js", "dom", "model", "numbers", "state", "throughput", "choice", "strip")
            + WebPage.joined(
                ".js", "drawer", "table", "bars", "scatter", "copy", "controls", "app"));
  }

  /** Returns the controls, which the script fills and shows. */
  static String controls() {
    return WebPage.joined(".html", "app");
  }
}
