package io.serbench.run;

import io.serbench.result.CellResult;
import io.serbench.run.Capacity.Room;
import io.serbench.run.Runner.Standing;
import io.serbench.statistics.Estimate;
import java.time.Duration;
import java.time.Instant;
import java.util.OptionalDouble;

/**
 * Estimates how long the rest of a run will take: the forks that every cell gets, and those that
 * the budget pays for. How many the latter are depends on the spread of a cell's forks, which is
 * known once two have ended. Cells with fewer forks are assumed to be like the others, as soon as
 * enough is known of those.
 *
 * <p>Work is counted in milliseconds for which forks keep a processor busy. As two may be busy at a
 * time, less time than that passes on the clock; the proportion is that of the run so far.
 */
final class TimeLeft {
  /** The degrees of freedom of all cells together from which on their spread is meaningful. */
  private static final int ENOUGH = 6;

  /** The distance of the limits from the estimate, in standard errors of that spread. */
  private static final double ERRORS = 1.5;

  /** More work than any budget pays for, in milliseconds. */
  private static final double UNKNOWN = 1e15;

  /** The weight of the spread over all cells in the estimate for one cell, in forks. */
  private static final double WEIGHT_OF_ALL = 1;

  /** The least spread in a geometric mean, which forks that happen to agree would dominate. */
  private static final double LEAST_SPREAD = 0.003;

  private final RunState state;
  private final Planner planner;
  private final Method method;
  private final Duration spent;
  private final double meanForkMillis;
  private final double clockPerBusy;
  private double due;
  private double more;
  private double error;

  TimeLeft(RunState state, Planner planner, Method method, Room room, Pace pace, Instant now) {
    this.state = state;
    this.planner = planner;
    this.method = method;
    this.spent = state.spent(now);
    this.meanForkMillis = meanForkMillis(now);
    this.clockPerBusy = clockPerBusy(room, pace, now);
    count(now);
  }

  /**
   * Returns how far the run is.
   *
   * @param finished the number of cells that get no more forks
   */
  Standing standing(int finished) {
    int cells = 0;
    int measured = 0;
    for (int cell = 0; cell < state.cells().size(); cell++) {
      CellResult known = state.result(cell);
      cells += known.unavailable().isEmpty() ? 1 : 0;
      measured += known.forks().isEmpty() ? 0 : 1;
    }
    int planned = planner.leastForks();
    return new Standing(cells, measured, finished, state.ended(), planned, spent, least(), most());
  }

  private Duration least() {
    return onClock(due + more * Math.max(0, 1 - error));
  }

  private Duration most() {
    return onClock(due + more * (1 + error));
  }

  /** Converts work to time on the clock, which the budget limits except for forks that are due. */
  private Duration onClock(double busy) {
    double budget = planner.budgetLeft(spent).toMillis();
    double millis = Math.max(due * clockPerBusy, Math.min(busy * clockPerBusy, budget));
    return Duration.ofMillis(Math.round(millis));
  }

  private void count(Instant now) {
    for (LiveFork fork : state.live()) {
      due += Math.max(0, forkMillis(fork.index()) - soFar(fork, now));
    }
    for (int cell = 0; cell < state.cells().size(); cell++) {
      due += planner.due(cell) * forkMillis(cell);
    }
    if (method.stopping().most() > method.stopping().least()) {
      countWhatBudgetsBuy();
    }
  }

  private void countWhatBudgetsBuy() {
    double spreadOfAll = spreadOfAll();
    int telling = 0;
    int silent = 0;
    int degreesOfFreedom = 0;
    for (int cell = 0; cell < state.cells().size(); cell++) {
      OptionalDouble spread = spread(cell);
      if (spread.isPresent()) {
        telling++;
        degreesOfFreedom += state.ended(cell) - 1;
        more += forksBeyondDue(cell, spread.getAsDouble(), spreadOfAll) * forkMillis(cell);
      } else if (state.runs(cell)) {
        silent++;
      }
    }
    if (degreesOfFreedom >= ENOUGH) {
      more *= (double) (telling + silent) / telling;
      error = ERRORS * Math.sqrt(2.0 / degreesOfFreedom);
    } else if (telling + silent > 0) {
      more = UNKNOWN;
      error = 1;
    }
  }

