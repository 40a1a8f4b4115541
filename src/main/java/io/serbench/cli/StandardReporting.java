package io.serbench.cli;

import io.serbench.catalog.Catalog;
import io.serbench.catalog.Row;
import io.serbench.report.FileSummaries;
import io.serbench.report.Report;
import io.serbench.report.ReportBuilder;
import io.serbench.report.ReportOptions.Arrangement;
import io.serbench.report.block.Page;
import io.serbench.report.format.Bars;
import io.serbench.report.format.Format;
import io.serbench.report.format.TextFormat;
import io.serbench.result.CellId;
import io.serbench.result.Course;
import io.serbench.result.ResultFile;
import io.serbench.result.Run;
import io.serbench.result.Summary;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/** Result files and reports as they are. */
final class StandardReporting implements Reporting {
  private final Terminal terminal;
  private final Supplier<Catalog> catalog;

  /**
   * For a terminal.
   *
   * @param catalog what is known of rows beside their results
   */
  StandardReporting(Terminal terminal, Supplier<Catalog> catalog) {
    this.terminal = terminal;
    this.catalog = catalog;
  }

  @Override
  public void write(Path file, Run run) throws IOException {
    ResultFile.write(run, summaries(run), file);
  }

  /** None while the run goes on: what they cost would stand between the forks that it measures. */
  private static Map<CellId, Summary> summaries(Run run) {
    return run.course().ending() == Course.Ending.RUNNING ? Map.of() : FileSummaries.of(run);
  }

  @Override
  public boolean maybeResult(Path file) throws IOException {
    return OwnFiles.maybeResult(file);
  }

  @Override
  public Run read(Path file) throws IOException {
    return ResultFile.read(file);
  }

  @Override
  public String screen(List<Source> runs, ReportView view) {
    Format screen = screen();
    Arrangement arrangement = terminal.stdout() ? Arrangement.SCREEN : Arrangement.FILE;
    return screen.write(reports(screen, runs, view, arrangement));
  }

  @Override
  public String screen(Page page) {
    return screen().write(page).orElseThrow();
  }

  private Format screen() {
    Bars bars = Bars.fitting(terminal.charset());
    return terminal.stdout()
        ? new TextFormat(TerminalWidth.ofText(TerminalWidth.detect()), bars)
        : TextFormat.FILE.drawnWith(bars);
  }

  @Override
  public String as(Format format, List<Source> runs, ReportView view) {
    return format.write(reports(format, runs, view, Arrangement.FILE));
  }

  private List<Report> reports(
      Format format, List<Source> runs, ReportView view, Arrangement arrangement) {
    boolean charts = view.chart() || format.draws();
    Catalog known = catalog.get();
    return runs.stream()
        .map(
            source ->
                report(source, view, charts, arrangement)
                    .from(source.file().toString())
                    .guided(name -> known.find(name).map(Row::guide)))
        .toList();
  }

  private static Report report(
      Source source, ReportView view, boolean charts, Arrangement arrangement) {
    return ReportBuilder.of(
        source.run(),
        view.of(source.run())
            .withChart(charts)
            .withArrangement(arrangement)
            .showing(source.shown()::contains));
  }
}
