package io.serbench.report;

import io.serbench.result.Run;
import io.serbench.statistics.RowSummary;
import io.serbench.statistics.RowSummary.Status;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** What there is to say about single rows: why they have no numbers, or poor ones. */
final class Notes {
  private final int forksAsked;
  private final boolean severalDatasets;

  Notes(Run run, boolean severalDatasets) {
    this.forksAsked = Math.max(1, run.settings().forks());
    this.severalDatasets = severalDatasets;
  }

  /** Whether the row has numbers, and a note that explains how far to trust them. */
  boolean marks(RowSummary row) {
    return row.status() == Status.OK && !of(row).isEmpty();
  }

  /** All notes, one a line; empty where there is nothing to say. */
  String of(List<RowSummary> rows) {
    return rows.stream()
        .flatMap(row -> of(row).stream().map(note -> Text.item(name(row) + ": " + note)))
        .collect(Collectors.joining());
  }

  private List<String> of(RowSummary row) {
    return switch (row.status()) {
      case OK -> doubts(row);
      case PENDING -> List.of("not measured");
      case ERROR, UNAVAILABLE -> List.of(row.status() + ", " + row.cause());
    };
  }

  private List<String> doubts(RowSummary row) {
    List<String> notes = new ArrayList<>();
    if (row.forks() < forksAsked) {
      notes.add("ran on " + row.forks() + " of " + forksAsked + " forks");
    }
    if (!row.steady()) {
      notes.add("did not get steady in the time for warm-up; may be faster in the long run");
    }
    return notes;
  }

  private String name(RowSummary row) {
    return severalDatasets ? row.row() + " on " + row.dataset() : row.row();
  }
}
