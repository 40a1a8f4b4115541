package io.serbench.cli.progress;

import io.serbench.catalog.Row;
import io.serbench.result.CellResult;
import io.serbench.result.ForkResult;
import io.serbench.result.Run;
import io.serbench.run.Runner;
import io.serbench.run.Runner.Standing;
import java.util.Timer;
import java.util.TimerTask;

/** Shows how far a run is. */
public interface Progress extends Runner.Listener, AutoCloseable {
  /** Shows nothing. */
  Progress QUIET =
      new Progress() {
        @Override
        public void close() {}
      };

  /** Returns a line as it must be printed to leave nothing of what has been drawn beside it. */
  default String covering(String line) {
    return line;
  }

  /** Clears what was drawn, and draws nothing any more. May be called several times. */
  @Override
  void close();

  /** A listener that passes on everything to a progress display. */
  abstract class Shown implements Runner.Listener {
    protected final Progress progress;

    protected Shown(Progress progress) {
      this.progress = progress;
    }

    @Override
    public void runUpdated(Run run) {
      progress.runUpdated(run);
    }

    @Override
    public void progressed(Standing standing) {
      progress.progressed(standing);
    }

    @Override
    public void forkStarted(Row row, String dataset, int fork) {
      progress.forkStarted(row, dataset, fork);
    }

    @Override
    public void phaseStarted(Row row, String phase) {
      progress.phaseStarted(row, phase);
    }

    @Override
    public void forkFinished(CellResult cell, ForkResult fork) {
      progress.forkFinished(cell, fork);
    }

    @Override
    public void cellFinished(CellResult cell) {
      progress.cellFinished(cell);
    }
  }

  /** A repeated action, until it is closed. */
  @FunctionalInterface
  interface Ticks extends AutoCloseable {
    @Override
    void close();

    /**
     * Runs an action once a second: often enough for a clock, and rarely enough not to disturb
     * measurements.
     */
    static Ticks everySecond(Runnable what) {
      TimerTask task =
          new TimerTask() {
            @Override
            public void run() {
              what.run();
            }
          };
      Timer timer = new Timer("progress", true);
      timer.schedule(task, 1000, 1000);
      return timer::cancel;
    }
  }
}
