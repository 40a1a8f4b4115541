package io.serbench.catalog;

import java.util.List;
import java.util.Optional;

/**
 * The library that a row uses.
 *
 * @param name its name, as its authors write it
 * @param coordinates {@code group:artifact} of its artifacts, the main one first; with {@code
 *     :version} if serbench does not bring the library; empty for the JDK
 * @param licence its SPDX identifier
 * @param site the address of its documentation
 */
public record LibraryInfo(String name, List<String> coordinates, String licence, String site) {

  /** The JDK, for rows that use nothing else. */
  public static final LibraryInfo JDK =
      new LibraryInfo(
          "JDK",
          List.of(),
          "GPL-2.0-only WITH Classpath-exception-2.0",
          "https://docs.oracle.com/en/java/javase/17/docs/api/");

  public LibraryInfo {
    coordinates = List.copyOf(coordinates);
  }

  /** Returns whether a word is its name, in any case, an artifact, or {@code group:artifact}. */
  public boolean isCalled(String word) {
    return name.equalsIgnoreCase(word) || coordinates.stream().anyMatch(at -> isPart(at, word));
  }

  /** Returns whether a word is the artifact or the {@code group:artifact} of these coordinates. */
  static boolean isPart(String coordinates, String word) {
    String[] words = coordinates.split(":", -1);
    return words.length > 1 && (words[1].equals(word) || (words[0] + ":" + words[1]).equals(word));
  }

  /** Returns the month of this build's version, such as {@code 2026-10}; empty if not known. */
  public Optional<String> released() {
    return coordinates.stream().findFirst().flatMap(DependencyVersions::released);
  }

  /** Returns what the library's authors say about untrusted bytes; empty if nothing was found. */
  public Optional<Stance> stance() {
    return Stance.in("stances.csv", name);
  }

  /**
   * Returns {@code group:artifact:version} of the main artifact: the version in this build unless
   * the coordinates have their own, or {@code ?} if not known. For the JDK, returns its name.
   */
  public String versioned() {
    return coordinates.isEmpty() ? name : versioned(coordinates.get(0));
  }

  static String versioned(String part) {
    return part.split(":", -1).length > 2
        ? part
        : part + ":" + DependencyVersions.version(part).orElse("?");
  }
}
