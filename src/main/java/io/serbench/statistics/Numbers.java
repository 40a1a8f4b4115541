package io.serbench.statistics;

import io.serbench.result.Encoded;
import io.serbench.result.Phase;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * The numbers of a cell.
 *
 * @param phases what is known of each phase that was measured
 * @param total nanoseconds of ser and deser together; empty where one of them was not measured
 * @param batches how their batches spread; empty where there is no total
 * @param encoded how large encoded data are
 * @param firstMillis milliseconds of the first call in a cold JVM, opening included: the median of
 *     the forks
 * @param forks nanoseconds a call of each phase in each fork, which the times are made of
 */
public record Numbers(
    Map<Phase, PhaseSummary> phases,
    Optional<Estimate> total,
    Optional<Quantiles> batches,
    Optional<Encoded> encoded,
    OptionalDouble firstMillis,
    List<Map<Phase, Double>> forks) {
  /** Of a cell that was not measured, or failed. */
  public static final Numbers NONE =
      new Numbers(
          Map.of(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          OptionalDouble.empty(),
          List.of());

  public Numbers {
    phases = Map.copyOf(phases);
    forks = List.copyOf(forks);
  }
}
