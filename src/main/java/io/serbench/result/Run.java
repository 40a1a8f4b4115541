package io.serbench.result;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

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
 * @param ownData what data of the user's are like; empty where there were none
 */
public record Run(
    int formatVersion,
    String serbench,
    Course course,
    Settings settings,
    Environment environment,
    List<Warning> warnings,
    List<CellResult> cells,
    Optional<List<DataProfile>> ownData) {
  /** The version of the file format that this version of the tool writes. */
  public static final int FORMAT_VERSION = 2;

  public Run {
    warnings = List.copyOf(warnings);
    cells = List.copyOf(cells);
  }

  /** A run on serbench's own data. */
  public Run(
      int formatVersion,
      String serbench,
      Course course,
      Settings settings,
      Environment environment,
      List<Warning> warnings,
      List<CellResult> cells) {
    this(formatVersion, serbench, course, settings, environment, warnings, cells, Optional.empty());
  }

  /** The same run, ended. */
  public Run ended(Course.Ending how, Instant when) {
    return new Run(
        formatVersion,
        serbench,
        course.ended(how, when),
        settings,
        environment,
        warnings,
        cells,
        ownData);
  }

  /** The same run with these warnings. */
  public Run withWarnings(List<Warning> found) {
    return new Run(formatVersion, serbench, course, settings, environment, found, cells, ownData);
  }

  /** The same run with these cells. */
  public Run withCells(List<CellResult> others) {
    return new Run(
        formatVersion, serbench, course, settings, environment, warnings, others, ownData);
  }
}
