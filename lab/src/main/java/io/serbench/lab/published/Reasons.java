package io.serbench.lab.published;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The known reasons why results of libraries differ from those in published comparisons.
 *
 * @param texts the reasons by comparison and library
 */
record Reasons(Map<String, String> texts) {
  /** Reads a file with the columns suite, library and reason. */
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
