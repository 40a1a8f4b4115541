package io.serbench.cli;

/** The JVM is told to end: the command tidies up, and does nothing more. */
final class InterruptedCommandException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  InterruptedCommandException() {
    super("interrupted");
  }
}
