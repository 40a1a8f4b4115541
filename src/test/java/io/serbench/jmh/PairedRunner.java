package io.serbench.jmh;

import io.serbench.catalog.Row;
import io.serbench.fork.RunListener;
import io.serbench.fork.RunRequest;
import io.serbench.fork.Runner;
import io.serbench.result.ForkResult;
import io.serbench.result.JvmInfo;
import io.serbench.result.Phase;
import io.serbench.result.RowResult;
import io.serbench.result.Run;
import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.openjdk.jmh.runner.RunnerException;

/**
 * serbench's runner, with JMH after each fork: as soon as serbench has measured a fork of a row,
 * JMH measures a fork of the same row for each operation. serbench's own schedule thus interleaves
 * both tools over the whole time, so that a slow quarter of an hour hits both.
 */
final class PairedRunner implements Runner {
  private final Runner serbench;
  private final Folder folder;
  private final PrintWriter err;
  private volatile boolean interrupted;

  PairedRunner(Runner serbench, Folder folder, PrintWriter err) {
    this.serbench = serbench;
    this.folder = folder;
    this.err = err;
  }

  @Override
  public Run run(RunRequest request, RunListener listener) {
    try (PrintStream log = new PrintStream(Files.newOutputStream(folder.jmhLog()), true)) {
      return serbench.run(request, new Pairing(listener, log));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void interrupt() {
    interrupted = true;
    serbench.interrupt();
  }

  private final class Pairing implements RunListener {
    private final RunListener session;
    private final PrintStream log;
    private final List<JmhFork> forks = new ArrayList<>();
    private final Instant started = Instant.now();
    private Optional<JvmInfo> jvm = Optional.empty();
    private int planned;
    private int done;

    Pairing(RunListener session, PrintStream log) {
      this.session = session;
      this.log = log;
    }

    @Override
    public void runPlanned(int count) {
      planned = count;
      session.runPlanned(count);
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
      jvm = Optional.of(run.jvm());
      session.runUpdated(run);
    }

    @Override
    public void forkFinished(RowResult row, ForkResult fork) {
      if (fork.failure().isEmpty()) {
        jmh(row, fork, Phase.SER);
        jmh(row, fork, Phase.DESER);
      }
      session.forkFinished(row, fork);
      done++;
      tell(row, fork);
    }

    private void jmh(RowResult row, ForkResult fork, Phase phase) {
      if (interrupted) {
        return;
      }
      try {
        forks.add(
            new JmhForks(jvm.orElseThrow(), log)
                .run(row.row(), row.dataset(), phase, fork.fork(), fork.jvmOptions()));
        JmhFile.write(forks, folder.jmh());
      } catch (RunnerException e) {
        // The row lacks a fork, and where all fail its line; the rest is as good as without.
        err.println(
            row.row()
                + " "
                + phase.label()
                + ": JMH measured nothing ("
                + e.getMessage()
                + "); see "
                + folder.jmhLog());
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    private void tell(RowResult row, ForkResult fork) {
      Duration soFar = Duration.between(started, Instant.now());
      Duration left = soFar.multipliedBy(Math.max(0, planned - done)).dividedBy(done);
      err.println(
          done
              + "/"
              + planned
              + " "
              + row.row()
              + ", fork "
              + fork.fork()
              + "; "
              + left.toSeconds()
              + " s left");
      err.flush();
    }
  }
}
