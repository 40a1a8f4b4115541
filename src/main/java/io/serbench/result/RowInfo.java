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

  /**
   * Returns what there is to say about one of serbench's own rows, with the library that it brings.
   */
  public static RowInfo of(Tags tags, String description, String library) {
    return new RowInfo(
        tags, description, library, Optional.empty(), Optional.empty(), Optional.empty());
  }

  /** Returns a copy with another version of the library, from a jar or folder of the user's. */
  public RowInfo with(String version, HashedFile file) {
    return new RowInfo(tags, description, version, Optional.of(file), parts, from);
  }

  /** Returns a copy with further artifacts of the library that the user supplied. */
  public RowInfo with(List<LibraryPart> supplied) {
    return new RowInfo(tags, description, library, libraryFile, Optional.of(supplied), from);
  }

  /** Returns a copy for a row in a jar of the user's; empty for one of serbench's own. */
  public RowInfo in(Optional<String> jar) {
    return new RowInfo(tags, description, library, libraryFile, parts, jar);
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
