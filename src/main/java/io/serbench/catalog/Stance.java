package io.serbench.catalog;

import java.util.Optional;

/**
 * What a library's authors say of decoding bytes from outside. The resource {@code stances.csv} has
 * it: a library is judged by what it promises.
 *
 * @param word in a word or two, for tables: {@code trusted only}
 * @param said in their words, or nearly
 * @param source where they say it
 */
public record Stance(String word, String said, String source) {
  private static final int FIELDS = 4;

  /** Of a library by its name; empty where nothing was found. */
  static Optional<Stance> of(String library) {
    return in("stances.csv", library);
  }

  /** Returns what a resource has of a library: a line with its name first, then this. */
  static Optional<Stance> in(String resource, String library) {
    return DependencyVersions.lines(resource).stream()
        .map(line -> line.split("\\|", FIELDS))
        .filter(fields -> fields[0].equals(library))
        .map(fields -> new Stance(fields[1], fields[2], fields[3]))
        .findFirst();
  }
}
