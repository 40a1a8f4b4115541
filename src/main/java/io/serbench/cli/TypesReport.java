package io.serbench.cli;

import io.serbench.check.Carried;
import io.serbench.check.Verification.Finding;
import io.serbench.dataset.types.Member;
import io.serbench.result.DataProfile.Fit;
import io.serbench.run.RunRequest;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Prints which kinds of members rows carry: a line for each row as soon as it is known; then the
 * features that were seen, in the form of {@code types.txt}; then why whatever does not fit does
 * not.
 */
final class TypesReport {
  private final Services services;
  private final Console console;
  private final Interruption interruption;

  TypesReport(Context context) {
    this.services = context.services();
    this.console = context.console();
    this.interruption = context.interruption();
  }

  /** Returns the exit code. */
  ExitCode execute(RunRequest request) {
    TrialLines lines = new TrialLines(request, console);
    List<Carried> all =
        interruption.guard(services.typesCheck(), request, row -> lines.line(row.row(), line(row)));
    printFeatures(all, lines);
    printCauses(all, lines);
    return ExitCode.failed(all.stream().anyMatch(TypesReport::fitsNothing));
  }

  private static boolean fitsNothing(Carried row) {
    return row.status() == Finding.OK && row.members(Fit.FITS).isEmpty();
  }

  /** {@code fits record, enum; loses null; refuses cycle}. */
  private static String line(Carried row) {
    if (row.status() != Finding.OK) {
      return row.status() + " " + row.cause();
    }
    List<String> parts = new ArrayList<>();
    for (Fit fit : List.of(Fit.FITS, Fit.LOSES, Fit.REFUSES)) {
      List<String> words = row.members(fit).stream().map(Member::word).toList();
      if (words.size() == Member.values().length) {
        return fit.word() + " all";
      }
      if (!words.isEmpty()) {
        parts.add(fit.word() + " " + String.join(", ", words));
      }
    }
    return String.join("; ", parts);
  }

  private static void printFeatures(List<Carried> all, TrialLines lines) {
    lines.part("Features:");
    for (Carried row : all) {
      if (row.status() != Finding.UNAVAILABLE) {
        lines.features(row.row(), row.features());
      }
    }
  }

  private static void printCauses(List<Carried> all, TrialLines lines) {
    lines.part("Why not:");
    for (Carried row : all) {
      for (Fit fit : List.of(Fit.LOSES, Fit.REFUSES)) {
        for (Member member : row.members(fit)) {
          String cause = TrialLines.shortened(row.members().get(member).cause());
          lines.line(
              row.row(),
              String.format(Locale.ROOT, "%-14s  %-7s  %s", member.word(), fit.word(), cause));
        }
      }
    }
  }
}
