package io.serbench.statistics;

import io.serbench.result.CellResult;
import io.serbench.result.ForkResult;
import io.serbench.result.Noise;
import io.serbench.result.PhaseResult;
import io.serbench.result.Run;
import java.util.List;
import java.util.OptionalDouble;

/**
 * How much of a run was undisturbed: the part of the batches of ser and deser, of all forks, that
 * the witness calls clean. It is the same whether noise is rejected or kept.
 */
public final class CleanShare {
  private final List<CellResult> rows;
  private final ForkEstimator estimator;

  private CleanShare(Run run) {
    this.rows = run.cells();
    this.estimator = ForkEstimator.of(run, Noise.REJECT);
  }

  /** For a run. */
  public static CleanShare in(Run run) {
    return new CleanShare(run);
  }

  /** Of all rows, between 0 and 1; empty where no witness ran. */
  public OptionalDouble ofAll() {
    return of(rows);
  }

  /** Of one row, between 0 and 1; empty where no witness ran beside it. */
  public OptionalDouble of(String row, String dataset) {
    return of(
        rows.stream()
            .filter(r -> r.id().name().equals(row) && r.id().workload().describe().equals(dataset))
            .toList());
  }

  private OptionalDouble of(List<CellResult> chosen) {
    List<ForkValue> values =
        chosen.stream()
            .map(CellResult::forks)
            .flatMap(List::stream)
            .map(ForkResult::phases)
            .flatMap(List::stream)
            .filter(CleanShare::isJudged)
            .map(estimator::estimate)
            .toList();
    long batches = values.stream().mapToLong(ForkValue::batches).sum();
    long clean = values.stream().mapToLong(ForkValue::clean).sum();
    return batches == 0 ? OptionalDouble.empty() : OptionalDouble.of((double) clean / batches);
  }

  private static boolean isJudged(PhaseResult phase) {
    return phase.phase().inTotal() && phase.series().witness().isPresent();
  }
}
