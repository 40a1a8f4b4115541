package io.serbench.report;

import io.serbench.result.Noise;
import io.serbench.result.Run;
import io.serbench.result.Warning;
import io.serbench.statistics.CellSummary;
import io.serbench.statistics.CellSummary.Status;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** What there is to say about single rows: why they have no numbers, or poor ones. */
final class Notes {
  private final int leastForks;
  private final boolean forksFixed;
  private final Precision precision;
  private final boolean severalDatasets;

  /**
   * For a run.
   *
   * @param run the run
   * @param noise what the summaries do with disturbed batches
   */
  Notes(Run run, Noise noise) {
    this.leastForks = run.settings().forks().least();
    this.forksFixed = run.settings().target().isEmpty();
    this.precision = new Precision(run, noise);
    this.severalDatasets =
        run.cells().stream().map(cell -> cell.id().workload().describe()).distinct().count() > 1;
  }

  /** Whether the row has numbers, and a note that explains how far to trust them. */
  boolean marks(CellSummary row) {
    return row.status() == Status.OK && !of(row).isEmpty();
  }

  /** All notes, one a line; empty where there is nothing to say. */
  String of(List<CellSummary> rows) {
    String notes =
        rows.stream()
            .flatMap(row -> of(row).stream().map(note -> Text.item(name(row) + ": " + note)))
            .collect(Collectors.joining());
    boolean failures = rows.stream().anyMatch(row -> row.status() == Status.ERROR);
    return failures
        ? notes + "The result file has the stack traces and what the JVMs printed.\n"
        : notes;
  }

  /** What there is to say about the run and the machine. */
  static String warnings(Run run) {
    return run.warnings().stream().map(Warning::text).map(Text::item).collect(Collectors.joining());
  }

  private List<String> of(CellSummary row) {
    return switch (row.status()) {
      case OK -> doubts(row);
      case PENDING -> List.of("not measured");
      case ERROR, UNAVAILABLE -> List.of(row.status() + ", " + row.cause().orElse(""));
    };
  }

  private List<String> doubts(CellSummary row) {
    List<String> notes = new ArrayList<>();
    if (row.trust().forks() < leastForks) {
      String wanted = forksFixed ? "" : " or more";
      notes.add(
          Numbers.count(row.trust().forks(), "usable fork") + " instead of " + leastForks + wanted);
    }
    if (row.trust().disturbed()) {
      notes.add(
          "too few batches were undisturbed: disturbed ones had to be used; try again later, or"
              + " -thorough");
    }
    precision.missedBy(row).ifPresent(notes::add);
    if (!row.trust().steady()) {
      notes.add("did not get steady in the time for warm-up; may be faster in the long run");
    }
    return notes;
  }

  private String name(CellSummary row) {
    return severalDatasets ? row.name() + " on " + row.subject() : row.name();
  }
}
