package io.serbench.run;

import io.serbench.catalog.Row;
import io.serbench.check.Verification;
import io.serbench.dataset.DatasetSource;
import io.serbench.machine.MachineWatch;
import io.serbench.protocol.Check;
import io.serbench.protocol.Subject;
import io.serbench.result.ForkResult;
import io.serbench.result.JvmInfo;
import io.serbench.result.MachineInfo;
import io.serbench.result.RowResult;
import io.serbench.result.Run;
import io.serbench.result.Run.Ending;
import io.serbench.result.Settings;
import io.serbench.result.Way;
import io.serbench.statistics.Warnings;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A run while it grows. Threads may look at it while another adds to it. */
public final class RunState {
  /** One row on one data set in one way. */
  record Cell(Row row, DatasetSource dataset, Way way, String name) {
    Subject subject() {
      return new Subject(dataset.name(), way);
    }

    Check check() {
      return new Check(subject(), dataset.path());
    }

    /** The data set, and the way where it is not the usual one: {@code media.1@text}. */
    String label() {
      return way.label(dataset.name());
    }
  }

  private final Instant started;
  private final Settings settings;
  private final MachineInfo machine;
  private final MachineWatch watch;
  private final JvmInfo jvm;
  private final List<Cell> cells = new ArrayList<>();
  private final List<RowResult> results = new ArrayList<>();
  private final List<Verification> obstacles = new ArrayList<>();

  RunState(
      Instant started, RunRequest request, MachineInfo machine, MachineWatch watch, JvmInfo jvm) {
    this.started = started;
    this.settings =
        new Settings(
            request.arguments(),
            request.seed(),
            request.stopping().least(),
            request.stopping().most(),
            request.stopping().precision(),
            request.stopping().budget().toMillis() / 1e3,
            request.noise(),
            request.twins(),
            request.preset() == Preset.QUICK);
    this.machine = machine;
    this.watch = watch;
    this.jvm = jvm;
    for (DatasetSource dataset : request.datasets()) {
      for (Way way : request.ways()) {
        for (Row row : request.rows()) {
          Optional<String> obstacle = row.obstacle(dataset.type(), way.medium(), way.shared());
          if (obstacle.isEmpty()) {
            add(row, dataset, way, request.twins(), request.unavailable(row));
          } else {
            obstacles.add(
                Verification.notCarried(row.name(), way.label(dataset.name()), obstacle.get()));
          }
        }
      }
    }
  }

  /** Twins are one row under several names. */
  private void add(
      Row row, DatasetSource dataset, Way way, int twins, Optional<String> unavailable) {
    for (int twin = 1; twin <= twins; twin++) {
      String name = twins == 1 ? row.name() : row.name() + "#" + twin;
      Cell cell = new Cell(row, dataset, way, name);
      cells.add(cell);
      results.add(nothingYet(cell, unavailable));
    }
  }

  private static RowResult nothingYet(Cell cell, Optional<String> unavailable) {
    Row row = cell.row();
    return new RowResult(
        cell.name(),
        cell.dataset().name(),
        Optional.of(cell.way()).filter(way -> !way.equals(Way.DEFAULT)),
        row.tags(),
        row.description(),
        row.library().versioned(),
        unavailable,
        List.of());
  }

  List<Cell> cells() {
    return cells;
  }

  /** The cells, those of one row together. */
  Collection<List<Cell>> cellsByRow() {
    Map<String, List<Cell>> byRow = new LinkedHashMap<>();
    for (Cell cell : cells) {
      byRow.computeIfAbsent(cell.name(), name -> new ArrayList<>()).add(cell);
    }
    return byRow.values();
  }

  /** What of the request is no cell, since its row does not carry the data. */
  List<Verification> obstacles() {
    return obstacles;
  }

  /** How many cells have a row that can run here. */
  synchronized int available() {
    return (int) results.stream().filter(result -> result.unavailable().isEmpty()).count();
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
