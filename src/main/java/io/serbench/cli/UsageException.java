package io.serbench.cli;

/**
 * The user asked for something that cannot be done. One line: what is wrong, what would be right.
 */
final class UsageException extends Exception {
  private static final long serialVersionUID = 1L;

  UsageException(String message) {
    super(message);
  }
}
