package io.serbench.fork;

import io.serbench.result.ForkResult;
import io.serbench.result.RowResult;
import io.serbench.result.Run;
import io.serbench.statistics.Estimate;
import io.serbench.statistics.ForkEstimator;
import io.serbench.statistics.RowSummary;
import io.serbench.statistics.Summaries;
import java.util.Set;
import java.util.TreeSet;

/**
 * Decides by evidence which rows get another fork: those whose interval is not narrow enough yet,
 * as long as their budget lasts. Forks that were disturbed from end to end make it wide, so that
 * they are repeated.
 */
final class StoppingRule {
  private final Stopping stopping;

  StoppingRule(Stopping stopping) {
    this.stopping = stopping;
  }

  /** The rows of the run, by their numbers in its list, that get a fork in the next round. */
  Set<Integer> cellsWantingForks(Run run) {
    Summaries summaries = new Summaries(ForkEstimator.of(run, run.settings().noise()));
    Set<Integer> wanting = new TreeSet<>();
    for (int cell = 0; cell < run.rows().size(); cell++) {
      if (wantsFork(run.rows().get(cell), summaries)) {
        wanting.add(cell);
      }
    }
    return wanting;
  }

  /** How many rounds there will be at least, this one included. */
  int roundsCertainlyLeft(int round) {
    return Math.max(1, stopping.least() - round + 1);
  }

  private boolean wantsFork(RowResult row, Summaries summaries) {
    int forks = row.forks().size();
    if (row.unavailable().isPresent() || row.failure().isPresent()) {
      return false;
    }
    if (forks < Math.max(1, stopping.least())) {
      return true;
    }
    if (forks >= stopping.most()) {
      return false;
    }
    if (isPrecise(summaries.of(row))) {
      return false;
    }
    double spent = row.forks().stream().mapToLong(ForkResult::millis).sum();
    return spent + spent / forks <= stopping.budget().toMillis();
  }

  private boolean isPrecise(RowSummary summary) {
    return summary.times().entrySet().stream()
        .filter(time -> time.getKey().inTotal())
        .allMatch(time -> isPrecise(time.getValue()));
  }

  private boolean isPrecise(Estimate time) {
    return time.halfWidth() <= stopping.precision() * time.value();
  }
}
