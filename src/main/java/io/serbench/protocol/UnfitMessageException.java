package io.serbench.protocol;

import java.io.IOException;

/** A fork sent something that no honest fork sends; the message says what, in one line. */
public final class UnfitMessageException extends IOException {
  private static final long serialVersionUID = 1L;

  UnfitMessageException(String what) {
    super(what);
  }

  UnfitMessageException(String what, Throwable cause) {
    super(what, cause);
  }
}
