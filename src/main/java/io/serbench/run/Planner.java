package io.serbench.run;

import io.serbench.run.Method.Stopping;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Random;
import java.util.stream.IntStream;

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

  /**
   * Returns the cell that gets the next fork; empty if none needs one now.
   *
   * @param spent how long the run has lasted, without pauses
   */
  Optional<Integer> next(Duration spent) {
    Optional<Integer> due = nextOfRound();
    return due.isPresent() ? due : leastPrecise(spent);
  }

  /** Returns the least number of forks of the run, including those that have ended or live. */
  int leastForks() {
    return IntStream.range(0, state.cells().size())
        .map(cell -> Math.max(state.forks(cell), state.runs(cell) ? least() : 0))
        .sum();
  }

  /** Whether a cell gets no more forks, however much time is left. */
  boolean isFinished(int cell) {
    return state.living(cell) == 0
        && (!state.runs(cell)
            || (!isDue(cell) && (!mayGetMore(cell) || expectedExcess(cell) <= 1)));
  }

  /** Returns the least number of forks that a cell still gets, besides those that live. */
  int due(int cell) {
    return state.runs(cell) ? Math.max(0, least() - state.forks(cell)) : 0;
  }

  /**
   * Returns the largest number of forks that a cell may still get, besides those that live,
   * whatever is left of the budget of all cells.
   *
   * @param forkMillis how long a fork keeps a processor busy, in milliseconds
   */
  int atMost(int cell, double forkMillis) {
    if (!state.runs(cell) || !mayGetMore(cell)) {
      return due(cell);
    }
    double left = millisLeft(cell);
    int having = state.forks(cell);
    int ended = state.ended(cell);
    double fitting = Math.ceil(left / Math.max(1, forkMillis)) - (having - ended);
    return Math.max(due(cell), (int) Math.min(stopping.most() - having, Math.max(0, fitting)));
  }

  /** Returns what is left of the budget of all cells that can have forks. */
  Duration budgetLeft(Duration spent) {
    long cells = IntStream.range(0, state.cells().size()).filter(state::runs).count();
    return stopping.budget().multipliedBy(cells).minus(spent);
  }

  private boolean mayGetMore(int cell) {
    return state.forks(cell) < stopping.most() && millisLeft(cell) > 0;
  }

  private long millisLeft(int cell) {
    return MOST_OF_OTHERS * stopping.budget().toMillis() - state.busy(cell).toMillis();
  }

  private Optional<Integer> nextOfRound() {
    round.removeIf(cell -> !isDue(cell));
    if (round.isEmpty()) {
      IntStream.range(0, state.cells().size()).filter(this::isDue).forEach(round::add);
      int fewest = round.stream().mapToInt(state::forks).min().orElse(0);
      round.removeIf(cell -> state.forks(cell) > fewest);
      Rounds.shuffle(round, cell -> state.cells().get(cell).compared(), random);
    }
    return round.isEmpty() ? Optional.empty() : Optional.of(round.remove(0));
  }

  private boolean isDue(int cell) {
    return state.runs(cell) && state.forks(cell) < least();
  }

  private int least() {
    return Math.max(1, stopping.least());
  }

  private Optional<Integer> leastPrecise(Duration spent) {
    Duration needed = state.meanForkTime().plus(state.turnsLeft());
    if (needed.compareTo(budgetLeft(spent)) > 0) {
      return Optional.empty();
    }
    Optional<Integer> chosen = Optional.empty();
    double worst = 1;
    for (int cell = 0; cell < state.cells().size(); cell++) {
      if (state.runs(cell) && mayGetMore(cell)) {
        double excess = expectedExcess(cell);
        if (excess > worst) {
          worst = excess;
          chosen = Optional.of(cell);
        }
      }
    }
    return chosen;
  }

  /**
   * Returns the expected width of a cell's interval when all live forks have ended, relative to the
   * wanted one. It shrinks with the square root of the number of forks.
   */
  private double expectedExcess(int cell) {
    OptionalDouble halfWidth = state.precision().relativeHalfWidth(cell);
    if (halfWidth.isEmpty()) {
      // A single fork gives no interval; live forks will.
      return state.living(cell) > 0 ? 0 : Double.MAX_VALUE;
    }
    int ended = state.ended(cell);
    int all = state.forks(cell);
    return halfWidth.getAsDouble() / stopping.precision() * Math.sqrt((double) ended / all);
  }
}
