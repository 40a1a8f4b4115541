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
 * One side of a comparison.
 *
 * @param name the name to show, that of its file
 * @param cells the cells to compare, in the order of the run
 * @param baseline the speed of the machine; empty if no witness ran
 */
public record ComparedRun(
    String name, Run run, Map<CellId, CellSummary> cells, Optional<Baseline> baseline) {
  /**
   * Returns a run as a side.
   *
   * @param noise what to do with disturbed batches; the same for both sides
   * @param shown selects the cells to compare; all cells count for the speed of the machine
   */
  public static ComparedRun of(String name, Run run, Noise noise, Predicate<CellId> shown) {
    return of(name, run, Baseline.of(run), noise, shown);
  }

  private static ComparedRun of(
      String name, Run run, Optional<Baseline> baseline, Noise noise, Predicate<CellId> shown) {
    Summaries summaries = new Summaries(run, noise);
    Map<CellId, CellSummary> cells = new LinkedHashMap<>();
    run.cells().stream()
        .filter(cell -> shown.test(cell.id()))
        .forEach(cell -> cells.put(cell.id(), summaries.of(cell)));
    return new ComparedRun(name, run, cells, baseline);
  }

  /**
   * Returns the variants of one run, such as two versions of a library, each as a run of rows
   * without variants: first the one that the others are compared with. Their forks took turns, so
   * one speed of the machine holds for all.
   *
   * @return empty for a run with a single variant
   */
  public static List<ComparedRun> variants(
      String name, Run run, Noise noise, Predicate<CellId> shown) {
    Map<Optional<String>, List<CellResult>> ways = new LinkedHashMap<>();
    for (CellResult cell : run.cells()) {
      if (shown.test(cell.id())) {
        ways.computeIfAbsent(cell.id().variant(), none -> new ArrayList<>())
            .add(cell.withId(cell.id().withoutVariant()));
      }
    }
    Set<CellId> compared =
        ways.values().stream()
            .skip(1)
            .flatMap(List::stream)
            .map(CellResult::id)
            .collect(Collectors.toSet());
    List<ComparedRun> runs = new ArrayList<>();
    ways.forEach(
        (mark, cells) -> {
          Run way = run.withCells(cells).withEnvironment(run.environment().of(mark));
          runs.add(of(name + mark.orElse(""), way, Baseline.of(run), noise, compared::contains));
        });
    return ways.size() < 2 ? List.of() : runs;
  }

  /** Returns the largest number of forks of any cell with numbers; 0 if no cell has any. */
  public int mostForks() {
    return cells.values().stream()
        .filter(CellSummary::hasNumbers)
        .mapToInt(cell -> cell.trust().forks())
        .max()
        .orElse(0);
  }

  /** Returns whether a cell is in the run and has a status there. */
  public boolean has(CellId id, Status status) {
    return cells.containsKey(id) && cells.get(id).status() == status;
  }
}
