package io.serbench.cli;

import io.serbench.catalog.Feature;
import io.serbench.check.Examined;
import io.serbench.check.Verification.Finding;
import io.serbench.dataset.evolution.Version;
import io.serbench.protocol.Answer;
import io.serbench.run.RunRequest;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * Prints what rows do when a type changes: a line of verdicts for each row as soon as they are
 * known; then the features that were seen, in the form of {@code traits.txt}; then why whatever did
 * not go well did not.
 */
final class EvolutionReport {
  private static final String VERDICT = "%-9s";
  private static final String OLD_CODE = " | ";

  private final Services services;
  private final Console console;
  private final Interruption interruption;

  EvolutionReport(Context context) {
    this.services = context.services();
    this.console = context.console();
    this.interruption = context.interruption();
  }

  /** Returns the exit code. */
  ExitCode execute(RunRequest request) {
    TrialLines lines = new TrialLines(request, console);
    printHeading(lines);
    List<Examined> all =
        interruption.guard(services.examiner(), request, row -> lines.line(row.row(), line(row)));
    printFeatures(all, lines);
    printCauses(all, lines);
    return ExitCode.failed(all.stream().anyMatch(row -> row.status() == Finding.ERROR));
  }

  private static void printHeading(TrialLines lines) {
    StringBuilder words = new StringBuilder();
    for (Version change : Version.CHANGES) {
      words.append(' ').append(String.format(Locale.ROOT, VERDICT, change.word()));
    }
    String old =
        String.format(Locale.ROOT, "%-" + words.length() + "s", " new code reads old data");
    lines.line("", old + OLD_CODE + " old code reads new data");
    lines.line("row", words + OLD_CODE + words);
  }

  private static String line(Examined row) {
    return row.status() == Finding.OK
        ? verdicts(row.newReadsOld()) + OLD_CODE + verdicts(row.oldReadsNew())
        : " " + row.status() + " " + row.cause();
  }

  private static String verdicts(Map<Version, Answer> answers) {
    StringBuilder line = new StringBuilder();
    for (Version change : Version.CHANGES) {
      line.append(' ')
          .append(String.format(Locale.ROOT, VERDICT, answers.get(change).verdict().name()));
    }
    return line.toString();
  }

  private static void printFeatures(List<Examined> all, TrialLines lines) {
    lines.part("Features:");
    for (Examined row : all) {
      if (row.status() != Finding.UNAVAILABLE) {
        lines.features(row.row(), row.features());
      }
    }
  }

  private static void printCauses(List<Examined> all, TrialLines lines) {
    lines.part("Why not:");
    for (Examined row : all) {
      answers(row)
          .forEach(
              (what, answer) -> {
                if (!answer.cause().isEmpty()) {
                  lines.line(row.row(), cause(what, answer));
                }
              });
    }
  }

  /** All that a row was asked, in the order of the table. */
  private static Map<String, Answer> answers(Examined row) {
    Map<String, Answer> answers = new LinkedHashMap<>();
    addVersions("new code, ", row.newReadsOld(), answers);
    addVersions("old code, ", row.oldReadsNew(), answers);
    row.traits()
        .forEach(
            (trait, answer) -> {
              // Not to cache needs no reason.
              if (trait != Feature.CACHES_VALUES || answer.isFine()) {
                answers.put(trait.name(), answer);
              }
            });
    return answers;
  }

  private static void addVersions(
      String reader, Map<Version, Answer> seen, Map<String, Answer> answers) {
    for (Version change : Version.CHANGES) {
      Optional.ofNullable(seen.get(change))
          .ifPresent(answer -> answers.put(reader + change.word(), answer));
    }
  }

  private static String cause(String what, Answer answer) {
    return String.format(
        Locale.ROOT,
        "%-23s %-8s  %s",
        what,
        answer.verdict().name(),
        TrialLines.shortened(answer.cause()));
  }
}
