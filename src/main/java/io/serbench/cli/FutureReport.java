package io.serbench.cli;

import io.serbench.catalog.Feature;
import io.serbench.check.Prospect;
import io.serbench.check.Prospect.Outlook;
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
  ExitCode execute(RunRequest request) {
    TrialLines lines = new TrialLines(request, console);
    List<Prospect> all =
        interruption.guard(
            services.futureCheck(), request, row -> lines.line(row.row(), line(row)));
    lines.part("Features:");
    for (Prospect row : all) {
      if (row.outlook() != Outlook.UNAVAILABLE) {
        lines.features(
            row.row(), row.outlook() == Outlook.SILENT ? List.of(Feature.NO_UNSAFE) : List.of());
      }
    }
    return ExitCode.failed(all.stream().anyMatch(row -> row.outlook() == Outlook.BROKEN));
  }

  private static String line(Prospect row) {
    return String.format(Locale.ROOT, "%-11s  %s", row.outlook().word(), row.cause());
  }
}
