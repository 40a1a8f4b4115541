package io.serbench.result;

import io.serbench.catalog.Tags;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * What results say about a row.
 *
 * @param library {@code group:artifact:version} of the library, as measured
 * @param libraryFile the user's jar or folder that has the library; empty if serbench brings it
 * @param parts other artifacts of the library that the user supplied; empty if there are none
 * @param from the file name of the user's jar that has the row; empty for serbench's own rows
 */
public record RowInfo(
    Tags tags,
    String description,
    String library,
    Optional<HashedFile> libraryFile,
    Optional<List<LibraryPart>> parts,
    Optional<String> from) {
  public RowInfo {
    parts = parts.map(List::copyOf);
  }

  /** Returns the library, and the user's jars that have it or the row, if there are any. */
  public String librarySource() {
    return library
        + from.map(jar -> " (" + jar + ")").orElse("")
        + libraryFile.map(file -> ", from the user's " + file.describe()).orElse("")
        + parts.stream()
            .flatMap(List::stream)
            .map(part -> ", with " + part.describe())
            .collect(Collectors.joining());
  }

  /**
   * An artifact of a row's library that the user supplied beside the main one.
   *
   * @param library {@code group:artifact:version}, as measured
   */
  public record LibraryPart(String library, HashedFile file) {
    private String describe() {
      return library + " from the user's " + file.describe();
    }
  }
}
