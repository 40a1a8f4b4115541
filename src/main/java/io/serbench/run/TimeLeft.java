package io.serbench.run;

import io.serbench.run.Capacity.Room;
import io.serbench.run.Runner.Standing;
import io.serbench.statistics.Estimate;
import java.time.Duration;
import java.time.Instant;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * Estimates how long the rest of a run will take: the forks that every cell gets, and those that
 * the budget pays for. How many the latter are depends on the spread of a cell's forks, which is
 * known once two have ended. Cells with fewer forks are assumed to be like the others, as soon as
 * enough is known of those; until then, anything up to the whole budget is possible.
 *
 * <p>Work is counted in milliseconds for which forks keep a processor busy. As two may be busy at a
 * time, less time than that passes on the clock; the proportion is that of the run so far.
 */
record TimeLeft(
    RunState state, Planner planner, Method method, Instant now, double meanForkMillis) {
  /** The degrees of freedom of all cells together from which on their spread is meaningful. */
  private static final int ENOUGH = 6;

  /** The distance of the limits from the estimate, in standard errors of that spread. */
  private static final double ERRORS = 1.5;

  /** The least that is left of a fork that has not ended, relative to its time so far. */
  private static final double OVERDUE = 0.25;

  /**
   * Returns an estimate.
   *
   * @param slowdown how many times as long other programs make everything take, which matters until
   *     a fork has ended
   */
  static TimeLeft of(RunState state, Planner planner, Method method, Instant now, double slowdown) {
    double forkMillis =
        state.ended() == 0 ? slowdown * Forecast.busy(method) : state.meanForkTime().toMillis();
    return new TimeLeft(state, planner, method, now, forkMillis);
  }

  /**
   * The moment since which the pace of a run counts, because another number of forks works at a
   * time since then.
   *
   * @param spentMillis how long the run had lasted
   * @param busyMillis how long its forks had kept a processor busy
   */
  record Since(double spentMillis, double busyMillis) {}

  private record WorkLeft(double least, double most) {}

  /** Returns how far the run is. */
  Standing standing(int finished, Room room, Since since) {
    IntPredicate available = cell -> state.result(cell).unavailable().isEmpty();
    double due = due();
    WorkLeft more = more();
    double clock = clockPerBusy(since, room);
    return new Standing(
        (int) state.indices().filter(available).count(),
        (int) state.indices().filter(cell -> state.ended(cell) > 0).count(),
        finished,
        state.ended(),
        planner.leastForks(),
        state.spent(now),
        onClock(due, due + more.least(), clock),
        onClock(due, due + more.most(), clock));
  }

  /** Converts work to time on the clock, which the budget limits except for forks that are due. */
  private Duration onClock(double due, double busy, double clock) {
    double budget = planner.budgetLeft(state.spent(now)).toMillis();
    return Duration.ofMillis(Math.round(Math.max(due * clock, Math.min(busy * clock, budget))));
  }

  /** Returns the work of the forks that live, and of those that every cell still gets. */
  private double due() {
    return state.indices().mapToDouble(cell -> planner.due(cell) * forkMillis(cell)).sum()
        + state.live().stream().mapToDouble(this::left).sum();
  }

  /** A fork that has taken as long as expected, or longer, still takes part of that again. */
  private double left(LiveFork fork) {
    double soFar = soFar(fork);
    return Math.max(forkMillis(fork.index()) - soFar, OVERDUE * soFar);
  }

  /** Returns the work of the forks that cells get beyond these. */
  private WorkLeft more() {
    if (method.stopping().most() == method.stopping().least()) {
      return new WorkLeft(0, 0);
    }
    int[] running = state.indices().filter(state::runs).toArray();
    int[] telling =
        IntStream.of(running)
            .filter(cell -> state.relativeHalfWidths().get(cell).isPresent())
            .toArray();
    int degreesOfFreedom = IntStream.of(telling).map(cell -> state.ended(cell) - 1).sum();
    if (degreesOfFreedom < ENOUGH) {
      return new WorkLeft(0, 1e15); // More than any budget pays for.
    }
    double more =
        IntStream.of(telling).mapToDouble(cell -> forksBeyondDue(cell) * forkMillis(cell)).sum();
    double all = more * running.length / telling.length;
    double error = ERRORS * Math.sqrt(2.0 / degreesOfFreedom);
    return new WorkLeft(all * Math.max(0, 1 - error), all * (1 + error));
  }

  private int forksBeyondDue(int cell) {
    double halfWidth = state.relativeHalfWidths().get(cell).orElseThrow();
    int most = planner.atMost(cell, forkMillis(cell));
    int having = state.forks(cell);
    double spread = Estimate.spread(state.ended(cell), halfWidth);
    int needed =
        Estimate.forksUntil(spread, method.stopping().precision(), having + most + 1) - having;
    return planner.isFinished(cell) ? 0 : Math.max(0, Math.min(needed, most) - planner.due(cell));
  }

  private double forkMillis(int cell) {
    int ended = state.ended(cell);
    return ended == 0 ? meanForkMillis : (double) state.busy(cell).toMillis() / ended;
  }

  /** Returns the time on the clock per work; the guess weighs as much as one fork. */
  private double clockPerBusy(Since since, Room room) {
    Since until = sinceNow();
    double guess = (room.beside() ? Forecast.BESIDE : 1) * meanForkMillis;
    return (until.spentMillis() - since.spentMillis() + guess)
        / (until.busyMillis() - since.busyMillis() + meanForkMillis);
  }

  Since sinceNow() {
    double ended = state.ended() * (double) state.meanForkTime().toMillis();
    double busy = ended + state.live().stream().mapToDouble(this::soFar).sum();
    return new Since(state.spent(now).toMillis(), busy);
  }

  private double soFar(LiveFork fork) {
    return fork.state() == LiveFork.ForkState.PREPARING
        ? Duration.between(fork.started(), now).toMillis()
        : fork.busy().toMillis();
  }
}
