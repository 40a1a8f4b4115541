package io.serbench.result;

import io.serbench.catalog.Tags;
import java.util.Optional;

/**
 * What a reader of results has to know of a row.
 *
 * @param tags its kind
 * @param description what sets it apart
 * @param library {@code group:artifact:version}, as it was measured
 * @param libraryFile where it came from, if the user supplied it; else it is the one that serbench
 *     brings
 */
public record RowInfo(
    Tags tags, String description, String library, Optional<LibraryFile> libraryFile) {
  /** Of a row whose library serbench brings. */
  public static RowInfo of(Tags tags, String description, String library) {
    return new RowInfo(tags, description, library, Optional.empty());
  }

  /** The same with other tags. */
  public RowInfo with(Tags others) {
    return new RowInfo(others, description, library, libraryFile);
  }
}
