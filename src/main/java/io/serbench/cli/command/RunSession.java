package io.serbench.cli.command;

import io.serbench.cli.console.ExitCode;
import io.serbench.cli.console.Terminal;
import io.serbench.cli.option.TableOptions;
import io.serbench.cli.progress.RunProgress;
import io.serbench.cli.work.Context;
import io.serbench.cli.work.DryRun;
import io.serbench.cli.work.OutputFiles;
import io.serbench.cli.work.Reporting;
import io.serbench.result.Course;
import io.serbench.result.Run;
import io.serbench.result.Warning;
import io.serbench.run.Capacity.Room;
import io.serbench.run.Forecast;
import java.io.IOException;
import java.time.Instant;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/**
 * Shows progress and keeps the result file up to date while a run goes on, and prints the tables
 * once when it ends, for whatever reason. Methods are synchronized because Ctrl-C arrives on
 * another thread.
 */
public final class RunSession extends RunProgress {
  private final Context context;
  private final OutputFiles files;
  private final Reporting.RunWriter writer;
  private final TableOptions.TableView view;

  /** The arguments to repeat when resuming the run. */
  private final ResumeOptions.Loading again;

  private Optional<Run> latest = Optional.empty();
  private final Set<Warning.WarningKind> warned = EnumSet.noneOf(Warning.WarningKind.class);
  private boolean ended;
  private boolean failedToWrite;

  private final UnaryOperator<Forecast> whole;

  /**
   * Creates a session for a run that has not begun.
   *
   * @param whole adds to a forecast of the run what comes after it
   */
  public RunSession(
      Context context,
      OutputFiles files,
      TableOptions.TableView view,
      ResumeOptions.Loading again,
      UnaryOperator<Forecast> whole) {
    super(context.services().display());
    this.context = context;
    this.files = files;
    this.writer = context.services().reporting().writer(files.result());
    this.view = view;
    this.again = again;
    this.whole = whole;
  }

  @Override
  public synchronized void runUpdated(Run run) {
    if (!ended) {
      latest = Optional.of(run);
      write(run);
      warn(run, Warning.WarningKind::early);
      super.runUpdated(run);
    }
  }

  /** Keeps the results of a run that has been measured, and shows its progress no more. */
  public synchronized void measured(Run run) {
    if (!ended) {
      runUpdated(run);
      close();
    }
  }

  public synchronized ExitCode finished(Run run) {
    if (!ended) {
      end(run);
    }
    return ExitCode.of(run.cells()).ifWritten(!failedToWrite);
  }

  /** Ends the session with the results so far: the run has not stopped by itself. */
  public synchronized void interrupted() {
    if (ended) {
      return;
    }
    if (latest.isPresent()) {
      end(latest.get().ended(Course.Ending.INTERRUPTED, Instant.now(context.services().clock())));
    } else {
      ended = true;
      close();
      say("interrupted before the first fork ended; there are no results");
    }
  }

  private void end(Run run) {
    ended = true;
    close();
    write(run);
    Reporting reporting = context.services().reporting();
    List<Reporting.Source> source = List.of(Reporting.Source.whole(files.result(), run));
    context.console().text(reporting.screen(source, view));
    failedToWrite |= !OutputFiles.write(files.reports(), source, view, context);
    Terminal terminal = context.services().terminal();
    warn(run, kind -> terminal.stderr() && !terminal.stdout());
    if (!failedToWrite) {
      boolean interrupted = run.course().ending() == Course.Ending.INTERRUPTED;
      String resume =
          "; to resume the run%s: %s"
              .formatted(
                  again.readsPipe() ? ", with the same data in the pipe" : "",
                  again.inShell("-resume=" + files.result()));
      say("the results are in " + files.result() + (interrupted ? resume : ""));
    }
  }

  /** Prints each warning once: those that may make the user stop the run while it goes on. */
  private void warn(Run run, Predicate<Warning.WarningKind> wanted) {
    for (Warning warning : run.warnings()) {
      if (wanted.test(warning.kind()) && warned.add(warning.kind())) {
        say("warning: " + warning.text());
      }
    }
  }

  private void say(String line) {
    context.console().say(line, this::covering);
  }

  /** Writes the run so far. Prints the first error: the run goes on, to be printed at its end. */
  private void write(Run run) {
    try {
      writer.write(run);
    } catch (IOException e) {
      if (!failedToWrite) {
        say(files.result() + " cannot be written: " + e);
      }
      failedToWrite = true;
    }
  }

  @Override
  public void warned(String danger) {
    say("warning: " + danger);
  }

  @Override
  public void roomKnown(Room room) {
    DryRun.room(room).ifPresent(this::say);
  }

  @Override
  public void runForecast(Forecast forecast) {
    say(DryRun.line(whole.apply(forecast)));
  }
}
