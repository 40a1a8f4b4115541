package io.serbench.catalog;

import java.nio.file.Path;

/**
 * Thrown if an entry of a class path cannot be read. The message names the entry and the reason.
 */
public final class UnreadableException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  UnreadableException(Path path, Exception cause) {
    super("%s cannot be read (%s); repair it, or leave it out".formatted(path, cause), cause);
  }
}
