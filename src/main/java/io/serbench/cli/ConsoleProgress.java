package io.serbench.cli;

import io.serbench.catalog.Row;
import io.serbench.result.CellResult;
import io.serbench.result.ForkResult;
import io.serbench.result.SafeText;
import java.io.PrintWriter;
import java.util.Optional;
import me.tongfei.progressbar.DelegatingProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarStyle;

/**
 * One line on a terminal: how many forks are done, how long that took, how long the rest will take,
 * and which row is in which phase.
 *
 * <p>The bar is given its width. Left alone it would ask jline, which takes over the handling of
 * Ctrl-C, so that no shutdown hook would run.
 */
final class ConsoleProgress implements Progress {
  private static final int UPDATE_MILLIS = 250;

  private final PrintWriter err;
  private final int width;
  private final boolean colours;
  private Optional<ProgressBar> bar = Optional.empty();
  private String current = "";
  private int failed;

  ConsoleProgress(PrintWriter err, int width, boolean colours) {
    this.err = err;
    this.width = width;
    this.colours = colours;
  }

  @Override
  public synchronized void runPlanned(int forks) {
    if (bar.isPresent()) {
      bar.get().maxHint(forks);
      return;
    }
    bar =
        Optional.of(
            ProgressBar.builder()
                .setTaskName("forks")
                .setInitialMax(forks)
                .setUpdateIntervalMillis(UPDATE_MILLIS)
                .continuousUpdate()
                .setStyle(
                    colours ? ProgressBarStyle.COLORFUL_UNICODE_BLOCK : ProgressBarStyle.ASCII)
                .setConsumer(new DelegatingProgressBarConsumer(this::draw, width))
                .build());
  }

  @Override
  public synchronized void forkStarted(Row row, String dataset, int fork) {
    current = row.name() + " " + dataset + " #" + fork;
    say(current);
  }

  @Override
  public synchronized void phaseStarted(Row row, String phase) {
    say(current + " " + phase);
  }

  @Override
  public synchronized void forkFinished(CellResult row, ForkResult fork) {
    if (fork.failure().isPresent()) {
      failed++;
    }
    bar.ifPresent(ProgressBar::step);
  }

  /** Printed in one piece, because the bar is drawn by a thread of its own. */
  @Override
  public synchronized String covering(String line) {
    return bar.isEmpty() ? line : '\r' + padded(line);
  }

  @Override
  public void close() {
    Optional<ProgressBar> closing;
    synchronized (this) {
      closing = bar;
      bar = Optional.empty();
    }
    // Without the lock: the bar waits for its own thread, and that draws.
    if (closing.isPresent()) {
      closing.get().close();
      draw("");
      err.print('\r');
      err.flush();
    }
  }

  private void say(String text) {
    bar.ifPresent(
        it ->
            it.setExtraMessage(
                SafeText.line(text) + (failed == 0 ? "" : " (" + failed + " failed)")));
  }

  /** Overwrites the line. */
  private void draw(String text) {
    err.print('\r' + padded(text));
    err.flush();
  }

  private String padded(String text) {
    return text + " ".repeat(Math.max(0, width - text.length()));
  }
}
