package io.serbench.tools.evidence;

import io.serbench.result.Noise;
import io.serbench.result.Phase;
import io.serbench.result.ResultFile;
import io.serbench.result.Run;
import io.serbench.statistics.Baseline;
import io.serbench.statistics.CellSummary;
import io.serbench.statistics.Summaries;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * How far two runs of the same rows differ: as serbench reports them; at one speed of the machine,
 * since its clock may have been lower from end to end of one of them; and with the noise kept.
 */
public final class Repeatability {
  private final PrintStream out = System.out;
  private final Run first;
  private final Run second;

  private Repeatability(Run first, Run second) {
    this.first = first;
    this.second = second;
  }

  /** Prints the differences, given the two result files. */
  public static void main(String[] args) throws Exception {
    Repeatability runs =
        new Repeatability(ResultFile.read(Path.of(args[0])), ResultFile.read(Path.of(args[1])));
    runs.print();
  }

  private void print() {
    out.printf("%-26s %-5s %9s %9s %8s   %s%n", "", "", "first", "second", "differ", "forks");
    double[] rejecting = differences(Noise.REJECT, 1, true);
    double[] keeping = differences(Noise.KEEP, 1, false);
    summary("noise rejected", Spread.of(rejecting));
    double slower =
        Baseline.of(second).orElseThrow().quietNanos()
            / Baseline.of(first).orElseThrow().quietNanos();
    summary("at one speed", Spread.of(differences(Noise.REJECT, slower, false)));
    out.printf(
        Locale.ROOT,
        "second run: machine slower by %+.2f %%, says the witness%n",
        100 * (slower - 1));
    summary("noise kept", Spread.of(keeping));
    time("first", first);
    time("second", second);
  }

  /**
   * In per cent.
   *
   * @param slower what the second run's times are divided by
   */
  private double[] differences(Noise noise, double slower, boolean printed) {
    List<CellSummary> before = Summaries.of(first, noise);
    List<CellSummary> after = Summaries.of(second, noise);
    List<Double> differences = new ArrayList<>();
    for (int row = 0; row < before.size(); row++) {
      for (Phase phase : List.of(Phase.SER, Phase.DESER)) {
        double a = before.get(row).time(phase).orElseThrow().value();
        double b = after.get(row).time(phase).orElseThrow().value() / slower;
        double percent = 100 * (b - a) / ((a + b) / 2);
        differences.add(percent);
        if (printed) {
          out.printf(
              Locale.ROOT,
              "%-26s %-5s %9.1f %9.1f %+7.2f%%   %d, %d%n",
              before.get(row).name(),
              phase.label(),
              a,
              b,
              percent,
              before.get(row).trust().forks(),
              after.get(row).trust().forks());
        }
      }
    }
    return differences.stream().mapToDouble(Double::doubleValue).toArray();
  }

  private void summary(String name, Spread spread) {
    out.printf(
        Locale.ROOT,
        "%-16s median difference %.2f %%, largest %.2f %%%n",
        name,
        spread.median(),
        spread.largest());
  }

  private void time(String name, Run run) {
    double seconds =
        Duration.between(run.course().started(), run.course().ended().orElseThrow()).toMillis()
            / 1e3;
    out.printf(Locale.ROOT, "%s run: %.1f s a row%n", name, seconds / run.cells().size());
  }
}
