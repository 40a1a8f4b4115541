package io.serbench.run;

import io.serbench.result.CellResult;
import io.serbench.result.Run;
import io.serbench.statistics.CellSummary;
import io.serbench.statistics.Estimate;
import io.serbench.statistics.Summaries;
import java.util.HashMap;
import java.util.Map;
import java.util.OptionalDouble;

/** How precise the values of a run are by now. Each is found once, when it is asked for. */
final class Precision {
  private final Run run;
  private final Summaries summaries;
  private final Map<Integer, OptionalDouble> halfWidths = new HashMap<>();

  Precision(Run run) {
    this.run = run;
    this.summaries = new Summaries(run, run.settings().noise());
  }

  /**
   * Half of the wider of the intervals of ser and deser, relative to the value; empty where one
   * fork alone, or none, gives no interval.
   */
  OptionalDouble relativeHalfWidth(int cell) {
    return halfWidths.computeIfAbsent(cell, this::find);
  }

  private OptionalDouble find(int cell) {
    CellResult row = run.cells().get(cell);
    if (row.forks().size() < 2) {
      return OptionalDouble.empty();
    }
    CellSummary summary = summaries.of(row);
    return summary.numbers().phases().entrySet().stream()
        .filter(phase -> phase.getKey().inTotal())
        .mapToDouble(phase -> relative(phase.getValue().time()))
        .max();
  }

  private static double relative(Estimate time) {
    return time.halfWidth() / time.value();
  }
}
