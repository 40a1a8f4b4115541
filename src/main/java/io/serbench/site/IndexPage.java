package io.serbench.site;

import static io.serbench.report.format.Html.element;
import static io.serbench.report.format.Html.escape;

import io.serbench.catalog.Catalog;
import io.serbench.dataset.Resource;
import io.serbench.report.format.WebPage;
import io.serbench.report.metric.Digits;
import io.serbench.report.metric.Metric;
import io.serbench.report.metric.Metrics;
import io.serbench.site.Markup.WordColumn;
import io.serbench.site.Published.Figure;
import io.serbench.site.Published.Purpose;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * The first page, with the fastest and smallest rows, and links to all other pages.
 *
 * @param runs all runs, newest first
 * @param title its heading
 * @param main the rows to rank; empty if there are none
 * @param others the same rows on other JDKs, newest first
 * @param catalog supplies recorded verdicts
 */
record IndexPage(
    String title,
    List<Published> runs,
    Optional<Rivals> main,
    List<Rivals> others,
    Catalog catalog) {
  /** The number of bars, with which a small screen still shows the first question. */
  private static final int BARS = 8;

  private static final int ANSWERS = 3;

  private static final List<Metric> SHOWN = List.of(Metrics.TOTAL, Metrics.SIZE);

  /** Returns the page as HTML, given the figures of each row by its name. */
  String page(Map<String, List<Figure>> rows) {
    String body =
        """
        <header class="top">
        <h1>%s</h1>
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
                escape(title),
                main.map(this::today).orElse(""),
                SiteQuestion.ALL.stream().map(this::answer).collect(Collectors.joining()),
                Digits.count(runs.size(), "run"),
                Digits.count(rows.size(), "row"),
                Published.days(runs.stream().map(Published::day)),
                runsByTopic(),
                rows.keySet().stream()
                    .map(name -> row(name, rows.get(name).get(0)))
                    .collect(Collectors.joining()),
                Markup.INDEX.link(Links.source("docs/your-classes.md"), "how"));
    String script = WebPage.script(Resource.text(IndexPage.class, "find.js"));
    return Markup.INDEX.page(title, script, body);
  }

  /** Returns the section with the best row of each of the fastest libraries. */
  private String today(Rivals main) {
    Set<String> libraries = new HashSet<>();
    List<Figure> shown =
        main.rankedBy(Metrics.TOTAL, row -> true).stream()
            .filter(figure -> libraries.add(figure.cell().library()))
            .limit(BARS)
            .toList();
    Figure any = main.any();
    Optional<String> verdict = main.ranking().verdict();
    return """
    <section aria-labelledby="today"><h2 id="today">%s</h2>
    <p>%s %s</p>
    <p class="limits">The best row of each library by total, in ns per call: %s on %s, measured %s. Elsewhere the
    order may differ: <a href="#cite">before you cite a figure</a>.</p>
    %s</section>
    """
        .formatted(
            verdict.isPresent() ? "Fastest and smallest today" : "First impressions",
            escape(verdict.orElse("No row is certainly the fastest.")),
            main.rankedBy(Metrics.SIZE, row -> true).stream()
                .findFirst()
                .map(IndexPage::smallest)
                .orElse(""),
            escape(main.words()),
            escape(main.setting().machine()),
            Markup.INDEX.link(Links.run(any.run()), any.day()),
            Markup.figures(
                "The best row of each library by total",
                shown,
                List.of(new WordColumn("Row", IndexPage::link)),
                SHOWN,
                others.stream().map(IndexPage::column).toList()));
  }

  /** Returns a column with the total of the same rows on another JDK. */
  private static WordColumn column(Rivals other) {
    return new WordColumn(
        "on JDK " + other.jdk(),
        figure ->
            other
                .of(figure.row())
                .filter(it -> Metrics.TOTAL.value(it.cell()).isPresent())
                .map(it -> Markup.number(Metrics.TOTAL, it))
                .orElse(Digits.NONE));
  }

  private static String smallest(Figure best) {
    return "The smallest is %s with %s bytes."
        .formatted(link(best), Digits.plain(best.value(Metrics.SIZE)));
  }

  private static String link(Figure figure) {
    return Markup.INDEX.row(figure.row(), true);
  }

  private String answer(SiteQuestion question) {
    String best =
        main.stream()
            .flatMap(some -> question.best(some, catalog).stream())
            .limit(ANSWERS)
            .map(IndexPage::link)
            .collect(Collectors.joining(", "));
    String title = Markup.INDEX.link(Links.question(question.word()), question.title());
    return element("li", element("p class='what'", title) + element("p", best)) + "\n";
  }

  /** Returns the list of runs, grouped by kind and topic. */
  private String runsByTopic() {
    boolean one = runs.stream().map(Published::machine).distinct().count() == 1;
    Map<Purpose, Map<String, String>> kinds = new TreeMap<>();
    for (Published run : runs) {
      String topic = run.topic() + (one ? "" : ", on " + run.machine());
      kinds
          .computeIfAbsent(run.kind(), none -> new TreeMap<>())
          .merge(topic, run(run), String::concat);
    }
    StringBuilder html =
        new StringBuilder(
            one ? element("p", escape("All on " + runs.get(0).machine() + ".")) + "\n" : "");
    kinds.forEach(
        (kind, topics) -> {
          html.append("<section>").append(element("h3", escape(kind.title)));
          html.append("\n<ul class=\"topics\">\n");
          topics.forEach(
              (topic, some) -> html.append(element("li", escape(topic) + some)).append('\n'));
          html.append("</ul></section>\n");
        });
    return html.toString();
  }

  private static String run(Published run) {
    String what = "JDK %s, %s".formatted(run.jdks(), run.day());
    String cautions =
        run.cautions().stream()
            .map(caution -> " " + element("strong class='badge'", escape(caution)))
            .collect(Collectors.joining());
    return item(
        "span",
        String.join(" ", run.name(), run.topic(), what, run.kind().title, run.machine()),
        "%s (%s)%s"
            .formatted(
                Markup.INDEX.link(Links.run(run.name()), what),
                Digits.count(run.rows(), "row"),
                cautions));
  }

  private static String row(String name, Figure any) {
    return item("li", name + " " + any.cell().library(), link(any));
  }

  /** Returns an element that the search on the page finds by words, which are plain text. */
  private static String item(String name, String words, String html) {
    return element(name + " data-find='" + escape(words) + "'", html) + "\n";
  }
}
