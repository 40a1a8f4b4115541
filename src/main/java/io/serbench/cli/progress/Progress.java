package io.serbench.cli.progress;

import io.serbench.catalog.Row;
import io.serbench.result.CellResult;
import io.serbench.result.ForkResult;
import io.serbench.result.Run;
import io.serbench.run.Runner;
import io.serbench.run.Runner.Standing;
import java.util.Timer;
import java.util.TimerTask;

/** Shows a person how far a run is. */
public interface Progress extends Runner.Listener, AutoCloseable {
  /** Shows nothing. */
  Progress QUIET =
      new Progress() {
        @Override
        public void close() {}
      };

  /** A line of text as it must be printed to leave nothing visible of what has been drawn. */
  default String covering(String line) {
    return line;
  }

  /** Clears what it has drawn; nothing is drawn after. May be called twice. */
  @Override
  void close();

  /** Passes on what it hears of a run. */
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

  /** Something that is done every now and then, until it is closed. */
  @FunctionalInterface
  interface Ticks extends AutoCloseable {
    @Override
    void close();

    /** Once a second: what a clock needs, and little beside what is measured meanwhile. */
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
