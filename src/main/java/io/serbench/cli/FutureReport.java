package io.serbench.cli;

import io.serbench.catalog.Feature;
import io.serbench.catalog.Row;
import io.serbench.check.Outlook;
import io.serbench.check.Prospect;
import io.serbench.run.RunRequest;
import java.util.List;
import java.util.Locale;

/**
 * Prints what becomes of rows where {@code sun.misc.Unsafe} is denied: a line for each row as soon
 * as it is known; then the feature that was seen, in the form of {@code future.txt}.
 */
final class FutureReport {
  private final Services services;
  private final Console console;
  private final Interruption interruption;

  FutureReport(Context context) {
    this.services = context.services();
    this.console = context.console();
    this.interruption = context.interruption();
  }

  /** Returns the exit code. */
  int execute(RunRequest request) {
    int width =
        request.matrix().rows().stream().map(Row::name).mapToInt(String::length).max().orElse(0);
    String format = "%-" + width + "s  %-11s  %s";
    List<Prospect> all =
        interruption.guard(
            services.futureCheck(), request, row -> print(line(format, row)));
    print("");
    print("Features:");
    for (Prospect row : all) {
      if (row.outlook() != Outlook.UNAVAILABLE) {
        print(row.row() + ":" + (row.outlook() == Outlook.SILENT ? " " + Feature.NO_UNSAFE : ""));
      }
    }
    return all.stream().anyMatch(row -> row.outlook() == Outlook.BROKEN)
        ? ExitCode.FAILED_ROWS
        : ExitCode.OK;
  }

  private static String line(String format, Prospect row) {
    return String.format(Locale.ROOT, format, row.row(), row.outlook().word(), row.cause());
  }

  /** A line, at once. */
  private void print(String line) {
    console.line(line.stripTrailing());
    console.flush();
  }
}
