package io.serbench.run;

import io.serbench.catalog.Row;
import io.serbench.result.CellResult;
import io.serbench.result.ForkResult;
import io.serbench.result.Run;
import io.serbench.run.Capacity.Room;
import java.time.Duration;

/** Measures what a request asks for. */
public interface Runner {
  /**
   * Measures everything that a request asks for. A row that fails is a result like any other.
   *
   * @return the run, complete or interrupted
   */
  Run run(RunRequest request, RunListener listener);

  /**
   * Kills all forks and starts no more of them, so that {@link #run} soon returns what was measured
   * so far. This may be called from any thread, even before and after the run.
   */
  void interrupt();

  /** Listens to a run. All calls come from one thread. */
  interface RunListener {
    /** A listener that does nothing. */
    RunListener NONE = new RunListener() {};

    /** Tells what may go wrong on this machine, in a line; before the other calls. */
    default void warned(String danger) {}

    /** Tells what the run will do. */
    default void runForecast(Forecast forecast) {}

    /** Tells how much room there is for forks; called again if it turns out to be less. */
    default void roomKnown(Room room) {}

    /** Tells how far the run is: before the first fork, and whenever forks start or end. */
    default void progressed(Standing standing) {}

    /** Tells that a fork starts; {@code fork} is its number among those of its cell, from 1. */
    default void forkStarted(Row row, String dataset, int fork) {}

    /** Tells that a fork of the row begins a phase, or another step that takes time. */
    default void phaseStarted(Row row, String phase) {}

    /** Tells that a fork has ended, with numbers or with a failure. */
    default void forkFinished(CellResult cell, ForkResult fork) {}

    /** Tells that a cell gets no more forks. Called at most once for each cell. */
    default void cellFinished(CellResult cell) {}

    /** Tells the run so far, at its start and after every fork. */
    default void runUpdated(Run run) {}
  }

  /**
   * How far a run is. Cells that are not available here do not count.
   *
   * @param measured the number of cells with at least one ended fork
   * @param finished the number of cells that get no more forks
   * @param forks the number of forks that have ended, including those of a resumed run
   * @param planned the least number of forks that there will be
   * @param spent how long the run has lasted, without pauses
   * @param most how long the run will still take at most; far from {@code least} until the spread
   *     of forks is known
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
    /** The largest difference of the limits, relative to the run, that counts as sure. */
    private static final double NEAR = 0.2;

    /** Returns whether the limits are so close that {@link #likely} is a good estimate. */
    public boolean isSure() {
      return most.minus(least).toMillis() <= NEAR * spent.plus(most).toMillis();
    }

    /** Returns the mean of both limits. */
    public Duration likely() {
      return least.plus(most).dividedBy(2);
    }
  }
}
