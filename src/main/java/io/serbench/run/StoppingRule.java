package io.serbench.run;

import io.serbench.result.CellResult;
import io.serbench.result.ForkResult;
import io.serbench.result.Run;
import io.serbench.statistics.Estimate;
import io.serbench.statistics.ForkEstimator;
import io.serbench.statistics.RowSummary;
import io.serbench.statistics.Summaries;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * Decides by evidence which rows get another fork: those whose interval is not narrow enough yet,
 * as long as their budget lasts. Forks that were disturbed from end to end make it wide, so that
 * they are repeated. What precise rows leave of their budgets goes to the least precise ones, so
 * that a run takes no longer than its rows' budgets together.
 */
public final class StoppingRule {
  /** Of its own budget, a row may take so many times as much from what others leave. */
  private static final double MOST_OF_OTHERS = 4;

  private final Stopping stopping;

  StoppingRule(Stopping stopping) {
    this.stopping = stopping;
  }

  /** The rows of the run, by their numbers in its list, that get a fork in the next round. */
  Set<Integer> cellsWantingForks(Run run) {
    Summaries summaries = new Summaries(ForkEstimator.of(run, run.settings().noise()));
    List<CellResult> rows = run.cells();
    Set<Integer> wanting = new TreeSet<>();
    Map<Integer, Double> imprecise = new LinkedHashMap<>();
    for (int cell = 0; cell < rows.size(); cell++) {
      CellResult row = rows.get(cell);
      if (!runs(row)) {
        continue;
      }
      if (row.forks().size() < Math.max(1, stopping.least())) {
        wanting.add(cell);
      } else if (row.forks().size() < stopping.most()) {
        double excess = excess(summaries.of(row));
        if (excess > 1) {
          imprecise.put(cell, excess);
        }
      }
    }
    for (int cell : imprecise.keySet()) {
      if (spent(rows.get(cell)) + nextFork(rows.get(cell)) <= stopping.budget().toMillis()) {
        wanting.add(cell);
      }
    }
    return wanting.isEmpty() ? withWhatOthersLeft(rows, imprecise) : wanting;
  }

  /** The least precise rows, as long as the budgets of all rows together last. */
  private Set<Integer> withWhatOthersLeft(List<CellResult> rows, Map<Integer, Double> imprecise) {
    double budget = stopping.budget().toMillis();
    double left = 0;
    for (CellResult row : rows) {
      left += runs(row) ? budget - spent(row) : 0;
    }
    List<Integer> worstFirst = new ArrayList<>(imprecise.keySet());
    worstFirst.sort(Comparator.comparing(imprecise::get).reversed());
    Set<Integer> wanting = new TreeSet<>();
    for (int cell : worstFirst) {
      double next = nextFork(rows.get(cell));
      if (next <= left && spent(rows.get(cell)) + next <= MOST_OF_OTHERS * budget) {
        wanting.add(cell);
        left -= next;
      }
    }
    return wanting;
  }

  /** How many rounds there will be at least, this one included. */
  int roundsCertainlyLeft(int round) {
    return Math.max(1, stopping.least() - round + 1);
  }

  private static boolean runs(CellResult row) {
    return row.unavailable().isEmpty() && row.failure().isEmpty();
  }

  /** Milliseconds of the row's forks. */
  private static double spent(CellResult row) {
    return row.forks().stream().mapToLong(ForkResult::millis).sum();
  }

  /** Milliseconds that another fork will take. */
  private static double nextFork(CellResult row) {
    return spent(row) / row.forks().size();
  }

  /** How many times as wide as was asked for the wider of the intervals of ser and deser is. */
  private double excess(RowSummary summary) {
    return summary.times().entrySet().stream()
        .filter(time -> time.getKey().inTotal())
        .mapToDouble(time -> excess(time.getValue()))
        .max()
        .orElse(0);
  }

  private double excess(Estimate time) {
    double halfWidth = time.halfWidth() / (stopping.precision() * time.value());
    // One fork alone has no interval.
    return Double.isNaN(halfWidth) ? Double.MAX_VALUE : halfWidth;
  }
}
