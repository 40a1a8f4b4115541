package io.serbench.site;

import io.serbench.catalog.Catalog;
import io.serbench.dataset.Resource;
import io.serbench.report.format.Html;
import io.serbench.report.format.WebPage;
import io.serbench.report.metric.Digits;
import io.serbench.report.metric.Metric;
import io.serbench.report.metric.Metrics;
import io.serbench.site.Markup.Words;
import io.serbench.site.Published.Figure;
import io.serbench.site.Published.Kind;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** The first page, with the fastest and smallest rows, and links to all other pages. */
final class IndexPage {
  /** The number of bars, with which a small screen still shows the first question. */
  private static final int BARS = 8;

  /** The number of rows to name for each question. */
  private static final int ANSWERS = 3;

  private static final List<Metric> SHOWN = List.of(Metrics.TOTAL, Metrics.SIZE);

  private final List<Published> runs;
  private final Optional<Rivals> main;
  private final Catalog catalog;

  /**
   * Creates the page.
   *
   * @param runs all runs, newest first
   * @param catalog supplies recorded verdicts
   */
  IndexPage(List<Published> runs, List<Rivals> rivals, Catalog catalog) {
    this.runs = runs;
    this.main = Rivals.main(rivals);
    this.catalog = catalog;
  }

  /**
   * Returns the page as HTML.
   *
   * @param rows the figures of each row, by its name
   */
  String page(Map<String, List<Figure>> rows) {
    String body =
        """
        <header class="top">
        <h1>Serializers on the JVM, measured</h1>
        </header>
        <main>
        %s<section aria-labelledby="questions"><h2 id="questions">Questions</h2>
        <ul class="cards">
        %s</ul></section>
        <div class="search" hidden><label for="find">Find a run or a row</label>
        <input type="search" id="find" autocomplete="off" spellcheck="false">
        <p id="found" role="status"></p></div>
        <section aria-labelledby="runs"><h2 id="runs">Runs</h2>
        <p>%s of %s, %s. Every figure links to its run, and every run has its samples.</p>
        %s</section>
        <section aria-labelledby="rows"><h2 id="rows">Rows</h2>
        <p>Each has its place among others, and its history over versions of its library, JDKs and dates.</p>
        <ul class="names rows">
        %s</ul></section>
        <section class="cite" aria-labelledby="cite"><h2 id="cite">Before you cite a figure</h2>
        <ul>
        <li>It holds for the machine, JDK, data set and library version beside it, and for no other.</li>
        <li>Machines are told apart by processor, cores, memory and operating system, and are never ranked
        or drawn together. Two that are alike in these count as one.</li>
        <li>± is half of a 95&nbsp;%% interval: how far JVMs of one run differ, not how far another day does.</li>
        <li>Code is warm, and does nothing but serialize. Measure your own data before you decide:
        %s.</li>
        <li>Cite the page of a run. Its address stays, and it names versions, flags and seed.</li>
        </ul></section>
        </main>
        """
            .formatted(
                main.map(IndexPage::today).orElse(""),
                questions(),
                Digits.count(runs.size(), "run"),
                Digits.count(rows.size(), "row"),
                Published.days(runs.stream().map(Published::day)),
                runs(),
                rows(rows),
                Markup.INDEX.link(Links.source("docs/your-classes.md"), "how"));
    String script = WebPage.script(Resource.text(IndexPage.class, "find.js"));
    return Markup.INDEX.page("results", script, body);
  }

