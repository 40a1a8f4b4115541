package io.serbench.lab.jmh;

import io.serbench.lab.jmh.JmhFork.Iteration;
import io.serbench.result.CellResult;
import io.serbench.result.Phase;
import io.serbench.result.Run;
import io.serbench.statistics.Baseline;
import io.serbench.statistics.Estimate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The times of both tools, side by side.
 *
 * @param lines a line for each operation that both tools measured
 * @param missing the operations that one of the tools did not measure
 */
record Comparison(List<Line> lines, List<String> missing) {
  /**
   * One operation of one row. Times are in nanoseconds per call.
   *
   * @param cell the row, followed by the data set if there are several
   * @param jmh the times by JMH
   * @param clean serbench's estimate
   * @param mean serbench's plain mean
   */
  record Line(String cell, Phase phase, JmhTimes jmh, double clean, double mean) {}

  Comparison {
    lines = List.copyOf(lines);
    missing = List.copyOf(missing);
  }

  /** Returns the comparison of a run with JMH's forks, in the order of the run. */
  static Comparison of(Run run, List<JmhFork> forks) {
    OurTimes ours = new OurTimes(run);
    double limit = Baseline.of(run).map(it -> it.undisturbed().limitNanos()).orElse(0.0);
    boolean several =
        run.cells().stream().map(cell -> cell.id().workload().dataset()).distinct().count() > 1;
    List<Line> lines = new ArrayList<>();
    List<String> missing = new ArrayList<>();
    for (CellResult row : run.cells()) {
      String cell = several ? row.id().row() + " " + row.id().workload().dataset() : row.id().row();
      for (Phase phase : List.of(Phase.SER, Phase.DESER)) {
        Optional<Estimate> clean = ours.clean(row, phase);
        Optional<Estimate> plain = ours.plain(row, phase);
        List<Iteration> iterations = iterations(row, phase, forks);
        if (clean.isEmpty() || plain.isEmpty() || iterations.isEmpty()) {
          missing.add(cell + " " + phase.label());
        } else {
          lines.add(
              new Line(
                  cell,
                  phase,
                  JmhTimes.of(iterations, limit),
                  clean.get().value(),
                  plain.get().value()));
        }
      }
    }
    return new Comparison(lines, missing);
  }

  private static List<Iteration> iterations(CellResult row, Phase phase, List<JmhFork> forks) {
    return forks.stream()
        .filter(
            fork ->
                fork.row().equals(row.id().row())
                    && fork.dataset().equals(row.id().workload().dataset()))
        .filter(fork -> fork.phase() == phase)
        .flatMap(fork -> fork.iterations().stream())
        .toList();
  }
}
