package io.serbench.cli;

import io.serbench.catalog.Row;
import io.serbench.catalog.UserClassPath;
import io.serbench.serializer.Medium;
import java.util.Optional;

/** What is said of a row in more than one place. */
final class RowFacts {
  private RowFacts() {}

  /** Where the row's data can go. */
  static String media(Row row) {
    StringBuilder words = new StringBuilder(Medium.ARRAY.word());
    for (Medium medium : row.scope().media()) {
      words.append(',').append(medium.word());
    }
    return words.toString();
  }

  /** {@code yes}, or {@code no} and why. */
  static String availability(Row row, UserClassPath classPath) {
    Optional<String> cause = row.unavailable(classPath);
    return cause.isEmpty() ? "yes" : "no: " + cause.get();
  }
}
