package io.serbench.cli;

import io.serbench.catalog.Row;
import io.serbench.catalog.UserClassPath;
import io.serbench.serializer.Transport;
import java.util.Optional;

/** What is said of a row in more than one place. */
final class RowFacts {
  private RowFacts() {}

  /** Where the row's data can go. */
  static String transports(Row row) {
    StringBuilder words = new StringBuilder(Transport.ARRAY.word());
    for (Transport transport : row.scope().transports()) {
      words.append(',').append(transport.word());
    }
    return words.toString();
  }

  /** {@code yes}, or {@code no} and why. */
  static String availability(Row row, UserClassPath classPath) {
    Optional<String> cause = row.unavailable(classPath);
    return cause.isEmpty() ? "yes" : "no: " + cause.get();
  }
}
