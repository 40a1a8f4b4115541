package io.serbench.lab.floor;

import io.serbench.result.Phase;
import io.serbench.result.ResultFile;
import io.serbench.statistics.CellSummary;
import io.serbench.statistics.Summaries;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.Locale;

/**
 * Compares the times that serbench measured of {@code floor}, one of {@link FloorRows}, with the
 * known ones.
 */
public final class FloorVerdict {
  private static final long CALIBRATION_MILLIS = 20_000;

  private FloorVerdict() {}

  /**
   * Prints the measured and the known times.
   *
   * @param args the result file of a run of {@code floor}
   */
  public static void main(String[] args) throws Exception {
    CellSummary row = Summaries.of(ResultFile.read(Path.of(args[0]), warning -> {})).get(0);
    PrintStream out = System.out;
    double empty = row.time(Phase.CREATE).orElseThrow().value();
    double busy = row.time(Phase.SER).orElseThrow().value();
    out.printf(Locale.ROOT, "empty operation  %6.3f ns (known: 0; should be below 1)%n", empty);
    double known = new BusyLoop().fastest(BusyLoop.STEPS, CALIBRATION_MILLIS);
    out.printf(
        Locale.ROOT,
        "busy loop        %6.2f ns, %+.2f %% of the %.2f ns it takes (should be within 2 %%)%n",
        busy,
        100 * (busy / known - 1),
        known);
  }
}
