package io.serbench.result;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * A whole run: what a result file holds. Raw samples are the model; statistics are derived from
 * them when a report is made.
 *
 * @param formatVersion of the file, {@link #FORMAT_VERSION} when written by this version
 * @param serbench the version of the tool
 * @param started when the run began
 * @param ended when it ended; empty while it is running, or where it was killed
 * @param ending how it ended
 * @param settings what was asked for
 * @param machine where it ran
 * @param condition how the machine did during the run; empty in files of versions that did not look
 * @param jvm the JVM that was measured
 * @param warnings what a reader should know before trusting the numbers
 * @param rows the results
 */
public record Run(
    int formatVersion,
    String serbench,
    Instant started,
    Optional<Instant> ended,
    Ending ending,
    Settings settings,
    MachineInfo machine,
    Optional<MachineCondition> condition,
    JvmInfo jvm,
    List<Warning> warnings,
    List<RowResult> rows) {
  /** The version of the file format that this version of the tool writes. */
  public static final int FORMAT_VERSION = 1;

  /** How a run ended. */
  public enum Ending {
    /** Not yet, or the tool was killed. */
    RUNNING,
    /** All forks ran. */
    COMPLETE,
    /** The user interrupted it. */
    INTERRUPTED
  }

  public Run {
    warnings = List.copyOf(warnings);
    rows = List.copyOf(rows);
  }

  /** The same run, ended. */
  public Run ended(Ending how, Instant when) {
    return new Run(
        formatVersion,
        serbench,
        started,
        Optional.of(when),
        how,
        settings,
        machine,
        condition,
        jvm,
        warnings,
        rows);
  }

  /** The same run with these warnings. */
  public Run withWarnings(List<Warning> found) {
    return new Run(
        formatVersion,
        serbench,
        started,
        ended,
        ending,
        settings,
        machine,
        condition,
        jvm,
        found,
        rows);
  }
}
