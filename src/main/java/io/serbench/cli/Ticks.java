package io.serbench.cli;

import java.util.Timer;
import java.util.TimerTask;

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
