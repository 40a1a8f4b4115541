package io.serbench.cli.work;

import io.serbench.catalog.Catalog;
import io.serbench.catalog.Row;
import io.serbench.check.EvolutionCheck;
import io.serbench.check.Trial;
import io.serbench.choose.Search;
import io.serbench.choose.Search.Bench;
import io.serbench.cli.console.Console;
import io.serbench.cli.console.Interruption;
import io.serbench.cli.console.UsageException;
import io.serbench.cli.progress.RunProgress;
import io.serbench.process.JvmChoice.JvmException;
import io.serbench.result.Course.Ending;
import io.serbench.result.Observed;
import io.serbench.result.Run;
import io.serbench.run.RunRequest;
import io.serbench.run.Runner;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;

/** Lets a search measure and try rows as other commands do. */
public record SearchBench(Context context) implements Bench {
  @Override
  public void note(String line) {
    context.console().note(line);
  }

  @Override
  public Clock clock() {
    return context.services().clock();
  }

  @Override
  public Catalog catalog() {
    return context.services().catalog();
  }

  @Override
  public RunRequest tried(RunRequest request, Duration most) {
    return new OwnData(context).tried(request, most);
  }

  @Override
  public List<Observed> changed(RunRequest known, List<Row> rows, Duration most) {
    try {
      OwnData.announceVersions(known, context.console());
    } catch (UsageException e) {
      note(e.getMessage());
      return List.of();
    }
    Trial<Observed> trial =
        context.services().check(new EvolutionCheck(EvolutionCheck.EDITS), false);
    return context.interruption().guard(trial, Search.of(known, rows), observed -> {}, most);
  }

  @Override
  public Optional<Run> measured(RunRequest request, Path file, Duration most) {
    Runner runner = context.services().runner();
    AtomicBoolean over = new AtomicBoolean();
    Runnable stop =
        () -> {
          over.set(true);
          runner.interrupt();
        };
    try (Step step = new Step(context, file)) {
      Supplier<Run> running = () -> runner.run(request, step);
      Run run =
          Interruption.limited(
              most, stop, () -> context.interruption().guard(running, runner::interrupt, () -> {}));
      step.keep(run);
      if (run.course().ending() == Ending.INTERRUPTED && !over.get()) {
        throw new Interruption.InterruptedCommandException();
      }
      return Optional.of(run);
    } catch (JvmException e) {
      if (over.get()) {
        return Optional.empty();
      }
      throw e;
    }
  }

  private static final class Step extends RunProgress {
    private final Console console;
    private final Reporting.RunWriter writer;

    private Step(Context context, Path file) {
      super(context.services().display());
      this.console = context.console();
      this.writer = context.services().reporting().writer(file);
    }

    /** Writes the run so far. If that fails, it goes on: its results can still be shown. */
    private void keep(Run run) {
      try {
        writer.write(run);
      } catch (IOException e) {
        console.say("the results cannot be written: " + e, this::covering);
      }
    }

    @Override
    public synchronized void runUpdated(Run run) {
      keep(run);
      super.runUpdated(run);
    }
  }
}
