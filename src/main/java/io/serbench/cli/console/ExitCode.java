package io.serbench.cli.console;

import io.serbench.result.CellResult;
import java.util.Collection;

/** Exit codes of all commands. The help pages list them, and docs/usage.md explains them. */
public enum ExitCode {
  /** No row failed, and changes are within what is allowed. */
  OK(0, "fine"),

  /** A row failed, or a file could not be written. */
  FAILED_ROWS(1, "failed row or unwritten file"),

  /** The command line, or something that it names, is wrong. */
  USAGE(2, "wrong usage or input"),

  /** A comparison found something slower or larger than is allowed. */
  SLOWER(3, "slower or larger than allowed"),

  /** A comparison could not decide whether something is slower than is allowed. */
  UNDECIDED(4, "undecided (-decide)"),

  /**
   * There was nothing to compare, or the runs are too different for a comparison to mean anything.
   */
  NOT_COMPARABLE(5, "not comparable");

  private final int code;
  private final String meaning;

  ExitCode(int code, String meaning) {
    this.code = code;
    this.meaning = meaning;
  }

  /** Returns the number that the process exits with. */
  public int code() {
    return code;
  }

  /** Returns a few words for the help. */
  public String meaning() {
    return meaning;
  }

  /** Returns {@link #FAILED_ROWS} if something failed, or else {@link #OK}. */
  public static ExitCode failed(boolean some) {
    return some ? FAILED_ROWS : OK;
  }

  /** Returns the code of a run with these results. A row that cannot run here has not failed. */
  public static ExitCode of(Collection<CellResult> rows) {
    return failed(rows.stream().anyMatch(row -> row.failure().isPresent()));
  }

  /**
   * Returns this code, or {@link #FAILED_ROWS} if it is {@link #OK} and a file could not be
   * written.
   */
  public ExitCode ifWritten(boolean written) {
    return this == OK ? failed(!written) : this;
  }
}
