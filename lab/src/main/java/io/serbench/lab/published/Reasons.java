package io.serbench.lab.published;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Why libraries are elsewhere here than in a comparison, as people found out.
 *
 * @param texts by comparison and library
 */
record Reasons(Map<String, String> texts) {
  /**
   * Those of a file with the columns suite, library and reason.
   *
   * @param file the file
   */
  static Reasons read(Path file) throws IOException {
    Map<String, String> texts = new HashMap<>();
    for (Line line : Line.in(file)) {
      texts.put(key(line.get("suite"), line.get("library")), line.get("reason"));
    }
    return new Reasons(texts);
  }

  Optional<String> of(String suite, String library) {
    return Optional.ofNullable(texts.get(key(suite, library)));
  }

  private static String key(String suite, String library) {
    return suite + " " + library;
  }
}
