package io.serbench.report;

import io.serbench.result.Noise;
import io.serbench.result.Run;
import io.serbench.statistics.RowSummary;
import io.serbench.statistics.Summaries;
import java.util.List;

/** What a run says in which every row ran as if it were two: the noise floor of the machine. */
public final class TwinsReport {
  private TwinsReport() {}

  /** The whole report. */
  public static String render(Run run, Noise noise) {
    List<RowSummary> rows = Summaries.of(run, noise);
    return Platform.of(run) + rows.size() + "\n";
  }
}
