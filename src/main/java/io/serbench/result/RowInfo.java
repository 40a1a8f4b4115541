package io.serbench.result;

import io.serbench.catalog.Tags;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * What a reader of results has to know of a row.
 *
 * @param tags its kind
 * @param description what sets it apart
 * @param library {@code group:artifact:version}, as it was measured
 * @param libraryFile where that came from, if the user supplied it; else it is the one that
 *     serbench brings
 * @param parts other parts of the library that the user supplied; absent where there are none
 * @param from the file name of the user's jar that the row is in; empty for serbench's own rows
 */
public record RowInfo(
    Tags tags,
    String description,
    String library,
    Optional<LibraryFile> libraryFile,
    Optional<List<LibraryPart>> parts,
    Optional<String> from) {
  public RowInfo {
    parts = parts.map(List::copyOf);
  }

  /** Of a row of serbench's own, whose library it brings. */
  public static RowInfo of(Tags tags, String description, String library) {
    return new RowInfo(
        tags, description, library, Optional.empty(), Optional.empty(), Optional.empty());
  }

  /** The same with other tags. */
  public RowInfo with(Tags others) {
    return new RowInfo(others, description, library, libraryFile, parts, from);
  }

  /** The same with another version of its library. */
  public RowInfo with(String version, LibraryFile file) {
    return new RowInfo(tags, description, version, Optional.of(file), parts, from);
  }

  /** The same with other parts of its library that the user supplied. */
  public RowInfo with(List<LibraryPart> supplied) {
    return new RowInfo(tags, description, library, libraryFile, Optional.of(supplied), from);
  }

  /** The same in a jar of the user's. */
  public RowInfo in(Optional<String> jar) {
    return new RowInfo(tags, description, library, libraryFile, parts, jar);
  }

  /** The library, and the user's jars that it or the row came from, where there are such. */
  public String librarySource() {
    return library
        + from.map(jar -> " (" + jar + ")").orElse("")
        + libraryFile.map(file -> ", from the user's " + file.described()).orElse("")
        + parts.stream()
            .flatMap(List::stream)
            .map(part -> ", with " + part.described())
            .collect(Collectors.joining());
  }

  /**
   * The jar that the user supplied for a row's library, in place of the one that serbench brings.
   *
   * @param name of the file
   * @param sha256 of its content, in hexadecimal digits
   */
  public record LibraryFile(String name, String sha256) {
    /** Its name and its hash. */
    String described() {
      return name + " (SHA-256 " + sha256 + ")";
    }
  }

  /**
   * A part of a row's library that the user supplied, beside the one whose version counts first.
   *
   * @param library {@code group:artifact:version}, as it was measured
   * @param file where it came from
   */
  public record LibraryPart(String library, LibraryFile file) {
    /** What it is, and whence. */
    String described() {
      return library + " from the user's " + file.described();
    }
  }
}
