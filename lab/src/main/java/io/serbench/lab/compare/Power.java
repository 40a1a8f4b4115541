package io.serbench.lab.compare;

import io.serbench.compare.ComparedRun;
import io.serbench.compare.Gate;
import io.serbench.compare.Judgement;
import io.serbench.compare.RunComparison;
import io.serbench.compare.SelfTest;
import io.serbench.result.CellId;
import io.serbench.result.CellResult;
import io.serbench.result.ForkResult;
import io.serbench.result.Noise;
import io.serbench.result.ResultFile;
import io.serbench.result.Run;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * Shows how often {@code compare -max-slowdown=5%} raises a false alarm for equal runs, and how
 * often it finds a row that is 10 % slower. The runs are simulated ones, real ones whose forks are
 * pooled and dealt out again, and real ones as they are. See {@code lab/compare-power.sh}.
 */
public final class Power {
  private static final Gate GATE =
      new Gate(OptionalDouble.of(0.05), Optional.empty(), false, Optional.empty());
  private static final double SAME = 0.02;
  private static final int SPLITS = 100;
  private static final int POOL = 200;
  private static final int[] FORKS = {3, 5, 8, 10};
  private static final int[] ROWS = {12, 60};

  private final PrintStream out = System.out;

  private Power() {}

  /**
   * Prints the results as Markdown.
   *
   * @param args result files of several runs of the same rows on one machine
   */
  public static void main(String[] args) throws Exception {
    List<Run> runs = new ArrayList<>();
    for (String file : args) {
      runs.add(ResultFile.read(Path.of(file), warning -> {}));
    }
    Power power = new Power();
    power.head();
    power.simulated(runs.get(0));
    power.real(runs);
    power.pairs(runs);
  }

  private void head() {
    out.println(
        "| runs | rows | forks in each | anything different | false alarms | 10 % slower found |");
    out.println("|---|---|---|---|---|---|");
  }

  private void simulated(Run template) {
    for (Simulated simulated : Simulated.ALL) {
      for (int rows : ROWS) {
        Run run = simulated.of(template, rows, POOL);
        for (int forks : FORKS) {
          line("simulated: " + simulated.name(), run, forks);
        }
      }
    }
  }

  /** Pools the forks that each row has in all runs, and deals them out again. */
  private void real(List<Run> runs) {
    List<CellResult> cells = new ArrayList<>();
    for (CellResult cell : runs.get(0).cells()) {
      List<ForkResult> forks =
          runs.stream()
              .flatMap(run -> run.cells().stream())
              .filter(other -> other.id().equals(cell.id()))
              .flatMap(other -> other.forks().stream())
              .toList();
      cells.add(new CellResult(cell.id(), cell.info(), cell.unavailable(), forks, List.of()));
    }
    Run pool = runs.get(0).withCells(cells);
    for (int forks : FORKS) {
      line("real, forks of " + runs.size() + " runs dealt out", pool, forks);
    }
  }

  private void line(String name, Run run, int forks) {
    SelfTest.Result result =
        new SelfTest(run, Noise.REJECT, id -> true).of(GATE, SAME, SPLITS, forks);
    if (result.splits() > 0) {
      out.printf(
          Locale.ROOT,
          "| %s | %d | %d | %d of %d | %d of %5$d | %d of %5$d |%n",
          name,
          result.rows(),
          forks,
          result.different(),
          result.splits(),
          result.tooSlow(),
          result.found());
    }
  }

  /** Compares each run with each other run, as they are. */
  private void pairs(List<Run> runs) {
    List<ComparedRun> sides =
        runs.stream().map(run -> ComparedRun.of("", run, Noise.REJECT, id -> true)).toList();
    int pairs = 0;
    int different = 0;
    int times = 0;
    int wolves = 0;
    int tries = 0;
    int found = 0;
    for (int base = 0; base < sides.size(); base++) {
      for (int next = 0; next < sides.size(); next++) {
        if (base == next) {
          continue;
        }
        RunComparison comparison = RunComparison.of(sides.get(base), sides.get(next), SAME);
        long differing = comparison.times().stream().filter(Judgement::isDifference).count();
        pairs++;
        different += differing > 0 ? 1 : 0;
        times += (int) differing;
        wolves += GATE.tooSlow(comparison).isEmpty() ? 0 : 1;
        tries += comparison.both().size();
        found += (int) comparison.both().stream().filter(row -> isFound(comparison, row)).count();
      }
    }
    out.printf(
        Locale.ROOT,
        "%nOf %d pairs of whole runs as they are, %d call anything different (%.1f times of a"
            + " pair), %d false alarms; of %d rows made 10 %% slower in one of them, %d were"
            + " found.%n",
        pairs,
        different,
        (double) times / pairs,
        wolves,
        tries,
        found);
  }

  /** Returns whether the gate finds a row that was made slower by twice what it allows. */
  private static boolean isFound(RunComparison equals, CellId row) {
    double slower = 1 + 2 * GATE.maxSlowdown().orElseThrow();
    return GATE.tooSlow(equals.slower(row, slower, SAME)).stream()
        .anyMatch(it -> it.change().id().equals(row));
  }
}
