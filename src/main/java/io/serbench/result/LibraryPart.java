package io.serbench.result;

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
