package io.serbench.result;

import java.time.Instant;
import java.util.List;

/**
 * A whole run: what a result file holds. Raw samples are the model; statistics are derived from
 * them when a report is made.
 *
 * @param formatVersion of the file that it is written to, {@link #FORMAT_VERSION}
 * @param serbench the version of the tool
 * @param course when it ran
 * @param settings what was asked for
 * @param environment where it ran
 * @param warnings what a reader should know before trusting the numbers
 * @param cells the results
 */
public record Run(
    int formatVersion,
    String serbench,
    Course course,
    Settings settings,
    Environment environment,
    List<Warning> warnings,
    List<CellResult> cells) {
  /** The version of the file format that this version of the tool writes. */
  public static final int FORMAT_VERSION = 2;

  public Run {
    warnings = List.copyOf(warnings);
    cells = List.copyOf(cells);
  }

  /** The same run, ended. */
  public Run ended(Course.Ending how, Instant when) {
    return new Run(
        formatVersion, serbench, course.ended(how, when), settings, environment, warnings, cells);
  }

  /** The same run with these warnings. */
  public Run withWarnings(List<Warning> found) {
    return new Run(formatVersion, serbench, course, settings, environment, found, cells);
  }

  /** The same run with these cells. */
  public Run withCells(List<CellResult> others) {
    return new Run(formatVersion, serbench, course, settings, environment, warnings, others);
  }
}
