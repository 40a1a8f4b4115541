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
 * The versions of the libraries in this build, as the build lists them, and the dates of their
 * releases, as {@code scripts/releases.sh} lists them. Also reads the other tables that classes of
 * the API need: its jar stands alone, without the library by which {@code Csv} reads.
 */
final class DependencyVersions {
  private static final Map<String, String> VERSIONS = versions();

  private DependencyVersions() {}

  /** Returns the version in this build of {@code group:artifact}. */
  static Optional<String> version(String coordinates) {
    return Optional.ofNullable(VERSIONS.get(coordinates));
  }

  /** Returns {@code group:artifact} of all artifacts in this build. */
  static Set<String> coordinates() {
    return VERSIONS.keySet();
  }

  /** Returns the month of this version's release, such as {@code 2026-10}; empty if not known. */
  static Optional<String> released(String coordinates) {
    String start = coordinates + "," + version(coordinates).orElse("?") + ",";
    return lines("releases.csv").stream()
        .filter(line -> line.startsWith(start))
        .map(line -> line.substring(start.length()))
        .findFirst();
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

  /** Returns the lines of a resource beside this class; none if a partial build lacks it. */
  static List<String> lines(String table) {
    try (InputStream in = DependencyVersions.class.getResourceAsStream(table)) {
      String text = in == null ? "" : new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return text.isEmpty() ? List.of() : List.of(text.stripTrailing().split("\n", -1));
    } catch (IOException e) {
      throw new UncheckedIOException(table + " cannot be read", e);
    }
  }
}
