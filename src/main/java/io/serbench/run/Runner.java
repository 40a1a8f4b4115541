package io.serbench.run;

import io.serbench.catalog.Row;
import io.serbench.result.CellResult;
import io.serbench.result.ForkResult;
import io.serbench.result.Run;
import io.serbench.run.Capacity.Room;
import java.time.Duration;

/** Measures. */
public interface Runner {
  /**
   * Runs everything that was asked for. A row that fails is a result like any other.
   *
   * @param listener is told of each step, and of the run so far after every fork
   */
  Run run(RunRequest request, Listener listener);

  /**
   * Ends the run soon: kills the children and starts no more of them. May be called from any
   * thread, before and after the run too; {@link #run} then returns what there is.
   */
  void interrupt();

  /** Hears what a run does, while it does it. All calls come from one thread. */
  interface Listener {
    /** Nobody. */
    Listener NONE = new Listener() {};

    /** What the run will do. The first call. */
    default void runForecast(Forecast forecast) {}

    /** There is so much room for forks; again where it turns out to be less. */
    default void roomKnown(Room room) {}

    /** How far the run is: before the first fork, and whenever one started or ended. */
    default void progressed(Standing standing) {}

    /** A fork of the row is started; {@code fork} is its number among the row's, from 1. */
    default void forkStarted(Row row, String dataset, int fork) {}

    /** The current fork goes on to a phase, or to another step that takes time. */
    default void phaseStarted(Row row, String phase) {}

    /** A fork ended, with numbers or with a failure. */
    default void forkFinished(CellResult cell, ForkResult fork) {}

    /** The cell has failed, or has its forks and gets no more. Once for each that runs. */
    default void cellFinished(CellResult cell) {}

    /** What is known by now, after every fork. */
    default void runUpdated(Run run) {}
  }

  /**
   * How far a run is. Cells that are not available here do not count.
   *
   * @param cells how many run
   * @param measured how many of them have ended a fork
   * @param finished how many get no more forks
   * @param forks how many have ended, those of an interrupted run included
   * @param planned how many there will be at least
   * @param spent how long the run has lasted, without pauses
   * @param least it takes at least so much longer
   * @param most and at most so much; far from {@code least} until forks can be compared
   */
  record Standing(
      int cells,
      int measured,
      int finished,
      int forks,
      int planned,
      Duration spent,
      Duration least,
      Duration most) {
    /** Of all its time; closer nobody can tell. */
    private static final double NEAR = 0.2;

    /** Whether the limits are so near that what lies between them says it. */
    public boolean isSure() {
      return most.minus(least).toMillis() <= NEAR * spent.plus(most).toMillis();
    }

    /** How much longer it takes, in the middle of the limits. */
    public Duration likely() {
      return least.plus(most).dividedBy(2);
    }
  }
}
