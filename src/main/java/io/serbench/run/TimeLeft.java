package io.serbench.run;

import io.serbench.result.CellResult;
import io.serbench.run.Capacity.Room;
import io.serbench.run.Runner.Standing;
import io.serbench.statistics.Estimate;
import java.time.Duration;
import java.time.Instant;
import java.util.OptionalDouble;

/**
 * How long the rest of a run will take: not only the forks that every cell gets, but those too that
 * its budget will buy. How many those are depends on how much forks of one cell differ, so a cell
 * needs two of them before it tells. Cells that have fewer are taken for like the others, once
 * enough of the others tell.
 *
 * <p>Work is counted in milliseconds that forks keep a processor busy. As two may be busy at a
 * time, less passes on the clock: in the proportion in which it has.
 */
final class TimeLeft {
  /** So many degrees of freedom must all cells have together before their spread says anything. */
  private static final int ENOUGH = 6;

  /** So many standard errors of that spread lie within what is said. */
  private static final double ERRORS = 1.5;

  /** More work than any budget buys. */
  private static final double UNKNOWN = 1e15;

  /** How many forks weighs what all cells say of the spread, for one of them. */
  private static final double WEIGHT_OF_ALL = 1;

  /** Forks agree no better, whatever two of them say: for the mean of logarithms. */
  private static final double LEAST_SPREAD = 0.003;

  private final RunState state;
  private final Planner planner;
  private final Method method;
  private final Duration spent;
  private final double ofAFork;
  private final double toClock;
  private double due;
  private double more;
  private double error;

  TimeLeft(RunState state, Planner planner, Method method, Room room, Pace pace, Instant now) {
    this.state = state;
    this.planner = planner;
    this.method = method;
    this.spent = state.spent(now);
    this.ofAFork = ofAFork(now);
    this.toClock = toClock(room, pace, now);
    count(now);
  }

  /**
   * How far the run is.
   *
   * @param finished cells that get no more forks
   */
  Standing standing(int finished) {
    int cells = 0;
    int measured = 0;
    for (int cell = 0; cell < state.cells().size(); cell++) {
      CellResult known = state.result(cell);
      cells += known.unavailable().isEmpty() ? 1 : 0;
      measured += known.forks().isEmpty() ? 0 : 1;
    }
    int planned = planner.forksCertainlyPlanned();
    return new Standing(cells, measured, finished, state.ended(), planned, spent, least(), most());
  }

  private Duration least() {
    return within(due + more * Math.max(0, 1 - error));
  }

  private Duration most() {
    return within(due + more * (1 + error));
  }

  /** So much work takes no longer than the budget lasts, unless cells have not got their due. */
  private Duration within(double busy) {
    double budget = planner.budgetLeft(spent).toMillis();
    double millis = Math.max(due * toClock, Math.min(busy * toClock, budget));
    return Duration.ofMillis(Math.round(millis));
  }

  private void count(Instant now) {
    for (LiveFork fork : state.live()) {
      due += Math.max(0, ofAFork(fork.index()) - soFar(fork, now));
    }
    for (int cell = 0; cell < state.cells().size(); cell++) {
      due += planner.due(cell) * ofAFork(cell);
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
        more += forksBeyondDue(cell, spread.getAsDouble(), spreadOfAll) * ofAFork(cell);
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
    int most = planner.atMost(cell, ofAFork(cell));
    int having = state.forks(cell);
    int needed =
        Estimate.forksUntil(shrunk, method.stopping().precision(), having + most + 1) - having;
    return planner.isFinished(cell) ? 0 : Math.max(0, Math.min(needed, most) - due);
  }

  /** The geometric mean: one wild cell must not stand for all. */
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

  /** How much forks of a cell differ, relative to their mean; empty where it is not known. */
  private OptionalDouble spread(int cell) {
    int ended = state.ended(cell);
    if (!state.runs(cell) || ended < 2) {
      return OptionalDouble.empty();
    }
    OptionalDouble halfWidth = state.precision().relativeHalfWidth(cell);
    return halfWidth.isEmpty()
        ? halfWidth
        : OptionalDouble.of(Estimate.spread(ended, halfWidth.getAsDouble()));
  }

  private double ofAFork(int cell) {
    int ended = state.ended(cell);
    return ended == 0 ? ofAFork : (double) state.busy(cell).toMillis() / ended;
  }

  /** By those that have ended, and by those that are ready; a guess before there is any. */
  private double ofAFork(Instant now) {
    Forecast.Fork guess = Forecast.Fork.of(method);
    int ended = state.ended();
    double preparations =
        ended * (double) state.timeOfAFork().minus(state.turnsOfAFork()).toMillis();
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
    return preparation + (ended == 0 ? guess.turns() : state.turnsOfAFork().toMillis());
  }

  /** Which part of the work passes on the clock; one fork's work is guessed, and fades. */
  private double toClock(Room room, Pace pace, Instant now) {
    double busy = state.ended() * (double) state.timeOfAFork().toMillis();
    for (LiveFork fork : state.live()) {
      busy += soFar(fork, now);
    }
    return pace.of(spent.toMillis(), busy, ofAFork, Forecast.timeOfBusy(room));
  }

  /** How fast the work goes, since it goes as it will. In milliseconds. */
  static final class Pace {
    private boolean isDue = true;
    private double spentBefore;
    private double busyBefore;

    /** From now on the work goes differently. */
    void change() {
      isDue = true;
    }

    private double of(double spent, double busy, double ofAFork, double guess) {
      if (isDue) {
        spentBefore = spent;
        busyBefore = busy;
        isDue = false;
      }
      return (spent - spentBefore + guess * ofAFork) / (busy - busyBefore + ofAFork);
    }
  }

  private static double soFar(LiveFork fork, Instant now) {
    return fork.state() == LiveFork.State.PREPARING
        ? Duration.between(fork.started(), now).toMillis()
        : fork.busy().toMillis();
  }
}
