package io.serbench.report;

import io.serbench.result.Noise;
import io.serbench.result.Run;
import io.serbench.statistics.CellSummary;
import io.serbench.statistics.Summaries;
import java.util.Comparator;
import java.util.List;

/**
 * What a run says in which every row ran as if it were two: the noise floor of the machine. A pure
 * function of the run; the same text in every locale; lines end with a line feed.
 */
public final class TwinsReport {
  private static final String EXPLANATION =
      """
      Every row ran twice, under two names: its times should be the same (ns).
      differ: #2 less #1; ±: half of its 95 % interval; !: a difference outside it.

      """;

  private final StringBuilder text = new StringBuilder();

  private TwinsReport() {}

  /**
   * The whole report.
   *
   * @param run the run
   * @param noise what to do with batches during which the machine was disturbed
   */
  public static String render(Run run, Noise noise) {
    Comparator<CellSummary> order =
        Comparator.comparing(CellSummary::status).thenComparing(SortBy.TOTAL.comparator());
    List<CellSummary> rows = Summaries.of(run, noise).stream().sorted(order).toList();
    List<Twins> twins = Twins.among(rows);
    Notes notes = new Notes(run, noise);
    TwinsReport report = new TwinsReport();
    report.text.append(Platform.of(run, noise));
    List<String> datasets =
        run.cells().stream().map(cell -> cell.id().workload().describe()).distinct().toList();
    for (String dataset : datasets) {
      List<Twins> here = twins.stream().filter(pair -> pair.dataset().equals(dataset)).toList();
      report.block(
          "Rows compared with themselves on " + dataset,
          EXPLANATION + TwinsTable.of(here, notes::marks));
    }
    report.block("Noise floor", TwinsTable.floor(twins));
    report.block("Verdict", TwinsVerdict.of(twins, new Precision(run, noise).wanted()));
    report.block(
        "Notes",
        notes.of(
            rows.stream()
                .sorted(Comparator.comparingInt(row -> datasets.indexOf(row.subject())))
                .toList()));
    report.block("Warnings", Notes.warnings(run));
    return report.text.toString();
  }

  private void block(String title, String content) {
    if (!content.isEmpty()) {
      text.append(Text.heading(title)).append(content);
    }
  }
}
