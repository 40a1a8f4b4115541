package io.serbench.report.metric;

import io.serbench.result.Phase;
import io.serbench.statistics.CellSummary;
import io.serbench.statistics.PhaseSummary;
import io.serbench.statistics.Quantiles;
import java.util.Optional;

/**
 * A quantile of ser and the same quantile of deser, added. Their batches are timed apart, so the
 * sum is a quantile of nothing; it stands beside total, which is made in the same way.
 */
interface BatchQuantile extends Metric {
  /** Nanoseconds a call. */
  double of(Quantiles batches);

  /** Which batch of each: {@code the median batch of ser}. */
  String which();

  @Override
  default String heading() {
    return id() + ".batch";
  }

  @Override
  default Unit unit() {
    return Unit.NANOSECONDS;
  }

  @Override
  default Origin origin() {
    return Origin.BATCHES;
  }

  @Override
  default String meaning() {
    return "ns a call in "
        + which()
        + ", plus the same of deser, of the batches that total is made of; a batch is about 1.5 ms"
        + " of calls, so single slow calls do not show";
  }

  @Override
  default Optional<Measure> of(CellSummary row, Peers peers) {
    Optional<Quantiles> ser = row.phase(Phase.SER).map(PhaseSummary::batches);
    Optional<Quantiles> deser = row.phase(Phase.DESER).map(PhaseSummary::batches);
    return ser.flatMap(one -> deser.map(other -> Measure.of(of(one) + of(other))));
  }
}
