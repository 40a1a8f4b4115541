package io.serbench.process;

/** The JVM that shall run forks cannot. The message is one line that says which and why. */
public class JvmException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public JvmException(String message) {
    super(message);
  }

  public JvmException(String message, Throwable cause) {
    super(message, cause);
  }
}
