package io.serbench.catalog;

import java.util.Optional;

/**
 * What the authors of a library say about decoding untrusted bytes, so that it can be judged by
 * what it promises. From the resource {@code stances.csv}.
 *
 * @param word the advice in a word or two, for tables: {@code trusted only}
 * @param said the advice, nearly verbatim
 * @param source the address of the page that says so
 */
public record Stance(String word, String said, String source) {
  private static final int FIELDS = 4;

  /** Finds a library's line in a resource with lines such as {@code library|word|said|source}. */
  static Optional<Stance> in(String resource, String library) {
    return DependencyVersions.lines(resource).stream()
        .map(line -> line.split("\\|", FIELDS))
        .filter(fields -> fields[0].equals(library))
        .map(fields -> new Stance(fields[1], fields[2], fields[3]))
        .findFirst();
  }
}
