package io.serbench.run;

import io.serbench.catalog.Row;
import io.serbench.result.CellResult;
import io.serbench.result.ForkResult;
import io.serbench.result.Run;
import io.serbench.run.Capacity.Room;

/** Hears what a run does, while it does it. All calls come from one thread. */
public interface RunListener {
  /** Nobody. */
  RunListener NONE = new RunListener() {};

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
