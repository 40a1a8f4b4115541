package io.serbench.lab.evidence;

import io.serbench.result.Noise;
import io.serbench.result.ResultFile;
import io.serbench.result.Run;
import io.serbench.statistics.WitnessReport;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * Shows how far runs of the same rows differ, each from the one before it: as serbench reports
 * them; corrected for the speed of the machine, whose clock may have been lower during the whole of
 * one run; and with the noise kept.
 */
public final class Repeatability {
  private final PrintStream out = System.out;

  private Repeatability() {}

  /**
   * Prints the differences.
   *
   * @param args two result files, to print all of their values; or a name and result files, to
   *     print a line of a Markdown table for each two consecutive runs
   */
  public static void main(String[] args) throws Exception {
    Repeatability repeatability = new Repeatability();
    if (args.length == 2) {
      repeatability.values(new TwoRuns(read(args[0]), read(args[1])));
    } else {
      repeatability.lines(args[0], Arrays.stream(args).skip(1).map(Repeatability::read).toList());
    }
  }

  private static Run read(String file) {
    try {
      return ResultFile.read(Path.of(file), warning -> {});
    } catch (Exception e) {
      throw new IllegalArgumentException(file + " cannot be read", e);
    }
  }

  private void values(TwoRuns runs) {
    print("%-26s %-5s %9s %9s %8s   %s%n", "", "", "first", "second", "differ", "forks");
    for (TwoRuns.Pair pair : runs.pairs(Noise.REJECT)) {
      print(
          "%-26s %-5s %9.1f %9.1f %+7.2f%%   %d, %d%n",
          pair.first().name(),
          pair.phase().label(),
          pair.before(),
          pair.after(),
          pair.difference(),
          pair.first().trust().forks(),
          pair.second().trust().forks());
    }
    summary("noise rejected", runs.values(Noise.REJECT));
    summary("ratios of rows", runs.ratios());
    summary("at one speed", runs.valuesAtOneSpeed());
    print("second run: machine slower by %+.2f %%, says the witness%n", 100 * (runs.slower() - 1));
    summary("noise kept", runs.values(Noise.KEEP));
    print("first run: %.1f s a row%n", secondsOfARow(runs.first()));
    print("second run: %.1f s a row%n", secondsOfARow(runs.second()));
  }

  private void lines(String name, List<Run> runs) {
    for (int i = 1; i < runs.size(); i++) {
      Run first = runs.get(i - 1);
      Run second = runs.get(i);
      TwoRuns both = new TwoRuns(first, second);
      Spread values = both.values(Noise.REJECT);
      Spread ratios = both.ratios();
      print(
          "| %s | %.0f, %.0f %% | %.0f, %.0f %% | %.1f, %.1f | %.1f, %.1f"
              + " | %.1f %% / %.1f %% | %.1f %% / %.1f %% |%n",
          name,
          steal(first),
          steal(second),
          undisturbed(first),
          undisturbed(second),
          secondsOfARow(first),
          secondsOfARow(second),
          forksOfARow(first),
          forksOfARow(second),
          values.median(),
          values.largest(),
          ratios.median(),
          ratios.largest());
    }
  }

  private void summary(String name, Spread spread) {
    print(
        "%-16s median difference %.2f %%, largest %.2f %%%n",
        name, spread.median(), spread.largest());
  }

  private static double steal(Run run) {
    return run.environment()
        .condition()
        .map(condition -> condition.withheld().stealPercent().orElse(Double.NaN))
        .orElse(Double.NaN);
  }

  private static double undisturbed(Run run) {
    return 100 * WitnessReport.of(run).orElseThrow().undisturbed();
  }

  private static double secondsOfARow(Run run) {
    return Duration.between(run.course().started(), run.course().ended().orElseThrow()).toMillis()
        / 1e3
        / run.cells().size();
  }

  private static double forksOfARow(Run run) {
    return run.cells().stream().mapToInt(cell -> cell.forks().size()).average().orElseThrow();
  }

  private void print(String format, Object... values) {
    out.printf(Locale.ROOT, format, values);
  }
}
