package io.serbench.cli;

import io.serbench.catalog.Feature;
import io.serbench.catalog.Row;
import io.serbench.check.Carried;
import io.serbench.check.Verification;
import io.serbench.check.Verification.Status;
import io.serbench.dataset.types.Member;
import io.serbench.result.Fit;
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
  private static final int LONGEST_CAUSE = 160;

  private final Services services;
  private final Console console;
  private final Interruption interruption;

  TypesReport(Context context) {
    this.services = context.services();
    this.console = context.console();
    this.interruption = context.interruption();
  }

  /** Returns the exit code. */
  int execute(RunRequest request) {
    int width =
        request.matrix().rows().stream().map(Row::name).mapToInt(String::length).max().orElse(0);
    List<Carried> all =
        interruption.guard(
            services.typesCheck(),
            request,
            row -> print(padded(row.row(), width) + line(row)));
    printFeatures(all);
    printCauses(all, width);
    return ExitCode.OK;
  }

  /** {@code fits record, enum; loses null; refuses cycle}. */
  private static String line(Carried row) {
    if (row.status() != Status.OK) {
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

  private void printFeatures(List<Carried> all) {
    print("");
    print("Features:");
    for (Carried row : all) {
      if (row.status() != Status.UNAVAILABLE) {
        List<String> names = row.features().stream().map(Feature::name).toList();
        print(row.row() + ": " + String.join(" ", names));
      }
    }
  }

  private void printCauses(List<Carried> all, int width) {
    print("");
    print("Why not:");
    for (Carried row : all) {
      for (Fit fit : List.of(Fit.LOSES, Fit.REFUSES)) {
        for (Member member : row.members(fit)) {
          Verification what = row.members().get(member);
          print(
              padded(row.row(), width)
                  + String.format(Locale.ROOT, "%-10s  %-7s  ", member.word(), fit.word())
                  + cause(what));
        }
      }
    }
  }

  private static String cause(Verification what) {
    String cause = what.cause();
    return cause.length() <= LONGEST_CAUSE ? cause : cause.substring(0, LONGEST_CAUSE - 3) + "...";
  }

  private static String padded(String text, int width) {
    return text + " ".repeat(width - text.length() + 2);
  }

  /** A line, at once. */
  private void print(String line) {
    console.line(line.stripTrailing());
    console.flush();
  }
}
