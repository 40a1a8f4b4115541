package io.serbench.catalog;

import java.nio.file.Path;
import java.util.Optional;

/**
 * What declared a row: the provider, and for a user's row the jar it is in.
 *
 * @param provider the class name of the row's {@link LibraryRows}, the only provider that a fork
 *     calls to find the row; empty if no provider declared it
 * @param place the user's jar or folder that has the provider; empty for serbench's own rows
 */
public record Origin(Optional<String> provider, Optional<Path> place) {
  static final Origin NONE = new Origin(Optional.empty(), Optional.empty());

  /** Returns the file name of the user's jar or folder; empty for serbench's own rows. */
  public Optional<String> foreignName() {
    return place.map(path -> path.toAbsolutePath().normalize().getFileName()).map(Path::toString);
  }
}
