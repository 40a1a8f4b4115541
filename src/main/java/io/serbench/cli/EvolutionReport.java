package io.serbench.cli;

import io.serbench.catalog.Feature;
import io.serbench.catalog.Row;
import io.serbench.check.Examined;
import io.serbench.check.Verification.Status;
import io.serbench.dataset.evolution.Version;
import io.serbench.protocol.Answer;
import io.serbench.protocol.Verdict;
import io.serbench.run.RunRequest;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Prints what rows do when a type changes: a line of verdicts for each row as soon as they are
 * known; then the features that were seen, in the form of {@code traits.txt}; then why whatever did
 * not go well did not.
 */
final class EvolutionReport {
  private static final String VERDICT = "%-9s";
  private static final int LONGEST_CAUSE = 160;
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
  int execute(RunRequest request) {
    int width =
        request.matrix().rows().stream().map(Row::name).mapToInt(String::length).max().orElse(0);
    printHeading(width);
    List<Examined> all =
        interruption.guard(services.examiner(), request, row -> print(row, width));
    printFeatures(all);
    printCauses(all, width);
    return all.stream().anyMatch(row -> row.status() == Status.ERROR)
        ? ExitCode.FAILED_ROWS
        : ExitCode.OK;
  }

  private void printHeading(int width) {
    StringBuilder words = new StringBuilder();
    for (Version change : Version.CHANGES) {
      words.append(' ').append(String.format(Locale.ROOT, VERDICT, change.word()));
    }
    String gap = " ".repeat(width + 2);
    String old =
        String.format(Locale.ROOT, "%-" + words.length() + "s", " new code reads old data");
    print(gap + old + OLD_CODE + " old code reads new data");
    print("row" + gap.substring(3) + words + OLD_CODE + words);
  }

  private void print(Examined row, int width) {
    String name = row.row() + " ".repeat(width - row.row().length() + 2);
    if (row.status() == Status.OK) {
      print(name + verdicts(row.newReadsOld()) + OLD_CODE + verdicts(row.oldReadsNew()));
    } else {
      print(name + " " + row.status() + " " + row.cause());
    }
  }

  private static String verdicts(Map<Version, Answer> answers) {
    StringBuilder line = new StringBuilder();
    for (Version change : Version.CHANGES) {
      line.append(' ')
          .append(String.format(Locale.ROOT, VERDICT, answers.get(change).verdict().name()));
    }
    return line.toString();
  }

  private void printFeatures(List<Examined> all) {
    print("");
    print("Features:");
    for (Examined row : all) {
      if (row.status() != Status.UNAVAILABLE) {
        List<String> names = row.features().stream().map(Feature::name).toList();
        print(row.row() + ": " + String.join(" ", names));
      }
    }
  }

  private void printCauses(List<Examined> all, int width) {
    print("");
    print("Why not:");
    String format = "%-" + width + "s  %-23s %-8s  %s";
    for (Examined row : all) {
      for (Version change : Version.CHANGES) {
        printCause(format, row, "new code, " + change.word(), row.newReadsOld().get(change));
      }
      for (Version change : Version.CHANGES) {
        printCause(format, row, "old code, " + change.word(), row.oldReadsNew().get(change));
      }
      for (Map.Entry<Feature, Answer> trait : row.traits().entrySet()) {
        printCause(format, row, trait.getKey().name(), trait.getValue());
      }
    }
  }

  private void printCause(String format, Examined row, String what, Answer answer) {
    if (answer != null && answer.verdict() != Verdict.READS) {
      print(
          String.format(
              Locale.ROOT, format, row.row(), what, answer.verdict().name(), cause(answer)));
    }
  }

  private static String cause(Answer answer) {
    String cause = answer.cause();
    return cause.length() <= LONGEST_CAUSE ? cause : cause.substring(0, LONGEST_CAUSE - 3) + "...";
  }

  /** A line, at once. */
  private void print(String line) {
    console.line(line.stripTrailing());
    console.flush();
  }
}
