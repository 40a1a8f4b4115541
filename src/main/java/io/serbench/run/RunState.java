package io.serbench.run;

import io.serbench.catalog.Row;
import io.serbench.machine.MachineWatch;
import io.serbench.result.CellId;
import io.serbench.result.CellResult;
import io.serbench.result.Course;
import io.serbench.result.Course.Ending;
import io.serbench.result.Environment;
import io.serbench.result.ForkResult;
import io.serbench.result.Forks;
import io.serbench.result.JvmInfo;
import io.serbench.result.MachineInfo;
import io.serbench.result.RowInfo;
import io.serbench.result.Run;
import io.serbench.result.Settings;
import io.serbench.result.Target;
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
  private final List<CellResult> results = new ArrayList<>();

  RunState(
      Instant started, RunRequest request, MachineInfo machine, MachineWatch watch, JvmInfo jvm) {
    this.started = started;
    this.settings = settings(request);
    this.machine = machine;
    this.watch = watch;
    this.jvm = jvm;
    this.cells = Plan.of(request).cells();
    cells.forEach(cell -> results.add(nothingYet(cell)));
  }

  private static Settings settings(RunRequest request) {
    Method method = request.method();
    Stopping stopping = method.stopping();
    int least = Math.max(1, stopping.least());
    return new Settings(
        request.arguments(),
        request.seed(),
        new Forks(least, Math.max(least, stopping.most())),
        stopping.most() > stopping.least()
            ? Optional.of(new Target(stopping.precision(), stopping.budget().toMillis() / 1e3))
            : Optional.empty(),
        method.noise(),
        request.matrix().copies(),
        method.preset() == Preset.QUICK,
        request.inProcess());
  }

  private static CellResult nothingYet(Cell cell) {
    Row row = cell.row();
    return new CellResult(
        new CellId(row.name(), cell.copy(), cell.workload()),
        new RowInfo(row.tags(), row.description(), row.library().versioned()),
        cell.unavailable(),
        List.of());
  }

  List<Cell> cells() {
    return cells;
  }

  /** The cell's result as it is now. */
  synchronized CellResult result(int cell) {
    return results.get(cell);
  }

  /** The cell's result with one fork more, which has just ended. */
  synchronized CellResult add(int cell, ForkResult fork) {
    watch.observe();
    CellResult result = results.get(cell).with(fork);
    results.set(cell, result);
    return result;
  }

  /** The run as it is now. */
  synchronized Run snapshot(Ending ending, Optional<Instant> ended) {
    Run run =
        new Run(
            Run.FORMAT_VERSION,
            version(),
            new Course(started, ended, ending),
            settings,
            new Environment(machine, Optional.of(watch.condition()), jvm),
            List.of(),
            results);
    return run.withWarnings(Warnings.of(run));
  }

  private static String version() {
    return Optional.ofNullable(RunState.class.getPackage().getImplementationVersion())
        .orElse("development");
  }
}
