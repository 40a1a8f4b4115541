package io.serbench.report.format;

import io.serbench.report.Report;
import io.serbench.report.ReportBuilder;
import io.serbench.report.SyntheticRun;
import java.util.List;

/** Reports of rows whose names and messages mean something to every format there is. */
final class Hostile {
  private Hostile() {}

  /** As the format writes them. */
  static String written(String format) {
    Report report = ReportBuilder.of(SyntheticRun.hostile(), SyntheticRun.CHARTS);
    return Formats.byName(format).orElseThrow().write(List.of(report));
  }
}
