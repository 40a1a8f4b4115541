package io.serbench.result;

import io.serbench.catalog.Tags;
import java.util.Optional;

/**
 * What a reader of results has to know of a row.
 *
 * @param tags its kind
 * @param description what sets it apart
 * @param library {@code group:artifact:version}
 * @param from the file name of the user's jar that the row is in; empty for serbench's own rows
 */
public record RowInfo(Tags tags, String description, String library, Optional<String> from) {
  /** Of a row of serbench's own. */
  public RowInfo(Tags tags, String description, String library) {
    this(tags, description, library, Optional.empty());
  }

  /** The library, and the user's jar where the row is in one. */
  public String librarySource() {
    return library + from.map(jar -> " (" + jar + ")").orElse("");
  }
}
