package io.serbench.cli;

import io.serbench.catalog.Row;
import io.serbench.result.Failure;
import io.serbench.result.ForkResult;
import io.serbench.result.JvmInfo;
import io.serbench.result.MachineInfo;
import io.serbench.result.RowResult;
import io.serbench.result.Run;
import io.serbench.result.Settings;
import io.serbench.result.Warning;
import io.serbench.run.RunListener;
import io.serbench.run.RunRequest;
import io.serbench.run.Runner;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Runs one fork of every row, which takes no time and fails on demand. */
final class FakeRunner implements Runner {
  Optional<RunRequest> request = Optional.empty();
  Optional<String> failingRow = Optional.empty();
  volatile boolean interrupted;
  Runnable onInterrupt = () -> {};
  Runnable afterFirstFork = () -> {};
  List<Warning> warnings = List.of();

  @Override
  public Run run(RunRequest asked, RunListener listener) {
    request = Optional.of(asked);
    listener.runPlanned(asked.matrix().rows().size());
    List<RowResult> rows = new ArrayList<>();
    for (Row row : asked.matrix().rows()) {
      String dataset = asked.matrix().datasets().get(0).name();
      listener.forkStarted(row, dataset, 1);
      listener.phaseStarted(row, "ser");
      RowResult result = result(row, dataset);
      rows.add(result);
      listener.forkFinished(result, result.forks().get(0));
      listener.runUpdated(run(asked, Run.Ending.RUNNING, rows));
      if (rows.size() == 1) {
        afterFirstFork.run();
      }
      if (interrupted) {
        return run(asked, Run.Ending.INTERRUPTED, rows);
      }
    }
    return run(asked, Run.Ending.COMPLETE, rows);
  }

  @Override
  public void interrupt() {
    interrupted = true;
    onInterrupt.run();
  }

  private RowResult result(Row row, String dataset) {
    Optional<Failure> failure =
        failingRow
            .filter(row.name()::equals)
            .map(name -> new Failure(Failure.Kind.EXCEPTION, name + " threw", ""));
    ForkResult fork =
        new ForkResult(
            1, FakeServices.NOW, 1, List.of(), -1, -1, Optional.empty(), List.of(), failure);
    return new RowResult(
        row.name(), dataset, row.tags(), row.description(), "l", Optional.empty(), List.of(fork));
  }

  private Run run(RunRequest asked, Run.Ending ending, List<RowResult> rows) {
    return new Run(
        Run.FORMAT_VERSION,
        "test",
        FakeServices.NOW,
        Optional.empty(),
        ending,
        new Settings(
            asked.arguments(),
            asked.seed(),
            asked.method().stopping().least(),
            asked.method().stopping().most(),
            asked.method().stopping().precision(),
            asked.method().stopping().budget().toSeconds(),
            asked.method().noise(),
            asked.matrix().copies(),
            false),
        new MachineInfo("os", "arch", "cpu", 1, 1, List.of(), 1),
        Optional.empty(),
        new JvmInfo("home", 17, "17", "vm", "vendor", "order", "sink", List.of()),
        warnings,
        rows);
  }
}
