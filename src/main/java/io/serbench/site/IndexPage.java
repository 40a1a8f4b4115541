package io.serbench.site;

import io.serbench.report.format.Html;
import io.serbench.report.format.WebPage;
import io.serbench.report.metric.Digits;
import io.serbench.site.Published.Figure;
import io.serbench.site.Published.Machine;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The first page: what the figures are worth, and links to all others. */
final class IndexPage {
  /** More names of data sets would fill a screen. */
  private static final int FEW = 6;

  private IndexPage() {}

  /**
   * The page.
   *
   * @param runs newest first
   * @param rows the figures of each row, by its name
   */
  static String of(List<Published> runs, Map<String, List<Figure>> rows) {
    String body =
        """
        <header class="top">
        <h1>Serializers on the JVM, measured</h1>
        <p class="lead">%s of %s, %s. Every figure links to its run, and every run has its samples.</p>
        </header>
        <main>
        <div class="search" hidden><label for="find">Find a row, a run or a question</label>
        <input type="search" id="find" autocomplete="off" spellcheck="false">
        <p id="found" role="status"></p></div>
        <section class="limits" aria-labelledby="limits"><h2 id="limits">Before you cite a figure</h2>
        <ul>
        <li>It holds for the machine, JDK, data set and library version beside it, and for no other.</li>
        <li>Machines are told apart by processor, cores, memory and operating system, and are never ranked
        or drawn together. Two that are alike in these count as one.</li>
        <li>± is half of a 95&nbsp;%% interval: how far JVMs of one run differ, not how far another day does.</li>
        <li>Code is warm, and does nothing but serialize. Measure your own data before you decide:
        %s.</li>
        <li>Cite the page of a run. Its address stays, and it names versions, flags and seed.</li>
        </ul></section>
        <section aria-labelledby="questions"><h2 id="questions">Questions</h2>
        <ul class="cards">
        %s</ul></section>
        <section aria-labelledby="runs"><h2 id="runs">Runs</h2>
        %s</section>
        <section aria-labelledby="rows"><h2 id="rows">Rows</h2>
        <p>Each has its figures over versions of its library, JDKs and dates.</p>
        <ul class="names rows">
        %s</ul></section>
        </main>
        """
            .formatted(
                Digits.count(runs.size(), "run"),
                Digits.count(rows.size(), "row"),
                days(runs),
                Markup.INDEX.link(Links.source("docs/your-classes.md"), "how"),
                questions(),
                runs(runs),
                rows(rows));
    String script = WebPage.script(WebPage.resource(IndexPage.class, "find.js"));
    return Markup.INDEX.page("results", script, body);
  }

  private static String days(List<Published> runs) {
    String first = runs.get(runs.size() - 1).day();
    String last = runs.get(0).day();
    return first.equals(last) ? "measured on " + first : "measured from " + first + " to " + last;
  }

  private static String questions() {
    return Question.ALL.stream()
        .map(
            question ->
                item(
                    question.title(),
                    Markup.INDEX.link(Links.question(question.word()), question.title())))
        .collect(Collectors.joining());
  }

  /**
   * What can be found.
   *
   * @param words by which, in plain text
   */
  private static String item(String words, String html) {
    return "<li data-find=\"" + Html.escape(words) + "\">" + html + "</li>\n";
  }

  private static String runs(List<Published> runs) {
    Map<Machine, List<Published>> byMachine = new LinkedHashMap<>();
    runs.forEach(
        run -> byMachine.computeIfAbsent(run.machine(), none -> new ArrayList<>()).add(run));
    StringBuilder html = new StringBuilder();
    byMachine.forEach(
        (machine, some) -> {
          html.append("<section><h3>").append(Html.escape(machine.words()));
          html.append("</h3>\n<ul class=\"cards\">\n");
          some.forEach(run -> html.append(run(run)));
          html.append("</ul></section>\n");
        });
    return html.toString();
  }

  private static String run(Published run) {
    String data = data(run.data());
    String jdks = "JDK " + String.join(", ", run.jdks());
    String what =
        Digits.count(run.rows().size(), "row")
            + " on "
            + data
            + run.suite().map(suite -> ", suite " + suite).orElse("");
    String cautions =
        run.cautions().stream()
            .map(caution -> " <strong class=\"badge\">" + Html.escape(caution) + "</strong>")
            .collect(Collectors.joining());
    return item(
        String.join(" ", run.name(), jdks, what, run.machine().words(), run.day()),
        "<p class=\"what\">"
            + Markup.INDEX.link(Links.run(run.name()), run.name())
            + "</p><p>"
            + Html.escape(what)
            + cautions
            + "</p><p class=\"soft\">"
            + Html.escape(jdks + " · " + run.day() + " · serbench " + run.serbench())
            + " · "
            + Markup.INDEX.link(Links.samples(run.name()), "JSON of " + run.name())
            + "</p>");
  }

  private static String data(List<String> data) {
    return data.size() > FEW
        ? String.join(", ", data.subList(0, FEW)) + " and " + (data.size() - FEW) + " more"
        : String.join(", ", data);
  }

  private static String rows(Map<String, List<Figure>> rows) {
    StringBuilder html = new StringBuilder();
    rows.forEach(
        (name, figures) -> {
          String library = figures.get(0).cell().row().info().library();
          html.append(item(name + " " + library, Markup.INDEX.row(name, true)));
        });
    return html.toString();
  }
}
