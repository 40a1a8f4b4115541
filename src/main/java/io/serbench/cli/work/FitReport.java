package io.serbench.cli.work;

import io.serbench.catalog.Row;
import io.serbench.check.Verification;
import io.serbench.cli.console.Columns;
import io.serbench.cli.console.Console;
import io.serbench.cli.console.ExitCode;
import io.serbench.cli.console.Interruption;
import io.serbench.cli.progress.TrialProgress;
import io.serbench.dataset.DatasetSource;
import io.serbench.result.DataProfile.Fit;
import io.serbench.result.Usage;
import io.serbench.run.Plan;
import io.serbench.run.RunRequest;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Prints which rows carry data of a user's, in groups: rows that fit, then those that lose
 * something or refuse, each with the first difference or the cause, then what was not tried, then
 * totals.
 */
public final class FitReport {
  /** Where nothing says how much room there is. */
  private static final int WIDTH = 100;

  /** Rows that are not tried have their names here, unless there are more of them. */
  private static final int MOST_NAMED = 10;

  private static final int GAP = 2;

  private final Services services;
  private final Console console;
  private final Interruption interruption;

  public FitReport(Context context) {
    this.services = context.services();
    this.console = context.console();
    this.interruption = context.interruption();
  }

  /**
   * Tries the rows. Returns the exit code.
   *
   * @param selected whether the user named the rows: then each of them has to fit, and else some
   */
  public ExitCode execute(RunRequest request, boolean selected) {
    List<Verification> all = tried(request);
    Map<String, List<Verification>> workloads = new LinkedHashMap<>();
    all.forEach(
        each -> workloads.computeIfAbsent(each.workload(), name -> new ArrayList<>()).add(each));
    workloads.forEach(this::print);
    return ExitCode.failed(
        selected
            ? all.stream().anyMatch(each -> each.status() == Verification.Finding.ERROR)
            : all.stream().noneMatch(each -> each.fit() == Fit.FITS));
  }

  /** Tries the rows, and prints a line for each as soon as it is known. Returns the exit code. */
  public ExitCode lines(RunRequest request) {
    List<String> workloads = new ArrayList<>();
    for (DatasetSource data : request.matrix().datasets()) {
      for (Usage usage : request.matrix().usages()) {
        workloads.add(usage.label(data.name()));
      }
    }
    int column = width(request.matrix().rows().stream().map(Row::name));
    int workload = width(workloads.stream());
    List<Verification> all =
        interruption.guard(
            services.verifier(),
            request,
            row ->
                console.lineAtOnce(
                    padded(row.row(), column)
                        + padded(row.workload(), workload)
                        + row.status()
                        + " "
                        + row.cause()));
    return ExitCode.failed(
        all.stream().anyMatch(row -> row.status() == Verification.Finding.ERROR));
  }

  private static int width(Stream<String> words) {
    return GAP + words.mapToInt(String::length).max().orElse(0);
  }

  private static String padded(String text, int width) {
    return text + " ".repeat(Math.max(GAP, width - text.length()));
  }

  private List<Verification> tried(RunRequest request) {
    try (TrialProgress progress = services.trialProgress(Plan.of(request).cells().size())) {
      return interruption.guard(services.verifier(), request, progress::known);
    }
  }

  private void print(String workload, List<Verification> results) {
    List<Verification> fitting = of(Fit.FITS, results);
    if (!fitting.isEmpty()) {
      heading(Fit.FITS.word(), fitting.size());
      console.text(
          Columns.hanging("", 0, names(fitting), services.columns().orElse(WIDTH)) + "\n\n");
    }
    causes(Fit.LOSES, results);
    causes(Fit.REFUSES, results);
    causes(Fit.UNAVAILABLE, results);
    Map<String, List<Verification>> skipped = new LinkedHashMap<>();
    for (Verification each : of(Fit.SKIPPED, results)) {
      // Which code it is, show says.
      String why = each.cause().split(":", 2)[0];
      skipped.computeIfAbsent(why, reason -> new ArrayList<>()).add(each);
    }
    if (!skipped.isEmpty()) {
      heading(Fit.SKIPPED.word(), of(Fit.SKIPPED, results).size());
      skipped.forEach(this::skipped);
      console.line("");
    }
    console.line(totals(workload, results));
  }

  private void skipped(String why, List<Verification> rows) {
    String which = rows.size() > MOST_NAMED ? rows.size() + " rows" : names(rows);
    int width = services.columns().orElse(WIDTH);
    console.text(Columns.hanging("", 0, why + ": " + which, width) + "\n");
  }

  private void causes(Fit fit, List<Verification> results) {
    List<Verification> some = of(fit, results);
    if (some.isEmpty()) {
      return;
    }
    heading(fit.word(), some.size());
    int column = some.stream().mapToInt(each -> each.row().length()).max().orElse(0) + GAP;
    // Lines of a file are searched for rows and causes, and stay whole.
    int width = services.columns().orElse(Integer.MAX_VALUE);
    for (Verification each : some) {
      String cause = CheckReport.shortened(each.cause());
      console.text(Columns.hanging(each.row(), column, cause, width) + "\n");
    }
    console.line("");
  }

  private void heading(String word, int rows) {
    console.line(word + " (" + rows + "):");
  }

  /** {@code Order.order: 78 rows; fits 58, loses 2, refuses 7, skipped 11}. */
  private static String totals(String workload, List<Verification> results) {
    List<String> counts = new ArrayList<>();
    for (Fit fit : Fit.values()) {
      int count = of(fit, results).size();
      if (count > 0) {
        counts.add(fit.word() + " " + count);
      }
    }
    String rows = results.size() == 1 ? " row" : " rows";
    return workload + ": " + results.size() + rows + "; " + String.join(", ", counts);
  }

  private static List<Verification> of(Fit fit, List<Verification> results) {
    return results.stream().filter(each -> each.fit() == fit).toList();
  }

  private static String names(List<Verification> rows) {
    return rows.stream().map(Verification::row).collect(Collectors.joining(", "));
  }
}
