package io.serbench.catalog;

import java.nio.file.Path;

/** Says which entry of a class path cannot be read, and why. */
public final class UnreadableException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  UnreadableException(Path path, Exception cause) {
    super("%s cannot be read (%s); repair it, or leave it out".formatted(path, cause), cause);
  }
}
