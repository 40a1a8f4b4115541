package io.serbench.compare;

import io.serbench.result.CellId;
import io.serbench.result.CellResult;
import io.serbench.result.Noise;
import io.serbench.result.Run;
import io.serbench.result.Summary.Status;
import io.serbench.statistics.Baseline;
import io.serbench.statistics.CellSummary;
import io.serbench.statistics.Summaries;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * One of the runs that are compared.
 *
 * @param name by which a reader knows it: its file
 * @param run what was measured
 * @param cells those that are looked at, in the order of the run
 * @param baseline the speed of the machine; empty where no witness ran
 */
public record ComparedRun(
    String name, Run run, Map<CellId, CellSummary> cells, Optional<Baseline> baseline) {
  /**
   * A run.
   *
   * @param noise what to do with disturbed batches; the same for both sides
   * @param shown which cells are looked at; the others count where the machine is judged
   */
  public static ComparedRun of(String name, Run run, Noise noise, Predicate<CellId> shown) {
    Summaries summaries = new Summaries(run, noise);
    Map<CellId, CellSummary> cells = new LinkedHashMap<>();
    for (CellResult cell : run.cells()) {
      if (shown.test(cell.id())) {
        cells.put(cell.id(), summaries.of(cell));
      }
    }
    return new ComparedRun(name, run, cells, Baseline.of(run));
  }

  /**
   * The ways in which a run ran its rows, such as with two versions of a library: the first of
   * them, and then those that are compared with it, each as a run of rows without variants. Their
   * forks took turns, so one speed of the machine holds for all.
   *
   * @param noise what to do with disturbed batches
   * @param shown which cells are looked at
   * @return empty for a run in which every row ran in one way
   */
  public static List<ComparedRun> variants(
      String name, Run run, Noise noise, Predicate<CellId> shown) {
    Map<Optional<String>, Map<CellId, CellResult>> ways = new LinkedHashMap<>();
    for (CellResult cell : run.cells()) {
      if (shown.test(cell.id())) {
        CellId id = cell.id().withoutVariant();
        ways.computeIfAbsent(cell.id().variant(), none -> new LinkedHashMap<>())
            .put(id, cell.as(id));
      }
    }
    if (ways.size() < 2) {
      return List.of();
    }
    Set<CellId> compared =
        ways.values().stream()
            .skip(1)
            .flatMap(way -> way.keySet().stream())
            .collect(Collectors.toSet());
    List<ComparedRun> runs = new ArrayList<>();
    ways.forEach(
        (mark, cells) -> {
          Run way = run.withCells(List.copyOf(cells.values())).in(run.environment().of(mark));
          ComparedRun side = of(name + mark.orElse(""), way, noise, compared::contains);
          runs.add(new ComparedRun(side.name(), way, side.cells(), Baseline.of(run)));
        });
    return runs;
  }

  /** How many forks the best known cell has; 0 where none has numbers. */
  public int mostForks() {
    return cells.values().stream()
        .filter(cell -> cell.status() == Status.OK)
        .mapToInt(cell -> cell.trust().forks())
        .max()
        .orElse(0);
  }

  /** Whether it has numbers of a cell. */
  boolean measured(CellId id) {
    return has(id, Status.OK);
  }

  /** Whether a cell failed in it. */
  boolean failed(CellId id) {
    return has(id, Status.ERROR);
  }

  private boolean has(CellId id, Status status) {
    return cells.containsKey(id) && cells.get(id).status() == status;
  }
}
