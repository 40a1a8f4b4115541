package io.serbench.compare;

import io.serbench.catalog.Effort;
import io.serbench.catalog.Format;
import io.serbench.catalog.Structure;
import io.serbench.catalog.Tags;
import io.serbench.result.CellResult;
import io.serbench.result.Failure;
import io.serbench.result.Noise;
import io.serbench.result.Run;
import io.serbench.result.Runs;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/** Made-up runs that are compared. */
public final class TwoRuns {
  private static final Tags TAGS =
      Runs.tags(Effort.ZERO_KNOWLEDGE, Format.BINARY, Structure.FLAT_TREE);
  private static final double SAME = 0.02;

  /** A gate without limits. */
  public static final Gate OPEN =
      new Gate(OptionalDouble.empty(), Optional.empty(), false, Optional.empty());

  private TwoRuns() {}

  /** A row of so many bytes, with forks of these totals. */
  public static CellResult row(String name, int size, double... totals) {
    return Runs.measured(Runs.row(name, TAGS), size, totals);
  }

  /** A row that failed. */
  public static CellResult failed(String name) {
    return Runs.failed(Runs.row(name, TAGS), Failure.Mode.EXCEPTION, "it threw");
  }

  public static Run run(CellResult... rows) {
    return Runs.run(List.of(rows));
  }

  /** So many times each of these. */
  public static double[] times(double factor, double... values) {
    return Arrays.stream(values).map(value -> value * factor).toArray();
  }

  static RunComparison compared(Run base, Run next) {
    return RunComparison.of(side(base), side(next), SAME);
  }

  private static ComparedRun side(Run run) {
    return ComparedRun.of("r.json", run, Noise.REJECT, id -> true);
  }
}
