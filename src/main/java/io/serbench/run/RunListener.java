package io.serbench.run;

import io.serbench.catalog.Row;
import io.serbench.result.CellResult;
import io.serbench.result.ForkResult;
import io.serbench.result.Run;

/** Hears what a run does, while it does it. All calls come from one thread. */
public interface RunListener {
  /** Nobody. */
  RunListener NONE = new RunListener() {};

  /** There is so much room for forks; again where it turns out to be less. */
  default void roomKnown(Room room) {}

  /**
   * So many forks will be run, those that already were included. The first call, and called again
   * when some rows turn out to need more.
   */
  default void runPlanned(int forks) {}

  /** A fork of the row is started; {@code fork} is its number among the row's, from 1. */
  default void forkStarted(Row row, String dataset, int fork) {}

  /** The current fork goes on to a phase, or to another step that takes time. */
  default void phaseStarted(Row row, String phase) {}

  /** A fork ended, with numbers or with a failure. */
  default void forkFinished(CellResult row, ForkResult fork) {}

  /** What is known by now, after every fork. */
  default void runUpdated(Run run) {}
}
