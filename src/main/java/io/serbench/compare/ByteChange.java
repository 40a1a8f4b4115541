package io.serbench.compare;

import io.serbench.report.metric.Metric;
import io.serbench.report.metric.Metric.Peers;
import io.serbench.report.metric.Metrics;
import io.serbench.result.CellId;
import io.serbench.statistics.CellSummary;
import java.util.List;
import java.util.Optional;

/**
 * A size or an allocation of one row in both runs. They are counted, so that any difference is one.
 *
 * @param id the row, on its data set
 * @param metric of what
 * @param base bytes in the first run
 * @param next bytes in the second
 */
public record ByteChange(CellId id, Metric metric, double base, double next) {
  /** What is compared. */
  static final List<Metric> METRICS =
      List.of(Metrics.SIZE, Metrics.DEFLATED, Metrics.ALLOCATED_BY_SER, Metrics.ALLOCATED_BY_DESER);

  /** All that both have. */
  static List<ByteChange> of(CellSummary base, CellSummary next) {
    return METRICS.stream().flatMap(metric -> of(metric, base, next).stream()).toList();
  }

  private static Optional<ByteChange> of(Metric metric, CellSummary base, CellSummary next) {
    return metric
        .of(base, Peers.NONE)
        .flatMap(
            before ->
                metric
                    .of(next, Peers.NONE)
                    .map(
                        after -> new ByteChange(base.id(), metric, before.value(), after.value())));
  }

  /** Bytes more in the second run. */
  public double growth() {
    return next - base;
  }

  /**
   * Whether they differ. What a call allocates is a mean over many, of which the rare growth of a
   * buffer is a part: half a byte is none.
   */
  public boolean differs() {
    return Math.round(base) != Math.round(next);
  }
}
