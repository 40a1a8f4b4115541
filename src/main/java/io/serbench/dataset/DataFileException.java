package io.serbench.dataset;

/**
 * A user's data file cannot be used. The message is one line, with file, place and what would be
 * right; where several things are wrong, it is a line each below the file's.
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
