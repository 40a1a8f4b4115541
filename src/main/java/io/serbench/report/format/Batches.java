package io.serbench.report.format;

import io.serbench.report.Report;
import io.serbench.result.Noise;
import io.serbench.statistics.CellSummary;
import java.util.Locale;

/** Which batches the numbers of a row are made of, as files of numbers say it. */
enum Batches {
  /** Those during which nothing disturbed the machine. */
  UNDISTURBED,
  /** Disturbed ones as well, converted, since too few were undisturbed. */
  DISTURBED,
  /** All, as the reader wished. */
  ALL;

  static Batches of(Report report, CellSummary row) {
    if (report.noise() == Noise.KEEP) {
      return ALL;
    }
    return row.trust().disturbed() ? DISTURBED : UNDISTURBED;
  }

  String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
