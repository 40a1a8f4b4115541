package io.serbench.site;

import static io.serbench.report.format.Html.element;
import static io.serbench.report.format.Html.escape;

import io.serbench.catalog.Catalog;
import io.serbench.catalog.Row;
import io.serbench.report.metric.Digits;
import io.serbench.site.Markup.WordColumn;
import io.serbench.site.Published.Figure;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The page of a question, with the figures of the rows in its answer.
 *
 * @param published the names of the rows that have a page
 */
record QuestionPage(SiteQuestion question, Catalog catalog, Set<String> published) {
  /** The number of rows in a table; the page of the run has all. */
  private static final int MOST = 20;

  String page(List<Rivals> rivals) {
    String body =
        """
        <header class="top">
        <h1>%s</h1>
        <p class="lead">%s More: %s.</p></header>
        <main>
        %s%s<h2>How to read this</h2>
        <p>Each table is of one machine, JDK and data set: the newest run with about as many rows as any, and
        at most %s rows of it. Rows whose intervals overlap are not told apart. %s</p></main>
        """
            .formatted(
                escape(question.title()),
                escape(question.answered()),
                Markup.BELOW.link(Links.source(question.docs().file()), question.docs().title()),
                Markup.byMachine("h2", rivals, Rivals::setting, this::table),
                rows(),
                MOST,
                Markup.UNITS);
    return Markup.BELOW.page("serbench: " + question.title(), "", body);
  }

  private String table(Rivals rivals) {
    List<Figure> fitting = question.best(rivals, catalog);
    List<Figure> shown = fitting.subList(0, Math.min(MOST, fitting.size()));
    String seen = question.seen().heading();
    Figure any = rivals.any();
    String heading = rivals.words();
    String source =
        "%s of %s that were measured; all in %s (JDK %s)"
            .formatted(
                Digits.count(fitting.size(), "row"),
                rivals.figures().size(),
                Markup.BELOW.link(Links.run(any.run()), "the run of " + any.day()),
                escape(any.jvm().version()));
    String table =
        shown.isEmpty()
            ? ""
            : Markup.figures(
                heading + " on " + rivals.setting().machine(),
                shown,
                List.of(new WordColumn("Row", QuestionPage::name)),
                Markup.METRICS,
                seen.isEmpty() ? List.of() : List.of(new WordColumn(seen, this::seen)));
    return element("h3", escape(heading)) + "\n" + element("p", source) + "\n" + table;
  }

  private static String name(Figure figure) {
    return Markup.BELOW.row(figure.row(), true)
        + (figure.remark().marked() ? element("abbr title='has a note'", "*") : "");
  }

  private String seen(Figure figure) {
    return catalog
        .find(figure.row())
        .map(row -> question.seen().words().apply(row, catalog))
        .map(words -> element("span class='said'", escape(words)))
        .orElse("");
  }

  private String rows() {
    if (question.asksNothing()) {
      return "";
    }
    List<Row> fitting = catalog.rows().stream().filter(question::isMet).toList();
    String names =
        fitting.stream()
            .map(Row::name)
            .sorted()
            .map(name -> element("li", Markup.BELOW.row(name, published.contains(name))) + "\n")
            .collect(Collectors.joining());
    return """
    <h2>All rows that fit</h2>
    <p>%s of %s fit, as they are in the serbench that made this site. Those without a link are in none of
    these runs.</p>
    <ul class="names">
    %s</ul>
    """
        .formatted(fitting.size(), Digits.count(catalog.rows().size(), "row"), names);
  }
}
