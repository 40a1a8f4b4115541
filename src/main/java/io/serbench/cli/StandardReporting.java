package io.serbench.cli;

import io.serbench.report.Report;
import io.serbench.report.ReportBuilder;
import io.serbench.report.ReportOptions;
import io.serbench.report.ReportOptions.Arrangement;
import io.serbench.report.format.Fill;
import io.serbench.report.format.Format;
import io.serbench.report.format.TextFormat;
import io.serbench.result.ResultFile;
import io.serbench.result.Run;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** Result files and reports as they are. */
final class StandardReporting implements Reporting {
  private final Terminal terminal;

  StandardReporting(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public void write(Path file, Run run) throws IOException {
    ResultFile.write(run, file);
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
    Fill fill = Fill.fitting(terminal.charset());
    if (!terminal.stdout()) {
      return TextFormat.FILE.drawnWith(fill).write(reports(runs, view, Arrangement.FILE));
    }
    Format text = new TextFormat(TerminalWidth.detect(), fill, true);
    return text.write(reports(runs, view, Arrangement.SCREEN));
  }

  @Override
  public String as(Format format, List<Source> runs, ReportView view) {
    return format.write(reports(runs, view, Arrangement.FILE));
  }

  private static List<Report> reports(List<Source> runs, ReportView view, Arrangement arrangement) {
    return runs.stream()
        .map(source -> report(source, view, arrangement).from(source.file().toString()))
        .toList();
  }

  private static Report report(Source source, ReportView view, Arrangement arrangement) {
    Run run = source.run();
    return ReportBuilder.of(
        run,
        ReportOptions.DEFAULT
            .withSort(view.sort())
            .withColumns(view.columns())
            .withNoise(view.noise().orElse(run.settings().noise()))
            .withChart(view.chart())
            .withGrouping(view.grouping())
            .withBrief(view.brief())
            .withArrangement(arrangement)
            .showing(source.shown()::contains));
  }
}
