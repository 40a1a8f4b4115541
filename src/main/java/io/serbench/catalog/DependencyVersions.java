package io.serbench.catalog;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** The versions of the libraries in this build, from the list that the build wrote. */
final class DependencyVersions {
  private static final Map<String, String> VERSIONS = read();

  private DependencyVersions() {}

  /**
   * The version of a library.
   *
   * @param coordinates {@code group:artifact}
   */
  static Optional<String> version(String coordinates) {
    return Optional.ofNullable(VERSIONS.get(coordinates));
  }

  private static Map<String, String> read() {
    Map<String, String> versions = new HashMap<>();
    try (InputStream in = DependencyVersions.class.getResourceAsStream("dependencies.txt")) {
      if (in == null) {
        return versions;
      }
      BufferedReader reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
      for (String line = reader.readLine(); line != null; line = reader.readLine()) {
        // "   group:artifact:jar[:classifier]:version:scope -- module ..."
        String[] parts = line.strip().split(" ", 2)[0].split(":", -1);
        if (parts.length >= 5) {
          versions.put(parts[0] + ":" + parts[1], parts[parts.length - 2]);
        }
      }
      return versions;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
