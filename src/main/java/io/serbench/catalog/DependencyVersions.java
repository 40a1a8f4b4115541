package io.serbench.catalog;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The versions of the libraries in this build, from the list that the build wrote, and when these
 * were released, from what {@code scripts/releases.sh} wrote.
 */
final class DependencyVersions {
  private static final Map<String, String> VERSIONS = versions();

  /** By {@code group:artifact,version}. */
  private static final Map<String, String> RELEASES = releases();

  private DependencyVersions() {}

  /**
   * The version of a library.
   *
   * @param coordinates {@code group:artifact}
   */
  static Optional<String> version(String coordinates) {
    return Optional.ofNullable(VERSIONS.get(coordinates));
  }

  /** All that this build has, as {@code group:artifact}. */
  static Set<String> coordinates() {
    return VERSIONS.keySet();
  }

  /**
   * The month in which the version of a library was released, such as {@code 2026-10}; empty where
   * that is not known of this version.
   *
   * @param coordinates {@code group:artifact}
   */
  static Optional<String> released(String coordinates) {
    return version(coordinates).map(version -> RELEASES.get(coordinates + "," + version));
  }

  private static Map<String, String> versions() {
    Map<String, String> versions = new HashMap<>();
    for (String line : lines("dependencies.txt")) {
      // "   group:artifact:jar[:classifier]:version:scope -- module ..."
      String[] parts = line.strip().split(" ", 2)[0].split(":", -1);
      if (parts.length >= 5) {
        versions.put(parts[0] + ":" + parts[1], parts[parts.length - 2]);
      }
    }
    return versions;
  }

  private static Map<String, String> releases() {
    Map<String, String> releases = new HashMap<>();
    for (String line : lines("releases.csv")) {
      int comma = line.lastIndexOf(',');
      releases.put(line.substring(0, comma), line.substring(comma + 1));
    }
    return releases;
  }

  /** Of a file that the build may lack, as where only some classes were compiled. */
  private static List<String> lines(String name) {
    try (InputStream in = DependencyVersions.class.getResourceAsStream(name)) {
      return in == null
          ? List.of()
          : new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
