package io.serbench.lab.jmh;

import io.serbench.catalog.Row;
import io.serbench.result.CellResult;
import io.serbench.result.ForkResult;
import io.serbench.result.JvmInfo;
import io.serbench.result.Phase;
import io.serbench.result.Run;
import io.serbench.run.Forecast;
import io.serbench.run.RunRequest;
import io.serbench.run.Runner;
import io.serbench.run.Runner.Standing;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.openjdk.jmh.runner.RunnerException;

/**
 * serbench's runner, with JMH after each fork: once serbench has measured a fork of a row, JMH
 * measures a fork of the same row for each operation. serbench's own schedule thus interleaves both
 * tools over the whole run, so that a slow quarter of an hour affects both.
 */
final class PairedRunner implements Runner {
  private final Runner serbench;
  private final Function<JvmInfo, JmhLauncher> jmh;
  private final Path file;
  private final PrintWriter err;
  private volatile boolean interrupted;

  /**
   * Creates a runner for one run.
   *
   * @param jmh returns a launcher of JMH for the JVM that serbench measures
   * @param file the file for JMH's iterations, which is written after every fork
   */
  PairedRunner(Runner serbench, Function<JvmInfo, JmhLauncher> jmh, Path file, PrintWriter err) {
    this.serbench = serbench;
    this.jmh = jmh;
    this.file = file;
    this.err = err;
  }

  @Override
  public Run run(RunRequest request, Runner.RunListener listener) {
    return serbench.run(request, paired(listener));
  }

  /** Returns a listener that has JMH measure after each fork, and passes events on to another. */
  Runner.RunListener paired(Runner.RunListener listener) {
    return new Pairing(listener);
  }

  @Override
  public void interrupt() {
    interrupted = true;
    serbench.interrupt();
  }

  private final class Pairing implements Runner.RunListener {
    private final Runner.RunListener session;
    private final List<JmhFork> forks = new ArrayList<>();
    private final Instant started = Instant.now();
    private Optional<JmhLauncher> launcher = Optional.empty();
    private int planned;
    private int done;

    Pairing(Runner.RunListener session) {
      this.session = session;
    }

    @Override
    public void runForecast(Forecast forecast) {
      session.runForecast(forecast);
    }

    @Override
    public void progressed(Standing standing) {
      planned = standing.planned();
      session.progressed(standing);
    }

    @Override
    public void cellFinished(CellResult row) {
      session.cellFinished(row);
    }

    @Override
    public void forkStarted(Row row, String dataset, int fork) {
      session.forkStarted(row, dataset, fork);
    }

    @Override
    public void phaseStarted(Row row, String phase) {
      session.phaseStarted(row, phase);
    }

    @Override
    public void runUpdated(Run run) {
      if (launcher.isEmpty()) {
        launcher = Optional.of(jmh.apply(run.environment().jvm()));
      }
      session.runUpdated(run);
    }

    @Override
    public void forkFinished(CellResult row, ForkResult fork) {
      if (fork.failure().isEmpty()) {
        measure(row, fork, Phase.SER);
        measure(row, fork, Phase.DESER);
      }
      session.forkFinished(row, fork);
      done++;
      tell(row, fork);
    }

    private void measure(CellResult row, ForkResult fork, Phase phase) {
      if (interrupted) {
        return;
      }
      try {
        forks.add(
            launcher
                .orElseThrow()
                .run(
                    row.id().row(),
                    row.id().workload().dataset(),
                    phase,
                    fork.number(),
                    fork.jvmOptions()));
        JmhFile.write(forks, file);
      } catch (RunnerException e) {
        // The operation then lacks a fork, or its line if all forks fail. The others are
        // unaffected.
        String name = row.id().row() + " " + phase.label();
        err.println(name + ": JMH measured nothing: " + e.getMessage() + "; see its log");
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    private void tell(CellResult row, ForkResult fork) {
      Duration soFar = Duration.between(started, Instant.now());
      Duration left = soFar.multipliedBy(Math.max(0, planned - done)).dividedBy(done);
      String name = row.id().row() + ", fork " + fork.number();
      err.println(done + "/" + planned + " " + name + "; " + left.toSeconds() + " s left");
      err.flush();
    }
  }
}
