package io.serbench.run;

import io.serbench.catalog.Row;
import io.serbench.machine.MachineWatch;
import io.serbench.result.ForkResult;
import io.serbench.result.JvmInfo;
import io.serbench.result.MachineInfo;
import io.serbench.result.RowResult;
import io.serbench.result.Run;
import io.serbench.result.Run.Ending;
import io.serbench.result.Settings;
import io.serbench.result.Usage;
import io.serbench.statistics.Warnings;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A run while it grows. Threads may look at it while another adds to it. */
public final class RunState {
  private final Instant started;
  private final Settings settings;
  private final MachineInfo machine;
  private final MachineWatch watch;
  private final JvmInfo jvm;
  private final List<Cell> cells;
  private final List<RowResult> results = new ArrayList<>();

  RunState(
      Instant started, RunRequest request, MachineInfo machine, MachineWatch watch, JvmInfo jvm) {
    Stopping stopping = request.method().stopping();
    this.started = started;
    this.settings =
        new Settings(
            request.arguments(),
            request.seed(),
            stopping.least(),
            stopping.most(),
            stopping.precision(),
            stopping.budget().toMillis() / 1e3,
            request.method().noise(),
            request.matrix().copies(),
            request.method().preset() == Preset.QUICK);
    this.machine = machine;
    this.watch = watch;
    this.jvm = jvm;
    this.cells = Plan.of(request).cells();
    cells.forEach(cell -> results.add(nothingYet(cell)));
  }

  private static RowResult nothingYet(Cell cell) {
    Row row = cell.row();
    return new RowResult(
        cell.name(),
        cell.dataset().name(),
        Optional.of(cell.usage()).filter(usage -> !usage.equals(Usage.DEFAULT)),
        row.tags(),
        row.description(),
        row.library().versioned(),
        cell.unavailable(),
        List.of());
  }

  List<Cell> cells() {
    return cells;
  }

  /** The cell's result as it is now. */
  synchronized RowResult result(int cell) {
    return results.get(cell);
  }

  /** The cell's result with one fork more, which has just ended. */
  synchronized RowResult add(int cell, ForkResult fork) {
    watch.observe();
    RowResult result = results.get(cell).with(fork);
    results.set(cell, result);
    return result;
  }

  /** The run as it is now. */
  synchronized Run snapshot(Ending ending, Optional<Instant> ended) {
    Run run =
        new Run(
            Run.FORMAT_VERSION,
            version(),
            started,
            ended,
            ending,
            settings,
            machine,
            Optional.of(watch.condition()),
            jvm,
            List.of(),
            results);
    return run.withWarnings(Warnings.of(run));
  }

  private static String version() {
    return Optional.ofNullable(RunState.class.getPackage().getImplementationVersion())
        .orElse("development");
  }
}
