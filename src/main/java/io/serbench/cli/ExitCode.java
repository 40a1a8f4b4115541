package io.serbench.cli;

/** What serbench tells the shell. */
final class ExitCode {
  /** Every row that could run did. */
  static final int OK = 0;

  /** Some row failed, or results could not be written. */
  static final int FAILED_ROWS = 1;

  /** The command line is wrong, or what it names. */
  static final int USAGE = 2;

  /** A comparison found something slower or larger than is allowed. */
  static final int SLOWER = 3;

  /** A comparison left open whether something is slower than is allowed. */
  static final int UNDECIDED = 4;

  /** There was nothing to compare, or not so that it means something. */
  static final int NOT_COMPARABLE = 5;

  private ExitCode() {}
}
