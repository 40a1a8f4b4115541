package io.serbench.cli;

import io.serbench.catalog.Catalog;
import io.serbench.catalog.Row;
import io.serbench.catalog.UserClassPath;
import io.serbench.serializer.Medium;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;

/** Prints a line about each row. */
final class ListCommand {
  private final Catalog catalog;
  private final PrintWriter out;
  private final PrintWriter err;

  ListCommand(Catalog catalog, PrintWriter out, PrintWriter err) {
    this.catalog = catalog;
    this.out = out;
    this.err = err;
  }

  void execute(Invocation invocation) throws UsageException {
    if (!invocation.operands().isEmpty()) {
      String operand = invocation.operands().get(0);
      throw new UsageException(
          "list takes no names; 'serbench list -include="
              + operand
              + "' lists some rows, 'serbench show "
              + operand
              + "' says more of one");
    }
    UserClassPath classPath = UserJars.of(invocation);
    List<Row> rows = Rows.select(invocation, catalog, err);
    if (invocation.has(Option.NAMES)) {
      for (Row row : rows) {
        out.println(row.name());
      }
      return;
    }
    Columns columns = new Columns();
    columns.add("row", "Effort", "Format", "Structure", "library", "data", "media", "available");
    for (Row row : rows) {
      columns.add(
          row.name(),
          row.tags().effort().name(),
          row.tags().format().name(),
          row.tags().structure().name(),
          row.library().versioned(),
          row.scope().toString(),
          media(row),
          availability(row, classPath));
    }
    for (String line : columns.lines()) {
      out.println(line);
    }
  }

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
