package io.serbench.run;

import io.serbench.run.Method.Stopping;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Random;

/**
 * Decides which cell gets the next fork. First each cell gets the least number of forks, in
 * shuffled rounds. Then the least precise cell gets the next one, as long as the budget of all
 * cells together lasts, so that what precise cells do not need goes to the others.
 */
final class Planner {
  /** A cell may take up to this many times its own budget, if others do not need theirs. */
  private static final long MOST_OF_OTHERS = 4;

  private final RunState state;
  private final Stopping stopping;
  private final Random random;
  private final List<Integer> round = new ArrayList<>();

  Planner(RunState state, Stopping stopping, long seed) {
    this.state = state;
    this.stopping = stopping;
    this.random = new Random(seed);
  }

  /** Returns the cell that gets the next fork; empty if none needs one now. */
  Optional<Integer> next(Duration spent) {
    return nextOfRound().or(() -> leastPrecise(spent));
  }

  /** Returns the least number of forks of the run, including those that have ended or live. */
  int leastForks() {
    return state.indices().map(cell -> state.forks(cell) + due(cell)).sum();
  }

  /** Whether a cell gets no more forks, however much time is left. */
  boolean isFinished(int cell) {
    return state.living(cell) == 0
        && (!state.runs(cell)
            || (due(cell) == 0 && (!mayGetMore(cell) || expectedExcess(cell) <= 1)));
  }

  /** Returns the least number of forks that a cell still gets, besides those that live. */
  int due(int cell) {
    return state.runs(cell) ? Math.max(0, Math.max(1, stopping.least()) - state.forks(cell)) : 0;
  }

  /**
   * Returns the largest number of forks that a cell may still get, besides those that live,
   * whatever is left of the budget of all cells.
   *
   * @param forkMillis how long a fork keeps a processor busy, in milliseconds
   */
  int atMost(int cell, double forkMillis) {
    double fitting = Math.ceil(millisLeft(cell) / Math.max(1, forkMillis)) - state.living(cell);
    int more = state.runs(cell) ? stopping.most() - state.forks(cell) : 0;
    return Math.max(due(cell), (int) Math.min(more, Math.max(0, fitting)));
  }

  /** Returns what is left of the budget of all cells that can have forks. */
  Duration budgetLeft(Duration spent) {
    long cells = state.indices().filter(state::runs).count();
    return stopping.budget().multipliedBy(cells).minus(spent);
  }

  private boolean mayGetMore(int cell) {
    return state.forks(cell) < stopping.most() && millisLeft(cell) > 0;
  }

  private long millisLeft(int cell) {
    return MOST_OF_OTHERS * stopping.budget().toMillis() - state.busy(cell).toMillis();
  }

  private Optional<Integer> nextOfRound() {
    round.removeIf(cell -> due(cell) == 0);
    if (round.isEmpty()) {
      state.indices().filter(cell -> due(cell) > 0).forEach(round::add);
      int fewest = round.stream().mapToInt(state::forks).min().orElse(0);
      round.removeIf(cell -> state.forks(cell) > fewest);
      Rounds.shuffle(round, cell -> state.cells().get(cell).compared(), random);
    }
    return round.isEmpty() ? Optional.empty() : Optional.of(round.remove(0));
  }

  private Optional<Integer> leastPrecise(Duration spent) {
    Duration needed = state.meanForkTime().plus(state.turnsLeft());
    if (needed.compareTo(budgetLeft(spent)) > 0) {
      return Optional.empty();
    }
    return state
        .indices()
        .filter(cell -> state.runs(cell) && mayGetMore(cell) && expectedExcess(cell) > 1)
        .boxed()
        .max(Comparator.comparingDouble(this::expectedExcess));
  }

  /**
   * Returns the expected width of a cell's interval when all live forks have ended, relative to the
   * wanted one. It shrinks with the square root of the number of forks.
   */
  private double expectedExcess(int cell) {
    OptionalDouble halfWidth = state.relativeHalfWidths().get(cell);
    if (halfWidth.isEmpty()) {
      // A single fork gives no interval; live forks will.
      return state.living(cell) > 0 ? 0 : Double.MAX_VALUE;
    }
    int ended = state.ended(cell);
    int all = state.forks(cell);
    return halfWidth.getAsDouble() / stopping.precision() * Math.sqrt((double) ended / all);
  }
}
