package io.serbench.run;

import io.serbench.result.CellResult;
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
  private static final double MOST_OF_OTHERS = 4;

  private final Stopping stopping;
  private final Random random;
  private final List<Integer> round = new ArrayList<>();

  Planner(Stopping stopping, long seed) {
    this.stopping = stopping;
    this.random = new Random(seed);
  }

  /**
   * The number of the cell; empty where none shall have another fork now.
   *
   * @param live the forks that live
   * @param spent how long the run has lasted, without pauses
   */
  Optional<Integer> next(RunState state, List<LiveFork> live, Duration spent) {
    Optional<Integer> due = nextOfRound(state, live);
    return due.isPresent() ? due : leastPrecise(state, live, spent);
  }

  /** How many forks there will be at least, those that already were included. */
  int forksCertainlyPlanned(RunState state, List<LiveFork> live) {
    return IntStream.range(0, state.cells().size())
        .map(cell -> Math.max(forks(state, live, cell), runs(state, cell) ? least() : 0))
        .sum();
  }

  /** Whether a cell has failed, or has its forks and gets no more, however much time is left. */
  boolean isFinished(RunState state, List<LiveFork> live, int cell) {
    return !isAnyAlive(live, cell)
        && (!runs(state, cell)
            || (!isDue(state, live, cell)
                && (!mayGetMore(state, live, cell)
                    || expectedExcess(state, live, cell, state.precision()) <= 1)));
  }

  /** How many forks a cell gets at least, beside those that it has and that live. */
  int due(RunState state, List<LiveFork> live, int cell) {
    return runs(state, cell) ? Math.max(0, least() - forks(state, live, cell)) : 0;
  }

  /**
   * How many forks of so much time a cell may get, beside those that it has and that live, if all
   * the time of the run were left.
   *
   * @param ofAFork how long one keeps a processor busy, in milliseconds
   */
  int atMost(RunState state, List<LiveFork> live, int cell, double ofAFork) {
    if (!runs(state, cell) || !mayGetMore(state, live, cell)) {
      return due(state, live, cell);
    }
    double left = MOST_OF_OTHERS * stopping.budget().toMillis() - state.busy(cell).toMillis();
    int having = forks(state, live, cell);
    int ended = state.result(cell).forks().size();
    double fitting = Math.ceil(left / Math.max(1, ofAFork)) - (having - ended);
    return Math.max(
        due(state, live, cell), (int) Math.min(stopping.most() - having, Math.max(0, fitting)));
  }

  /** What is left of the budget of all cells that run, after so much of it. */
  Duration budgetLeft(RunState state, Duration spent) {
    long cells = IntStream.range(0, state.cells().size()).filter(cell -> runs(state, cell)).count();
    return stopping.budget().multipliedBy(cells).minus(spent);
  }

  private boolean mayGetMore(RunState state, List<LiveFork> live, int cell) {
    return forks(state, live, cell) < stopping.most() && mayGoOn(state, cell);
  }

  private Optional<Integer> nextOfRound(RunState state, List<LiveFork> live) {
    round.removeIf(cell -> !isDue(state, live, cell));
    if (round.isEmpty()) {
      IntStream.range(0, state.cells().size())
          .filter(cell -> isDue(state, live, cell))
          .forEach(round::add);
      int fewest = round.stream().mapToInt(cell -> forks(state, live, cell)).min().orElse(0);
      round.removeIf(cell -> forks(state, live, cell) > fewest);
      Rounds.shuffle(round, cell -> state.cells().get(cell).compared(), random);
    }
    return round.isEmpty() ? Optional.empty() : Optional.of(round.remove(0));
  }

  private boolean isDue(RunState state, List<LiveFork> live, int cell) {
    return runs(state, cell) && forks(state, live, cell) < least();
  }

  private int least() {
    return Math.max(1, stopping.least());
  }

  private Optional<Integer> leastPrecise(RunState state, List<LiveFork> live, Duration spent) {
    Duration needed = state.timeOfAFork().plus(state.turnsLeft(live));
    if (needed.compareTo(budgetLeft(state, spent)) > 0) {
      return Optional.empty();
    }
    Precision precision = state.precision();
    Optional<Integer> chosen = Optional.empty();
    double worst = 1;
    for (int cell = 0; cell < state.cells().size(); cell++) {
      if (runs(state, cell) && mayGetMore(state, live, cell)) {
        double excess = expectedExcess(state, live, cell, precision);
        if (excess > worst) {
          worst = excess;
          chosen = Optional.of(cell);
        }
      }
    }
    return chosen;
  }

  private boolean mayGoOn(RunState state, int cell) {
    double most = MOST_OF_OTHERS * stopping.budget().toMillis();
    return state.busy(cell).toMillis() < most;
  }

  /**
   * How many times as wide as was asked for the interval will be when all forks that live have
   * measured: it shrinks with the root of their number.
   */
  private double expectedExcess(
      RunState state, List<LiveFork> live, int cell, Precision precision) {
    OptionalDouble halfWidth = precision.relativeHalfWidth(cell);
    if (halfWidth.isEmpty()) {
      // One fork alone has no interval; those that live will bring one.
      return isAnyAlive(live, cell) ? 0 : Double.MAX_VALUE;
    }
    int ended = state.result(cell).forks().size();
    int all = forks(state, live, cell);
    return halfWidth.getAsDouble() / stopping.precision() * Math.sqrt((double) ended / all);
  }

  static boolean isAnyAlive(List<LiveFork> live, int cell) {
    return live.stream().anyMatch(fork -> fork.index() == cell);
  }

  private static int forks(RunState state, List<LiveFork> live, int cell) {
    return state.result(cell).forks().size()
        + (int) live.stream().filter(fork -> fork.index() == cell).count();
  }

  static boolean runs(RunState state, int cell) {
    CellResult known = state.result(cell);
    return known.unavailable().isEmpty() && known.failure().isEmpty();
  }
}
