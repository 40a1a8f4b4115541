package io.serbench.cli.console;

import io.serbench.result.CellResult;
import java.util.Collection;

/**
 * What serbench tells the shell. All commands take it from here, their pages of help say it, and
 * docs/usage.md has it as a table.
 */
public enum ExitCode {
  /** No row failed, and what changed is allowed. */
  OK(0, "fine"),

  /** Some row failed, or something that was asked for could not be written. */
  FAILED_ROWS(1, "failed row or unwritten file"),

  /** The command line is wrong, or what it names. */
  USAGE(2, "wrong usage or input"),

  /** A comparison found something slower or larger than is allowed. */
  SLOWER(3, "slower or larger than allowed"),

  /** A comparison left open whether something is slower than is allowed. */
  UNDECIDED(4, "undecided (-decide)"),

  /** There was nothing to compare, or not so that it means something. */
  NOT_COMPARABLE(5, "not comparable");

  private final int code;
  private final String meaning;

  ExitCode(int code, String meaning) {
    this.code = code;
    this.meaning = meaning;
  }

  /** The number. */
  public int code() {
    return code;
  }

  /** What it says, in some words. */
  public String meaning() {
    return meaning;
  }

  /** Whether a row failed. */
  public static ExitCode failed(boolean some) {
    return some ? FAILED_ROWS : OK;
  }

  /** That of results: a row that cannot run here has not failed. */
  public static ExitCode of(Collection<CellResult> rows) {
    return failed(rows.stream().anyMatch(row -> row.failure().isPresent()));
  }

  /** The same, unless all was fine but for something that could not be written. */
  public ExitCode ifWritten(boolean written) {
    return this == OK ? failed(!written) : this;
  }
}
