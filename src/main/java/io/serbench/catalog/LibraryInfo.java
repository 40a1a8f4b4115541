package io.serbench.catalog;

import java.util.List;
import java.util.Optional;

/**
 * The library behind a row.
 *
 * @param name as its authors write it
 * @param coordinates {@code group:artifact}, the one whose version counts first; with {@code
 *     :version} where serbench does not bring it; empty for the JDK
 * @param licence its SPDX identifier
 * @param site where its documentation is
 */
public record LibraryInfo(String name, List<String> coordinates, String licence, String site) {

  /** What comes with the JVM that runs the row. */
  public static final LibraryInfo JDK =
      new LibraryInfo(
          "JDK",
          List.of(),
          "GPL-2.0-only WITH Classpath-exception-2.0",
          "https://docs.oracle.com/en/java/javase/17/docs/api/");

  public LibraryInfo {
    coordinates = List.copyOf(coordinates);
  }

  /** Whether people call it that: by its name, its artifact, or group and artifact. */
  public boolean isCalled(String word) {
    return name.equalsIgnoreCase(word) || coordinates.stream().anyMatch(at -> isPart(at, word));
  }

  /** Whether people call a part with these coordinates that. */
  static boolean isPart(String coordinates, String word) {
    String[] words = coordinates.split(":", -1);
    return words.length > 1 && (words[1].equals(word) || (words[0] + ":" + words[1]).equals(word));
  }

  /**
   * The month in which the version in this build was released: {@code 2026-10}; empty where nobody
   * knows.
   */
  public Optional<String> released() {
    return coordinates.stream().findFirst().flatMap(DependencyVersions::released);
  }

  /** What its authors say of bytes from outside; empty where nothing was found. */
  public Optional<Stance> stance() {
    return Stance.of(name);
  }

  /**
   * {@code group:artifact:version} of the library, the version being the one in this build unless
   * the coordinates have one; {@code JDK} for what the JVM brings.
   */
  public String versioned() {
    return coordinates.isEmpty() ? name : versioned(coordinates.get(0));
  }

  /** The same of one of its parts. */
  static String versioned(String part) {
    return part.split(":", -1).length > 2
        ? part
        : part + ":" + DependencyVersions.version(part).orElse("?");
  }
}
