package io.serbench.lab.evidence;

import io.serbench.result.Phase;
import io.serbench.result.ResultFile;
import io.serbench.statistics.CellSummary;
import io.serbench.statistics.Estimate;
import io.serbench.statistics.Summaries;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** Shows how often the intervals of many short runs contain the mean of all of them. */
public final class Coverage {
  private Coverage() {}

  /**
   * Prints how many intervals contain the mean, for each operation and altogether.
   *
   * @param args the result files of the runs
   */
  public static void main(String[] args) throws Exception {
    Map<String, List<Estimate>> estimates = new TreeMap<>();
    for (String file : args) {
      for (CellSummary row : Summaries.of(ResultFile.read(Path.of(file), warning -> {}))) {
        for (Phase phase : List.of(Phase.SER, Phase.DESER)) {
          estimates
              .computeIfAbsent(row.name() + " " + phase.label(), name -> new ArrayList<>())
              .add(row.time(phase).orElseThrow());
        }
      }
    }
    PrintStream out = System.out;
    int contained = 0;
    int all = 0;
    for (Map.Entry<String, List<Estimate>> entry : estimates.entrySet()) {
      List<Estimate> values = entry.getValue();
      double grand = values.stream().mapToDouble(Estimate::value).average().orElseThrow();
      int hits =
          (int)
              values.stream()
                  .filter(value -> Math.abs(value.value() - grand) <= value.halfWidth())
                  .count();
      double width = values.stream().mapToDouble(Estimate::halfWidth).average().orElseThrow();
      out.printf(
          Locale.ROOT,
          "%-32s grand value %9.1f, %d of %d intervals contain it, mean ± %.2f %%%n",
          entry.getKey(),
          grand,
          hits,
          values.size(),
          100 * width / grand);
      contained += hits;
      all += values.size();
    }
    out.printf(Locale.ROOT, "all: %.1f %% (should be at least 88)%n", 100.0 * contained / all);
  }
}
