package io.serbench.cli;

import io.serbench.catalog.Feature;
import io.serbench.catalog.Row;
import io.serbench.check.Carried;
import io.serbench.check.Examined;
import io.serbench.check.Prospect;
import io.serbench.check.Prospect.Outlook;
import io.serbench.check.Trial;
import io.serbench.check.Verification;
import io.serbench.check.Verification.Finding;
import io.serbench.dataset.DatasetSource;
import io.serbench.dataset.Excerpt;
import io.serbench.dataset.evolution.Version;
import io.serbench.dataset.types.Member;
import io.serbench.protocol.Answer;
import io.serbench.result.DataProfile.Fit;
import io.serbench.result.Usage;
import io.serbench.run.RunRequest;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Prints what comes of a trial of rows: a line for each row as soon as it is known; then the
 * features that were seen, in the form of the files that hold them; then why whatever did not go
 * well did not.
 */
final class TrialReports {
  private static final int LONGEST_CAUSE = 160;
  private static final int GAP = 2;
  private static final String OLD_CODE = " | ";

  private final Context context;
  private final RunRequest request;
  private final int column;

  TrialReports(Context context, RunRequest request) {
    this.context = context;
    this.request = request;
    this.column = width(request.matrix().rows(), Row::name);
  }

  private static <T> int width(List<T> all, Function<T, String> name) {
    return GAP + all.stream().map(name).mapToInt(String::length).max().orElse(0);
  }

  /** The beginning of a cause that is too long for a line. */
  static String shortened(String cause) {
    return Excerpt.of(cause, LONGEST_CAUSE);
  }

  /** Whether rows give back what they got. Returns the exit code. */
  ExitCode roundTrips() {
    List<String> workloads = new ArrayList<>();
    for (DatasetSource data : request.matrix().datasets()) {
      for (Usage usage : request.matrix().usages()) {
        workloads.add(usage.label(data.name()));
      }
    }
    int workload = width(workloads, Function.identity());
    List<Verification> all =
        tried(
            context.services().verifier(),
            Verification::row,
            row -> padded(row.workload(), workload) + row.status() + " " + row.cause());
    return ExitCode.failed(all.stream().anyMatch(row -> row.status() == Finding.ERROR));
  }

  /** What rows do when a type changes. Returns the exit code. */
  ExitCode evolution() {
    String words =
        Version.CHANGES.stream()
            .map(change -> verdict(change.word()))
            .collect(Collectors.joining());
    line(
        "",
        padded(" new code reads old data", words.length()) + OLD_CODE + " old code reads new data");
    line("row", words + OLD_CODE + words);
    List<Examined> all =
        tried(
            context.services().examiner(),
            Examined::row,
            row ->
                row.status() == Finding.OK
                    ? verdicts(row.newReadsOld()) + OLD_CODE + verdicts(row.oldReadsNew())
                    : " " + row.status() + " " + row.cause());
    part("Features:");
    for (Examined row : all) {
      if (row.status() != Finding.UNAVAILABLE) {
        features(row.row(), row.features());
      }
    }
    part("Why not:");
    for (Examined row : all) {
      answers(row)
          .forEach(
              (asked, answer) -> {
                if (!answer.cause().isEmpty()) {
                  cause(row.row(), "%-23s %-8s", asked, answer.verdict().name(), answer.cause());
                }
              });
    }
    return ExitCode.failed(all.stream().anyMatch(row -> row.status() == Finding.ERROR));
  }

  private static String verdict(String word) {
    return String.format(Locale.ROOT, " %-9s", word);
  }

  private static String verdicts(Map<Version, Answer> answers) {
    return Version.CHANGES.stream()
        .map(change -> verdict(answers.get(change).verdict().name()))
        .collect(Collectors.joining());
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

  /** Which kinds of members rows carry. Returns the exit code. */
  ExitCode types() {
    List<Carried> all = tried(context.services().typesCheck(), Carried::row, TrialReports::carried);
    part("Features:");
    for (Carried row : all) {
      if (row.status() != Finding.UNAVAILABLE) {
        features(row.row(), row.features());
      }
    }
    part("Why not:");
    for (Carried row : all) {
      for (Fit fit : List.of(Fit.LOSES, Fit.REFUSES)) {
        for (Member member : row.members(fit)) {
          String cause = row.members().get(member).cause();
          cause(row.row(), "%-14s  %-7s", member.word(), fit.word(), cause);
        }
      }
    }
    return ExitCode.failed(
        all.stream()
            .anyMatch(row -> row.status() == Finding.OK && row.members(Fit.FITS).isEmpty()));
  }

  /** {@code fits record, enum; loses null; refuses cycle}. */
  private static String carried(Carried row) {
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

  /** What becomes of rows where {@code sun.misc.Unsafe} is denied. Returns the exit code. */
  ExitCode future() {
    List<Prospect> all =
        tried(
            context.services().futureCheck(),
            Prospect::row,
            row -> String.format(Locale.ROOT, "%-11s  %s", row.outlook().word(), row.cause()));
    part("Features:");
    for (Prospect row : all) {
      if (row.outlook() != Outlook.UNAVAILABLE) {
        features(
            row.row(), row.outlook() == Outlook.SILENT ? List.of(Feature.NO_UNSAFE) : List.of());
      }
    }
    return ExitCode.failed(all.stream().anyMatch(row -> row.outlook() == Outlook.BROKEN));
  }

  private <T> List<T> tried(Trial<T> trial, Function<T, String> row, Function<T, String> result) {
    return context
        .interruption()
        .guard(trial, request, known -> line(row.apply(known), result.apply(known)));
  }

  private void cause(String row, String format, String what, String word, String cause) {
    line(row, String.format(Locale.ROOT, format, what, word) + "  " + shortened(cause));
  }

  /** A text after a word in the place of the rows' names. */
  private void line(String word, String text) {
    context.console().lineAtOnce(padded(word, column) + text);
  }

  private void part(String heading) {
    context.console().lineAtOnce("");
    context.console().lineAtOnce(heading);
  }

  private void features(String row, List<Feature> seen) {
    context
        .console()
        .lineAtOnce(row + ": " + seen.stream().map(Feature::name).collect(Collectors.joining(" ")));
  }

  private static String padded(String text, int width) {
    return text + " ".repeat(Math.max(0, width - text.length()));
  }
}
