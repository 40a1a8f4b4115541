package io.serbench.report;

import io.serbench.result.Run;
import io.serbench.statistics.CellSummary;
import io.serbench.statistics.CellSummary.Status;
import io.serbench.statistics.Summaries;
import java.util.Comparator;
import java.util.List;

/**
 * The report for the screen and for wiki pages: what was measured and where, the tables by kind,
 * and everything a reader needs to judge them. A pure function of the run; the same text in every
 * locale; lines end with a line feed.
 */
public final class TextReport {
  private final Run run;
  private final ReportOptions options;
  private final List<CellSummary> rows;
  private final List<String> datasets;
  private final Notes notes;
  private final StringBuilder text = new StringBuilder();

  private TextReport(Run run, ReportOptions options) {
    this.run = run;
    this.options = options;
    // Rows without numbers go last; among them the status decides.
    Comparator<CellSummary> order =
        Comparator.comparing(CellSummary::status).thenComparing(options.sort().comparator());
    this.rows = Summaries.of(run, options.noise()).stream().sorted(order).toList();
    this.datasets =
        run.cells().stream().map(cell -> cell.id().workload().describe()).distinct().toList();
    this.notes = new Notes(run, options.noise());
  }

  /** The whole report. */
  public static String render(Run run, ReportOptions options) {
    TextReport report = new TextReport(run, options);
    report.text.append(Platform.of(run, options.noise()));
    report.datasets.forEach(report::dataset);
    Families.bySize(report.datasets)
        .forEach(
            (family, sizes) ->
                report.block(
                    "Growth on " + family, GrowthTable.of(sizes, report.inOrderOfDatasets())));
    report.block("Threads", ScalingTable.of(report.inOrderOfDatasets()));
    report.block("Tags", TagTable.of(report.inOrderOfDatasets()));
    report.block("Libraries", Libraries.of(run));
    report.block("JVM flags of single rows", Libraries.options(run));
    report.block("Columns", Legend.of(options.columns()));
    report.block("Machine during the run", MachineSection.of(run));
    report.notes();
    return report.text.toString();
  }

  private void dataset(String dataset) {
    List<CellSummary> here = rows.stream().filter(row -> row.subject().equals(dataset)).toList();
    ColumnCells cells = new ColumnCells(here);
    Section.BY_KIND.forEach(section -> section(section, dataset, here, cells));
    section(Section.FULL_DATA, dataset, here, cells);
    block("Ranking on " + dataset, RankingTable.of(Ranking.of(here), notes::marks));
    if (options.chart() && here.stream().anyMatch(row -> row.status() == Status.OK)) {
      Chart chart = new Chart(options.width(), options.fill());
      String legend = "ser %s, deser %s".formatted(options.fill().first(), options.fill().second());
      block("Total in ns on " + dataset + ": " + legend, chart.ofTotal(here));
      block("Size in bytes on " + dataset, chart.ofSize(here));
    }
  }

  private void section(
      Section section, String dataset, List<CellSummary> candidates, ColumnCells cells) {
    List<CellSummary> chosen = candidates.stream().filter(section.rows()).toList();
    if (!chosen.isEmpty()) {
      text.append(Text.heading(section.title() + " on " + dataset));
      section.explanation().forEach(line -> text.append(line).append('\n'));
      text.append('\n');
      text.append(ResultTable.of(chosen, options.columns(), cells, notes::marks));
    }
  }

  private void notes() {
    block("Notes", notes.of(inOrderOfDatasets()));
    block("Warnings", Notes.warnings(run));
  }

  private void block(String title, String content) {
    if (!content.isEmpty()) {
      text.append(Text.heading(title)).append(content);
    }
  }

  private List<CellSummary> inOrderOfDatasets() {
    return rows.stream()
        .sorted(Comparator.comparingInt(row -> datasets.indexOf(row.subject())))
        .toList();
  }
}
