package io.serbench.cli.console;

/**
 * Thrown when the user asks for something that cannot be done. The message is one line that says
 * what is wrong and what would be right.
 */
public final class UsageException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public UsageException(String message) {
    super(message);
  }

  @SuppressWarnings("AnnotateFormatMethod") // The annotation would be a dependency of its own.
  public UsageException(String message, Object... values) {
    super(message.formatted(values));
  }
}
