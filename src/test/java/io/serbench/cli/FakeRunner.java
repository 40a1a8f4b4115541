package io.serbench.cli;

import io.serbench.catalog.Row;
import io.serbench.result.CellId;
import io.serbench.result.CellResult;
import io.serbench.result.Course;
import io.serbench.result.EnvironmentBuilder;
import io.serbench.result.Failure;
import io.serbench.result.ForkResult;
import io.serbench.result.Run;
import io.serbench.result.RunBuilder;
import io.serbench.result.Runs;
import io.serbench.result.Settings;
import io.serbench.result.Settings.ForkRange;
import io.serbench.result.Usage;
import io.serbench.result.Warning;
import io.serbench.result.Workload;
import io.serbench.run.Forecast;
import io.serbench.run.RunRequest;
import io.serbench.run.Runner;
import io.serbench.run.Runner.Standing;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;

/** Runs one fork of every row, which takes no time and fails on demand. */
public final class FakeRunner implements Runner {
  private static final int SIZE = 90;

  public Optional<RunRequest> request = Optional.empty();
  public final List<RunRequest> requests = new ArrayList<>();

  /** How many nanoseconds rows take there and back in each fork; others have no numbers. */
  public Map<String, double[]> totals = Map.of();

  public Optional<String> failingRow = Optional.empty();

  /** Rows without numbers in all runs but the first. */
  public List<String> failingLater = List.of();

  public Optional<Function<RunRequest, Forecast>> forecaster = Optional.empty();
  public volatile boolean interrupted;
  public Runnable onInterrupt = () -> {};
  public Runnable afterFirstFork = () -> {};
  public List<Warning> warnings = List.of();

  @Override
  public Run run(RunRequest asked, Runner.RunListener listener) {
    request = Optional.of(asked);
    requests.add(asked);
    forecaster.ifPresent(by -> listener.runForecast(by.apply(asked)));
    int planned = asked.matrix().rows().size();
    listener.progressed(
        new Standing(planned, 0, 0, 0, planned, Duration.ZERO, Duration.ZERO, Duration.ZERO));
    List<CellResult> rows = new ArrayList<>();
    for (Row row : asked.matrix().rows()) {
      String dataset = asked.matrix().datasets().get(0).name();
      listener.forkStarted(row, dataset, 1);
      listener.phaseStarted(row, "ser");
      CellResult result = result(row, dataset);
      rows.add(result);
      listener.forkFinished(result, result.forks().get(0));
      listener.runUpdated(run(asked, Course.Ending.RUNNING, rows));
      if (rows.size() == 1) {
        afterFirstFork.run();
      }
      if (interrupted) {
        return run(asked, Course.Ending.INTERRUPTED, rows);
      }
    }
    return run(asked, Course.Ending.COMPLETE, rows);
  }

  @Override
  public void interrupt() {
    interrupted = true;
    onInterrupt.run();
  }

  private CellResult result(Row row, String dataset) {
    boolean fails = requests.size() > 1 && failingLater.contains(row.name());
    if (totals.containsKey(row.name()) && !fails) {
      return Runs.measured(Runs.row(row.name(), row.tags()), SIZE, totals.get(row.name()));
    }
    Optional<Failure> failure =
        failingRow
            .filter(row.name()::equals)
            .or(() -> Optional.of(row.name()).filter(name -> fails))
            .map(name -> Failure.of(Failure.Mode.EXCEPTION, name + " threw"));
    ForkResult fork =
        new ForkResult(
            1,
            FakeServices.NOW,
            1,
            List.of(),
            Optional.empty(),
            OptionalDouble.empty(),
            List.of(),
            Optional.empty(),
            failure);
    return new CellResult(
        new CellId(row.name(), Optional.empty(), new Workload(dataset, Usage.DEFAULT)),
        Runs.info(row.tags(), "l"),
        Optional.empty(),
        List.of(fork),
        List.of());
  }

  private Run run(RunRequest asked, Course.Ending ending, List<CellResult> rows) {
    Settings settings =
        new Settings(
            asked.arguments(),
            asked.seed(),
            new ForkRange(1, 1),
            Optional.empty(),
            asked.method().noise(),
            asked.matrix().copies(),
            false,
            asked.inProcess());
    return RunBuilder.of(Runs.run(ending, settings, warnings, rows))
        .serbench("development")
        .course(new Course(FakeServices.NOW, Optional.empty(), ending, List.of()))
        .environment(EnvironmentBuilder.usual().inputs(Optional.of(asked.inputs())).build())
        .build();
  }
}
