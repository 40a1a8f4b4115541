package io.serbench.catalog;

import java.nio.file.Path;
import java.util.Optional;

/**
 * Who says a row.
 *
 * @param provider the name of its {@link LibraryRows}, by which a fork finds the row and calls no
 *     other; empty where nobody said the row
 * @param place the user's jar or folder that it is in; empty for serbench's own rows
 */
public record Origin(Optional<String> provider, Optional<Path> place) {
  /** Made by hand. */
  static final Origin NONE = new Origin(Optional.empty(), Optional.empty());

  /** One of serbench's own. */
  static Origin own(String provider) {
    return new Origin(Optional.of(provider), Optional.empty());
  }

  /** What it calls itself to people: {@code acme-rows.jar}; empty for serbench's own. */
  public Optional<String> foreignName() {
    return place.map(path -> path.toAbsolutePath().normalize().getFileName()).map(Path::toString);
  }
}
