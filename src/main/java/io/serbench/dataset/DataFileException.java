package io.serbench.dataset;

/**
 * Thrown if a user's data file cannot be used. The message names the file, the place and what was
 * expected, in one line; of several errors, each has its own line below that of the file.
 */
public class DataFileException extends Exception {
  private static final long serialVersionUID = 1L;

  public DataFileException(String message) {
    super(message);
  }

  public DataFileException(String message, Throwable cause) {
    super(message, cause);
  }
}
