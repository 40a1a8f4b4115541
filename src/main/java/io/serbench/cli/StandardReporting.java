package io.serbench.cli;

import io.serbench.report.Fill;
import io.serbench.report.ReportOptions;
import io.serbench.report.TextReport;
import io.serbench.report.TwinsReport;
import io.serbench.result.Noise;
import io.serbench.result.ResultFile;
import io.serbench.result.Run;
import java.io.IOException;
import java.nio.file.Path;

/** Result files and reports as they are. */
final class StandardReporting implements Reporting {
  private static final int CHART_WIDTH = 100;

  private final Terminal terminal;

  StandardReporting(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public void write(Path file, Run run) throws IOException {
    ResultFile.write(run, file);
  }

  @Override
  public Run read(Path file) throws IOException {
    return ResultFile.read(file);
  }

  @Override
  public String text(Run run, ReportView view) {
    Noise noise = view.noise().orElse(run.settings().noise());
    if (run.settings().copies() > 1) {
      return TwinsReport.render(run, noise);
    }
    ReportOptions options =
        ReportOptions.DEFAULT.withSort(view.sort()).withColumns(view.columns()).withNoise(noise);
    if (view.chart()) {
      options = options.withChart(CHART_WIDTH, Fill.fitting(terminal.charset()));
    }
    return TextReport.render(run, options);
  }
}
