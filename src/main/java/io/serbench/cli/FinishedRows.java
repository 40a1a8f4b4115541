package io.serbench.cli;

import io.serbench.report.EarlyTotal;
import io.serbench.result.CellId;
import io.serbench.result.CellResult;
import io.serbench.result.Failure;
import io.serbench.result.ForkResult;
import io.serbench.result.Run;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/**
 * Tells when a row is done: when it has failed, or has as many forks as each row gets. It may get
 * more later, where it is not precise enough.
 */
final class FinishedRows {
  private final Set<CellId> done = new HashSet<>();
  private Optional<Run> latest = Optional.empty();

  void updated(Run run) {
    latest = Optional.of(run);
  }

  /** How many rows run. */
  long running() {
    return latest.stream()
        .flatMap(run -> run.cells().stream())
        .filter(row -> row.unavailable().isEmpty())
        .count();
  }

  /** The row, where this fork made it done. */
  Optional<FinishedRow> after(CellResult row, ForkResult fork) {
    int forks = row.forks().size();
    int each = latest.map(run -> Math.max(1, run.settings().forks().least())).orElse(1);
    Optional<Failure> failure = fork.failure();
    boolean ended = forks == each || (forks < each && failure.isPresent());
    return ended && done.add(row.id())
        ? Optional.of(
            new FinishedRow(
                done.size(), row.id(), failure, latest.flatMap(run -> EarlyTotal.of(run, row))))
        : Optional.empty();
  }
}
