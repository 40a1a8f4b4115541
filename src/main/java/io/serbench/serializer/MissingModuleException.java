package io.serbench.serializer;

/**
 * Thrown by a row as it opens if it lacks a part of its library that its users add for the type.
 * The row is then skipped, as nothing was tried.
 */
public final class MissingModuleException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** Creates one whose message says what to add, and how. */
  public MissingModuleException(String message) {
    super(message);
  }
}
