package io.serbench.lab.published;

import io.serbench.catalog.Csv;
import io.serbench.result.ResultFile;
import io.serbench.result.Run;
import io.serbench.statistics.CellSummary;
import io.serbench.statistics.Summaries;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Generates the page that compares published figures with runs of serbench's suites. */
public final class Published {
  private Published() {}

  /**
   * Prints the page, and writes the ratios that differ into {@code differences.csv} beside the
   * published figures. Comparisons without a result file are left out.
   *
   * @param args the folder of published figures and reasons, and the folder of result files, which
   *     are named after their comparisons
   */
  public static void main(String[] args) throws Exception {
    Path figures = Path.of(args[0]);
    Path results = Path.of(args[1]);
    OtherTasks others = OtherTasks.read(figures.resolve("other-tasks.csv"));
    Page page = new Page(Reasons.read(figures.resolve("reasons.csv")), others);
    Map<String, Held> suites = new LinkedHashMap<>();
    Map<String, Held> sameTasks = new LinkedHashMap<>();
    Map<String, Run> runs = new LinkedHashMap<>();
    for (PublishedSuite suite : Suites.all()) {
      Path file = results.resolve(suite.name() + ".json");
      if (Files.exists(file)) {
        Run run = ResultFile.read(file, warning -> {});
        runs.put(suite.name(), run);
        List<Figure> published = suite.figures(figures);
        List<CellSummary> cells = Summaries.of(run);
        suites.put(suite.name(), Held.of(published, cells));
        sameTasks.put(suite.name(), Held.of(others.without(suite.name(), published), cells));
      }
    }
    page.overview(suites, sameTasks);
    page.machines(runs);
    suites.forEach(page::section);
    Files.writeString(figures.resolve("differences.csv"), differences(suites));
    System.out.print(page);
  }

  /** Returns a line for each pair of ratios that are far apart. */
  private static String differences(Map<String, Held> suites) {
    StringBuilder lines = new StringBuilder();
    lines.append(Csv.line(List.of("suite", "setting", "library", "published", "here")));
    suites.forEach(
        (name, held) ->
            held.far()
                .forEach(
                    pair ->
                        lines.append(
                            Csv.line(
                                List.of(
                                    name,
                                    pair.figure().setting(),
                                    pair.figure().library(),
                                    String.format(Locale.ROOT, "%.2f", pair.there()),
                                    String.format(Locale.ROOT, "%.2f", pair.here()))))));
    return lines.toString();
  }
}
