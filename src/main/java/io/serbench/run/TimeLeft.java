package io.serbench.run;

import io.serbench.result.CellResult;
import io.serbench.run.Capacity.Room;
import io.serbench.run.Runner.Standing;
import io.serbench.statistics.Estimate;
import java.time.Duration;
import java.time.Instant;
import java.util.OptionalDouble;
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
final class TimeLeft {
  /** The degrees of freedom of all cells together from which on their spread is meaningful. */
  private static final int ENOUGH = 6;

  /** The distance of the limits from the estimate, in standard errors of that spread. */
  private static final double ERRORS = 1.5;

  private final RunState state;
  private final Planner planner;
  private final Method method;
  private final Instant now;
  private final double meanForkMillis;

  TimeLeft(RunState state, Planner planner, Method method, Instant now) {
    this.state = state;
    this.planner = planner;
    this.method = method;
    this.now = now;
    this.meanForkMillis =
        state.ended() == 0 ? Forecast.busy(method) : state.meanForkTime().toMillis();
  }

  /**
   * The moment since which the pace of a run counts, because another number of forks works at a
   * time since then.
   *
   * @param spentMillis how long the run had lasted
   * @param busyMillis how long its forks had kept a processor busy
   */
  record Since(double spentMillis, double busyMillis) {
    static final Since BEGINNING = new Since(0, 0);
  }

  private record Work(double least, double most) {
    static final Work NONE = new Work(0, 0);

    /** More than any budget pays for. */
    static final Work UNKNOWN = new Work(0, 1e15);
  }

  /** Returns how far the run is. */
  Standing standing(int finished, Room room, Since since) {
    int cells = 0;
    int measured = 0;
    for (int cell : cells()) {
      CellResult known = state.result(cell);
      cells += known.unavailable().isEmpty() ? 1 : 0;
      measured += known.forks().isEmpty() ? 0 : 1;
    }
    Duration spent = state.spent(now);
    double due = due();
    Work more = more();
    double clock = clockPerBusy(since, room);
    return new Standing(
        cells,
        measured,
        finished,
        state.ended(),
        planner.leastForks(),
        spent,
        onClock(due, due + more.least(), clock),
        onClock(due, due + more.most(), clock));
  }

  /** Converts work to time on the clock, which the budget limits except for forks that are due. */
  private Duration onClock(double due, double busy, double clock) {
    double budget = planner.budgetLeft(state.spent(now)).toMillis();
    return Duration.ofMillis(Math.round(Math.max(due * clock, Math.min(busy * clock, budget))));
  }

  private int[] cells() {
    return IntStream.range(0, state.cells().size()).toArray();
  }

  /** Returns the work of the forks that live, and of those that every cell still gets. */
  private double due() {
    double due = 0;
    for (LiveFork fork : state.live()) {
      due += Math.max(0, forkMillis(fork.index()) - soFar(fork));
    }
    for (int cell : cells()) {
      due += planner.due(cell) * forkMillis(cell);
    }
    return due;
  }

  /** Returns the work of the forks that cells get beyond these. */
  private Work more() {
    if (method.stopping().most() == method.stopping().least()) {
      return Work.NONE;
    }
    double more = 0;
    int telling = 0;
    int silent = 0;
    int degreesOfFreedom = 0;
    for (int cell : cells()) {
      OptionalDouble halfWidth = state.precision().relativeHalfWidth(cell);
      if (state.runs(cell) && halfWidth.isPresent()) {
        telling++;
        degreesOfFreedom += state.ended(cell) - 1;
        more += forksBeyondDue(cell, halfWidth.getAsDouble()) * forkMillis(cell);
      } else if (state.runs(cell)) {
        silent++;
      }
    }
    if (telling + silent == 0) {
      return Work.NONE;
    }
    if (degreesOfFreedom < ENOUGH) {
      return Work.UNKNOWN;
    }
    double all = more * (telling + silent) / telling;
    double error = ERRORS * Math.sqrt(2.0 / degreesOfFreedom);
    return new Work(all * Math.max(0, 1 - error), all * (1 + error));
  }

  private int forksBeyondDue(int cell, double halfWidth) {
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
    Since until = now();
    double guess = Forecast.clockPerBusy(room) * meanForkMillis;
    return (until.spentMillis() - since.spentMillis() + guess)
        / (until.busyMillis() - since.busyMillis() + meanForkMillis);
  }

  Since now() {
    double busy = state.ended() * (double) state.meanForkTime().toMillis();
    for (LiveFork fork : state.live()) {
      busy += soFar(fork);
    }
    return new Since(state.spent(now).toMillis(), busy);
  }

  private double soFar(LiveFork fork) {
    return fork.state() == LiveFork.State.PREPARING
        ? Duration.between(fork.started(), now).toMillis()
        : fork.busy().toMillis();
  }
}
