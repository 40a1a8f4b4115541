package io.serbench.site;

import io.serbench.catalog.Catalog;
import io.serbench.files.WholeFile;
import io.serbench.report.Report;
import io.serbench.report.format.Html;
import io.serbench.report.format.WebPage;
import io.serbench.result.SafeText;
import io.serbench.site.Published.Figure;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Makes the pages of a site from runs that are added one by one. */
public final class Site {
  private final Catalog catalog;
  private final String title;
  private final List<Published> runs = new ArrayList<>();
  private final Map<String, WholeFile.Writing> files = new TreeMap<>();

  /**
   * Creates a site without runs, with the verdicts that a catalog has.
   *
   * @param title the heading of the first page
   */
  public Site(Catalog catalog, String title) {
    this.catalog = catalog;
    this.title = title;
  }

  /**
   * Adds a run.
   *
   * @param file its result file, which is copied when the site is written
   * @return false if a run with the same file name has been added, whose address would be the same
   */
  public boolean add(Path file, Report report) {
    String name = file.getFileName().toString().replaceFirst("\\.json$", "");
    if (files.containsKey(Links.run(name))) {
      return false;
    }
    runs.add(Published.of(name, report));
    String links =
        Markup.BELOW.link(Links.INDEX, "serbench results")
            + " · "
            + Markup.BELOW.link(Links.samples(name), "this run as JSON");
    String navigation = Html.element("nav class='lead' aria-label='Site'", links) + "\n";
    page(Links.run(name), WebPage.of(report, navigation));
    files.put(Links.samples(name), out -> Files.copy(file, out));
    return true;
  }

  private void page(String address, String html) {
    byte[] bytes = SafeText.lines(html).getBytes(StandardCharsets.UTF_8);
    files.put(address, out -> out.write(bytes));
  }

  /**
   * Returns what to write to each file, by its address relative to the site's folder. At least one
   * run must have been added.
   */
  public Map<String, WholeFile.Writing> files() {
    List<Published> newest =
        runs.stream()
            .sorted(
                Comparator.comparing(Published::started).reversed().thenComparing(Published::name))
            .toList();
    List<Figure> all = newest.stream().flatMap(run -> run.figures().stream()).toList();
    Map<String, List<Figure>> rows =
        all.stream().collect(Collectors.groupingBy(Figure::row, TreeMap::new, Collectors.toList()));
    List<Rivals> rivals = Rivals.of(all);
    Map<String, List<String>> byProcessor = ByProcessor.of(all);
    rows.forEach(
        (row, figures) ->
            page(
                Links.row(row),
                new RowPage(row, figures, byProcessor.getOrDefault(row, List.of()), catalog)
                    .page(rivals)));
    for (SiteQuestion question : SiteQuestion.ALL) {
      page(
          Links.question(question.word()),
          new QuestionPage(question, catalog, rows.keySet()).page(rivals));
    }
    Optional<Rivals> main = Rivals.main(rivals);
    List<Rivals> others = main.map(it -> it.onOtherJdks(rivals)).orElse(List.of());
    page(Links.INDEX, new IndexPage(title, newest, main, others, catalog).page(rows));
    return Map.copyOf(files);
  }
}
