package io.serbench.cli;

import io.serbench.catalog.Row;
import io.serbench.check.Trial;
import io.serbench.check.Verification;
import io.serbench.dataset.DatasetSource;
import io.serbench.result.CellId;
import io.serbench.result.DataProfile.Fit;
import io.serbench.result.Usage;
import io.serbench.result.Workload;
import io.serbench.run.RunRequest;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/** Finds every row fine, except one on demand and those that are unavailable. */
public final class FakeVerifier implements Trial<Verification> {
  public Optional<String> failingRow = Optional.empty();

  /** What comes of these rows. */
  public List<Verification> special = List.of();

  /** There is no time for these. */
  public Set<String> untried = Set.of();

  @Override
  public List<Verification> run(RunRequest request, Consumer<Verification> onVerified) {
    List<Verification> results = new ArrayList<>();
    for (Row row : request.matrix().rows()) {
      if (untried.contains(row.name())) {
        continue;
      }
      for (DatasetSource dataset : request.matrix().datasets()) {
        Verification result = result(row, dataset.name());
        results.add(result);
        onVerified.accept(result);
      }
    }
    return results;
  }

  @Override
  public void interrupt() {}

  private Verification result(Row row, String dataset) {
    Optional<Verification> said =
        special.stream().filter(each -> each.row().equals(row.name())).findFirst();
    if (said.isPresent()) {
      return said.get();
    }
    if (row.unavailable().isPresent()) {
      return new Verification(
          new CellId(row.name(), new Workload(dataset, Usage.DEFAULT)),
          Fit.UNAVAILABLE,
          row.unavailable().orElseThrow());
    }
    return failingRow.filter(row.name()::equals).isPresent()
        ? new Verification(
            new CellId(row.name(), new Workload(dataset, Usage.DEFAULT)),
            Fit.REFUSES,
            "value.media is null")
        : new Verification(
            new CellId(row.name(), new Workload(dataset, Usage.DEFAULT)), Fit.FITS, "");
  }
}
