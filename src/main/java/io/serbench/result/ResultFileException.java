package io.serbench.result;

import java.io.IOException;

/** A result file cannot be used. The message is one line: file, problem, remedy. */
public class ResultFileException extends IOException {
  private static final long serialVersionUID = 1L;

  public ResultFileException(String message, Throwable cause) {
    super(message, cause);
  }
}