  private int forksBeyondDue(int cell, double spread, double spreadOfAll) {
    int ended = state.ended(cell);
    double known = ended - 1.0;
    double squares = known * spread * spread + WEIGHT_OF_ALL * spreadOfAll * spreadOfAll;
    double shrunk = Math.sqrt(squares / (known + WEIGHT_OF_ALL));
    int due = planner.due(cell);
    int most = planner.atMost(cell, forkMillis(cell));
    int having = state.forks(cell);
    int needed =
        Estimate.forksUntil(shrunk, method.stopping().precision(), having + most + 1) - having;
    return planner.isFinished(cell) ? 0 : Math.max(0, Math.min(needed, most) - due);
  }

  /** Returns the geometric mean of the spreads, which a single wild cell does not dominate. */
  private double spreadOfAll() {
    double logs = 0;
    int telling = 0;
    for (int cell = 0; cell < state.cells().size(); cell++) {
      OptionalDouble spread = spread(cell);
      if (spread.isPresent()) {
        double known = state.ended(cell) - 1.0;
        double bias = 1 / known + 1 / (3 * known * known); // Of the logarithm of a variance.
        logs += Math.log(Math.max(LEAST_SPREAD, spread.getAsDouble())) + bias / 2;
        telling++;
      }
    }
    return telling == 0 ? 0 : Math.exp(logs / telling);
  }

  /** Returns the standard deviation of a cell's forks, relative to their mean; empty if unknown. */
  private OptionalDouble spread(int cell) {
    int ended = state.ended(cell);
    if (!state.runs(cell) || ended < 2) {
      return OptionalDouble.empty();
    }
    return state.precision().relativeHalfWidth(cell).stream()
        .map(halfWidth -> Estimate.spread(ended, halfWidth))
        .findFirst();
  }

  private double forkMillis(int cell) {
    int ended = state.ended(cell);
    return ended == 0 ? meanForkMillis : (double) state.busy(cell).toMillis() / ended;
  }

  /** Averages forks that have ended or are ready; before there is any, it is a guess. */
  private double meanForkMillis(Instant now) {
    Forecast.Fork guess = Forecast.Fork.of(method);
    int ended = state.ended();
    double preparations =
        ended * (double) state.meanForkTime().minus(state.meanTurnsTime()).toMillis();
    int prepared = ended;
    for (LiveFork fork : state.live()) {
      if (fork.state() != LiveFork.State.PREPARING) {
        preparations += fork.busy().minus(fork.turns()).toMillis();
        prepared++;
      }
    }
    double oldest = state.live().stream().mapToDouble(fork -> soFar(fork, now)).max().orElse(0);
    double preparation =
        prepared == 0 ? Math.max(guess.preparation(), oldest) : preparations / prepared;
    return preparation + (ended == 0 ? guess.turns() : state.meanTurnsTime().toMillis());
  }

  /** Returns the time on the clock per work; the guess weighs as much as one fork. */
  private double clockPerBusy(Room room, Pace pace, Instant now) {
    double busy = state.ended() * (double) state.meanForkTime().toMillis();
    for (LiveFork fork : state.live()) {
      busy += soFar(fork, now);
    }
    return pace.of(spent.toMillis(), busy, meanForkMillis, Forecast.clockPerBusy(room));
  }

  /** The time on the clock per work, since it last changed. */
  static final class Pace {
    private boolean isDue = true;
    private double spentBefore;
    private double busyBefore;

    /** Forgets the pace so far, because another number of forks works at a time from now on. */
    void change() {
      isDue = true;
    }

    private double of(double spent, double busy, double forkMillis, double guess) {
      if (isDue) {
        spentBefore = spent;
        busyBefore = busy;
        isDue = false;
      }
      return (spent - spentBefore + guess * forkMillis) / (busy - busyBefore + forkMillis);
    }
  }

  private static double soFar(LiveFork fork, Instant now) {
    return fork.state() == LiveFork.State.PREPARING
        ? Duration.between(fork.started(), now).toMillis()
        : fork.busy().toMillis();
  }
}
