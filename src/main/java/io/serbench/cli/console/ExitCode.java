package io.serbench.cli.console;

import io.serbench.result.CellResult;
import java.util.Collection;

/** Exit codes of all commands. The help pages list them, and docs/usage.md explains them. */
public enum ExitCode {
  OK(0, "fine"),
  FAILED_ROWS(1, "failed row or unwritten file"),
  USAGE(2, "wrong usage or input"),
  SLOWER(3, "slower or larger than allowed"),
  UNDECIDED(4, "undecided (-decide)"),
  NOT_COMPARABLE(5, "not comparable");

  private final int code;
  private final String meaning;

  ExitCode(int code, String meaning) {
    this.code = code;
    this.meaning = meaning;
  }

  public int code() {
    return code;
  }

  public String meaning() {
    return meaning;
  }

  /** Returns {@link #FAILED_ROWS} if something failed, or else {@link #OK}. */
  public static ExitCode failed(boolean some) {
    return some ? FAILED_ROWS : OK;
  }

  public static ExitCode of(Collection<CellResult> rows) {
    return failed(rows.stream().anyMatch(row -> row.failure().isPresent()));
  }

  /** Returns this code, or a failure if all was fine and a file could not be written. */
  public ExitCode ifWritten(boolean written) {
    return this == OK ? failed(!written) : this;
  }
}
