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
 * Decides which cell gets the next fork. First each gets the least number, in shuffled rounds; then
 * whichever is least precise, as long as the budgets of all cells together last. So what precise
 * cells leave goes to the others.
 */
final class Planner {
  /** Of its own budget, a cell may take so many times as much from what others leave. */
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
   * The number of the cell; empty where none shall have another fork now.
   *
   * @param spent how long the run has lasted, without pauses
   */
  Optional<Integer> next(Duration spent) {
    Optional<Integer> due = nextOfRound();
    return due.isPresent() ? due : leastPrecise(spent);
  }

  /** How many forks there will be at least, those that already were included. */
  int forksCertainlyPlanned() {
    return IntStream.range(0, state.cells().size())
        .map(cell -> Math.max(state.forks(cell), state.runs(cell) ? least() : 0))
        .sum();
  }

  /** Whether a cell has failed, or has its forks and gets no more, however much time is left. */
  boolean isFinished(int cell) {
    return state.living(cell) == 0
        && (!state.runs(cell)
            || (!isDue(cell) && (!mayGetMore(cell) || expectedExcess(cell) <= 1)));
  }

  /** How many forks a cell gets at least, beside those that it has and that live. */
  int due(int cell) {
    return state.runs(cell) ? Math.max(0, least() - state.forks(cell)) : 0;
  }

  /**
   * How many forks of so much time a cell may get, beside those that it has and that live, if all
   * the time of the run were left.
   *
   * @param ofAFork how long one keeps a processor busy, in milliseconds
   */
  int atMost(int cell, double ofAFork) {
    if (!state.runs(cell) || !mayGetMore(cell)) {
      return due(cell);
    }
    double left = millisLeft(cell);
    int having = state.forks(cell);
    int ended = state.ended(cell);
    double fitting = Math.ceil(left / Math.max(1, ofAFork)) - (having - ended);
    return Math.max(due(cell), (int) Math.min(stopping.most() - having, Math.max(0, fitting)));
  }

  /** What is left of the budget of all cells that run, after so much of it. */
  Duration budgetLeft(Duration spent) {
    long cells = IntStream.range(0, state.cells().size()).filter(state::runs).count();
    return stopping.budget().multipliedBy(cells).minus(spent);
  }

  private boolean mayGetMore(int cell) {
    return state.forks(cell) < stopping.most() && millisLeft(cell) > 0;
  }

  /** What is left of all that a cell may take. */
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
    Duration needed = state.timeOfAFork().plus(state.turnsLeft());
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
   * How many times as wide as was asked for the interval will be when all forks that live have
   * measured: it shrinks with the root of their number.
   */
  private double expectedExcess(int cell) {
    OptionalDouble halfWidth = state.precision().relativeHalfWidth(cell);
    if (halfWidth.isEmpty()) {
      // One fork alone has no interval; those that live will bring one.
      return state.living(cell) > 0 ? 0 : Double.MAX_VALUE;
    }
    int ended = state.ended(cell);
    int all = state.forks(cell);
    return halfWidth.getAsDouble() / stopping.precision() * Math.sqrt((double) ended / all);
  }
}
