package io.serbench.cli.work;

import io.serbench.catalog.Row;
import io.serbench.cli.console.Interruption;
import io.serbench.cli.progress.Progress;
import io.serbench.process.JvmChoice.JvmException;
import io.serbench.result.CellResult;
import io.serbench.result.Course.Ending;
import io.serbench.result.ForkResult;
import io.serbench.result.Run;
import io.serbench.run.RunRequest;
import io.serbench.run.Runner;
import io.serbench.run.Runner.Standing;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * A run that is a step of another command: it prints no tables, and has no longer than some time.
 */
final class LimitedRun implements Runner.Listener {
  private final Context context;
  private final Reporting.RunWriter writer;
  private final Progress progress;

  private LimitedRun(Context context, Path file, Progress progress) {
    this.context = context;
    this.writer = context.services().reporting().writer(file);
    this.progress = progress;
  }

  /**
   * What was measured in that time, which is in the file as well; empty where it was over before
   * there was a JVM to measure in. Forks that have not ended by then are given up.
   */
  static Optional<Run> of(Context context, RunRequest request, Path file, Duration time) {
    Runner runner = context.services().runner();
    AtomicBoolean over = new AtomicBoolean();
    Timer limit = new Timer("time limit", true);
    limit.schedule(
        new TimerTask() {
          @Override
          public void run() {
            over.set(true);
            runner.interrupt();
          }
        },
        Math.max(0, time.toMillis()));
    try (Progress progress = context.services().progress()) {
      LimitedRun listener = new LimitedRun(context, file, progress);
      Run run =
          context
              .interruption()
              .guard(() -> runner.run(request, listener), runner::interrupt, () -> {});
      listener.keep(run);
      if (run.course().ending() == Ending.INTERRUPTED && !over.get()) {
        throw new Interruption.InterruptedCommandException();
      }
      return Optional.of(run);
    } catch (JvmException e) {
      if (over.get()) {
        return Optional.empty();
      }
      throw e;
    } finally {
      limit.cancel();
    }
  }

  /** The run goes on: what it measures can still be shown. */
  private void keep(Run run) {
    try {
      writer.write(run);
    } catch (IOException e) {
      context.console().say("the results cannot be written: " + e, progress::covering);
    }
  }

  @Override
  public void runUpdated(Run run) {
    keep(run);
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
