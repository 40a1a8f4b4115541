package io.serbench.cli.console;

/**
 * The user asked for something that cannot be done. One line: what is wrong, what would be right.
 */
public final class UsageException extends Exception {
  private static final long serialVersionUID = 1L;

  public UsageException(String message) {
    super(message);
  }
}
