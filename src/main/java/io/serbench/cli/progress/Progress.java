package io.serbench.cli.progress;

import io.serbench.run.Runner;
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
