package io.serbench.cli.console;

/**
 * The user asked for something that cannot be done. One line: what is wrong, what would be right.
 */
public final class UsageException extends Exception {
  private static final long serialVersionUID = 1L;

  public UsageException(String message) {
    super(message);
  }

  /** A message in the way of {@link String#format}. */
  @SuppressWarnings("AnnotateFormatMethod") // The annotation would be a dependency of its own.
  public UsageException(String message, Object... values) {
    super(message.formatted(values));
  }
}