  /**
   * Returns the section with the leading rows, and the best row of each of the fastest libraries.
   */
  private static String today(Rivals main) {
    Set<String> libraries = new HashSet<>();
    List<Figure> shown =
        main.by(Metrics.TOTAL, row -> true).stream()
            .filter(figure -> libraries.add(figure.library()))
            .limit(BARS)
            .toList();
    Figure any = main.any();
    return """
    <section aria-labelledby="today"><h2 id="today">Fastest and smallest today</h2>
    <p>%s %s</p>
    <p class="limits">The best row of each library by total, in ns per call: %s on %s, measured %s. Elsewhere the
    order may differ: <a href="#cite">before you cite a figure</a>.</p>
    %s</section>
    """
        .formatted(
            Html.escape(main.ranking().verdict().orElse("")),
            smallest(main.by(Metrics.SIZE, row -> true)),
            Html.escape(main.words()),
            Html.escape(main.setting().machine().words()),
            Markup.INDEX.link(Links.run(any.run()), any.day()),
            Markup.figures(
                "The best row of each library by total",
                shown,
                List.of(new Words("Row", figure -> Markup.INDEX.row(figure.row(), true))),
                SHOWN,
                List.of()));
  }

  private static String smallest(List<Figure> bySize) {
    return bySize.stream()
        .findFirst()
        .map(
            best ->
                "The smallest is %s with %s bytes."
                    .formatted(
                        Markup.INDEX.row(best.row(), true), Digits.plain(best.value(Metrics.SIZE))))
        .orElse("");
  }

  private String questions() {
    return Question.ALL.stream()
        .map(
            question ->
                "<li><p class=\"what\">"
                    + Markup.INDEX.link(Links.question(question.word()), question.title())
                    + "</p><p>"
                    + main.stream()
                        .flatMap(some -> question.best(some, catalog).stream())
                        .limit(ANSWERS)
                        .map(figure -> Markup.INDEX.row(figure.row(), true))
                        .collect(Collectors.joining(", "))
                    + "</p></li>\n")
        .collect(Collectors.joining());
  }

  /** Returns the list of runs, grouped by kind and topic. */
  private String runs() {
    boolean one = runs.stream().map(Published::machine).distinct().count() == 1;
    Map<Kind, Map<String, List<Published>>> kinds = new TreeMap<>();
    for (Published run : runs) {
      String topic = run.topic() + (one ? "" : ", on " + run.machine().words());
      kinds
          .computeIfAbsent(run.kind(), none -> new TreeMap<>())
          .computeIfAbsent(topic, none -> new ArrayList<>())
          .add(run);
    }
    StringBuilder html = new StringBuilder();
    if (one) {
      html.append("<p>All on ")
          .append(Html.escape(runs.get(0).machine().words()))
          .append(".</p>\n");
    }
    kinds.forEach(
        (kind, topics) -> {
          html.append("<section><h3>").append(Html.escape(kind.title));
          html.append("</h3>\n<ul class=\"topics\">\n");
          topics.forEach(
              (topic, some) ->
                  html.append("<li>")
                      .append(Html.escape(topic))
                      .append(some.stream().map(IndexPage::run).collect(Collectors.joining()))
                      .append("</li>\n"));
          html.append("</ul></section>\n");
        });
    return html.toString();
  }

  private static String run(Published run) {
    String what = "JDK %s, %s".formatted(String.join(", ", run.jdks()), run.day());
    String cautions =
        run.cautions().stream()
            .map(caution -> " <strong class=\"badge\">" + Html.escape(caution) + "</strong>")
            .collect(Collectors.joining());
    return item(
        "span",
        String.join(" ", run.name(), run.topic(), what, run.kind().title, run.machine().words()),
        Markup.INDEX.link(Links.run(run.name()), what)
            + " ("
            + Digits.count(run.rows().size(), "row")
            + ")"
            + cautions);
  }

  private static String rows(Map<String, List<Figure>> rows) {
    StringBuilder html = new StringBuilder();
    rows.forEach(
        (name, figures) ->
            html.append(
                item("li", name + " " + figures.get(0).library(), Markup.INDEX.row(name, true))));
    return html.toString();
  }

  /**
   * Returns an element that the search on the page can find.
   *
   * @param words plain text that is searched
   */
  private static String item(String element, String words, String html) {
    return "<%1$s data-find=\"%2$s\">%3$s</%1$s>\n".formatted(element, Html.escape(words), html);
  }
}
