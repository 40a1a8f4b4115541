package io.serbench.report.format;

import io.serbench.report.Report;
import io.serbench.report.block.Page;
import io.serbench.report.metric.Digits;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A web page in one file that asks nobody for anything. The report is there for those who have no
 * script; where there is one, it explores the same numbers. Pictures are plain SVG that the report
 * or the script writes: bars, dots and lines need no library.
 */
final class HtmlFormat implements Format {
  private static final DateTimeFormatter DAY =
      DateTimeFormatter.ofPattern("yyyy-MM-dd", Locale.ROOT).withZone(ZoneOffset.UTC);

  @Override
  public String name() {
    return "html";
  }

  @Override
  public String suffix() {
    return ".html";
  }

  @Override
  public boolean draws() {
    return true;
  }

  @Override
  public String write(List<Report> reports) {
    String script = HtmlAssets.script();
    String body =
        """
        <header class="top">
        <h1>Serializers on the JVM</h1>
        %s</header>
        %s<main id="report">
        %s</main>
        <script type="application/json" id="data">%s</script>
        <script>%s</script>
        """
            .formatted(
                leads(reports),
                HtmlAssets.controls(),
                articles(reports),
                Html.script(new HtmlData(reports).text()),
                script);
    return document(title(reports), script, body);
  }

  /** To be read; there is nothing to explore. */
  @Override
  public Optional<String> write(Page page) {
    HtmlWriter writer = new HtmlWriter();
    writer.write(page.sections());
    String body =
        """
        <header class="top">
        <h1>Runs compared</h1>
        %s</header>
        <main id="report">
        <article>
        %s</article>
        </main>
        """
            .formatted(HtmlWriter.cautions(page.sections()), writer.text());
    return Optional.of(document("serbench, runs compared", "", body));
  }

  private static String document(String title, String script, String body) {
    String style = HtmlAssets.style();
    return """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="%s">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="referrer" content="no-referrer">
    <link rel="icon" href="data:,">
    <title>%s</title>
    <style>%s</style>
    </head>
    <body>
    %s</body>
    </html>
    """
        .formatted(HtmlAssets.policy(style, script), title, style, body);
  }

  private static String title(List<Report> reports) {
    return Html.escape("serbench, " + DAY.format(reports.get(0).run().course().started()));
  }

  /** One line a run: what a reader of a page that somebody sent him asks first. */
  private static String leads(List<Report> reports) {
    StringBuilder leads = new StringBuilder();
    for (Report report : reports) {
      var environment = report.run().environment();
      String cpu = environment.machine().processor().model().orElse("");
      leads
          .append("<p class=\"lead\">")
          .append(Html.escape("JDK " + environment.jvm().build().version()))
          .append(cpu.isEmpty() ? "" : " on " + Html.escape(cpu))
          .append(", measured ")
          .append(DAY.format(report.run().course().started()))
          .append(" by serbench ")
          .append(Html.escape(report.run().serbench()))
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
      HtmlWriter writer = new HtmlWriter();
      writer.write(report, reports.size() > 1);
      articles.append("<article>\n").append(writer.text()).append("</article>\n");
    }
    return articles.toString();
  }
}
