package io.serbench.cli.work;

import io.serbench.catalog.Catalog;
import io.serbench.catalog.Row;
import io.serbench.choose.Bench;
import io.serbench.cli.console.UsageException;
import io.serbench.result.Observed;
import io.serbench.result.Run;
import io.serbench.run.RunRequest;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** Lets a search run and try rows as other commands do. */
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
  public Optional<List<Observed>> changed(RunRequest known, List<Row> rows, Duration most) {
    OwnEvolution evolution;
    try {
      evolution = OwnEvolution.of(known);
    } catch (UsageException e) {
      note(e.getMessage());
      return Optional.empty();
    }
    evolution.say(context.console());
    return Optional.of(evolution.within(most, rows, context));
  }

  @Override
  public Optional<Run> measured(RunRequest request, Path file, Duration most) {
    return LimitedRun.of(context, request, file, most);
  }
}
