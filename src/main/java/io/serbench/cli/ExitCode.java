package io.serbench.cli;

/** What serbench tells the shell. */
final class ExitCode {
  /** Every row that could run did. */
  static final int OK = 0;

  /** Some row failed, or results could not be written. */
  static final int FAILED_ROWS = 1;

  /** The command line is wrong, or what it names. */
  static final int USAGE = 2;

  private ExitCode() {}
}
