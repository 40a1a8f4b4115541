package io.serbench.cli;

import io.serbench.catalog.Row;
import io.serbench.check.Trial;
import io.serbench.dataset.source.DatasetSource;
import io.serbench.result.DataProfile.Fit;
import io.serbench.result.DataProfile.TriedRow;
import io.serbench.run.RunRequest;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/** Finds every row fine, except one on demand and those that are unavailable. */
public final class FakeVerifier implements Trial<TriedRow> {
  public Optional<String> failingRow = Optional.empty();

  /** What comes of these rows. */
  public List<TriedRow> special = List.of();

  /** There is no time for these. */
  public Set<String> untried = Set.of();

  @Override
  public List<TriedRow> run(RunRequest request, Consumer<TriedRow> onVerified) {
    List<TriedRow> results = new ArrayList<>();
    for (Row row : request.matrix().rows()) {
      if (untried.contains(row.name())) {
        continue;
      }
      for (DatasetSource dataset : request.matrix().datasets()) {
        TriedRow result = result(row, dataset.name());
        results.add(result);
        onVerified.accept(result);
      }
    }
    return results;
  }

  @Override
  public void interrupt() {}

  private TriedRow result(Row row, String dataset) {
    Optional<TriedRow> said =
        special.stream().filter(each -> each.row().equals(row.name())).findFirst();
    if (said.isPresent()) {
      return said.get();
    }
    if (row.unavailable().isPresent()) {
      return new TriedRow(row.name(), dataset, Fit.UNAVAILABLE, row.unavailable().get());
    }
    return failingRow.filter(row.name()::equals).isPresent()
        ? new TriedRow(row.name(), dataset, Fit.REFUSES, "value.media is null")
        : new TriedRow(row.name(), dataset, Fit.FITS, "");
  }
}
